import HeadlessScreen
import HeadlessUIKit
import Testing

@Suite @MainActor struct ScreenTests {
  let journal = Journal()

  @Test func `A list's rows, its title and its hearts are on the screen in reading order`() throws {
    let list = FruitListViewController(["Apple", "Fig"], journal)
    let screen = Screen(showing: UINavigationController(rootViewController: list))
    #expect(screen.title == "Fruit")
    #expect(
      screen.elements == [
        ScreenElement(text: "Fruit", label: "Fruit", traits: .header),
        ScreenElement(text: "Apple", label: "Apple", row: 0),
        ScreenElement(symbol: "heart", label: "heart", traits: .button, row: 0),
        ScreenElement(text: "Fig", label: "Fig", row: 1),
        ScreenElement(symbol: "heart", label: "heart", traits: .button, row: 1),
      ]
    )
    #expect(screen.issues.isEmpty)
  }

  @Test func `A touch in a row goes to the row or to its button`() throws {
    let list = FruitListViewController(["Apple", "Fig"], journal)
    let screen = Screen(showing: UINavigationController(rootViewController: list))
    _ = journal.take()
    try screen.tapButton(inRow: "Fig")
    try screen.tap("heart", inRow: "Apple")
    #expect(journal.take() == ["heart Fig, tag 1", "heart Apple, tag 0"])
    try screen.tapRow("Fig")
    #expect(journal.take() == ["select Fig"])
    #expect(screen.title == "Fig")
    #expect(screen.elements.map(\.label) == ["Fruit", "Fig"])
    try screen.goBack()
    #expect(screen.title == "Fruit")
  }

  @Test func `Pulling down asks once until refreshing ends`() throws {
    let list = FruitListViewController(["Apple"], journal)
    let screen = Screen(showing: list)
    _ = journal.take()
    try screen.pullToRefresh()
    try screen.pullToRefresh()
    #expect(screen.isRefreshing)
    #expect(journal.take() == ["refresh"])
    list.refreshControl?.endRefreshing()
    try screen.pullToRefresh()
    #expect(journal.take() == ["refresh"])
  }
}
