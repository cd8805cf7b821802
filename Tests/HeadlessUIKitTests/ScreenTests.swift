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

  @Test func `What is looked for in vain is named, with what is there instead`() {
    let screen = Screen(showing: FruitListViewController(["Apple", "Apple"], journal))
    func failure(_ gesture: () throws -> Void) -> String? {
      do { try gesture() } catch { return "\(error)".components(separatedBy: " On the screen")[0] }
      return nil
    }
    #expect(failure { try screen.tap("Save") } == "There is no button “Save” on the screen.")
    #expect(
      failure { try screen.tap("heart") }
        == "A person can't reach button “heart”: there are 2 of them."
    )
    #expect(failure { try screen.tapRow("Fig") } == "There is no row with “Fig” on the screen.")
    #expect(
      failure { try screen.tapRow("Apple") }
        == "A person can't reach row with “Apple”: there are 2 of them."
    )
    #expect(
      failure { try screen.type("x", into: "Name") }
        == "There is no text field “Name” on the screen."
    )
    #expect(failure { try screen.goBack() } == "There is no back button on the screen.")
    #expect(failure { _ = try screen.frame(of: "Fig") } == "There is no “Fig” on the screen.")
  }

  @Test func `What a row lacks is named too`() {
    let screen = Screen(showing: FruitListViewController(["Apple"], journal))
    let label = #expect(throws: NotOnScreen.self) { try screen.tap("Save", inRow: "Apple") }
    #expect(label?.wanted == "button “Save” in the row with “Apple”")
    let plain = Screen(showing: UIViewController())
    let pull = #expect(throws: NotOnScreen.self) { try plain.pullToRefresh() }
    #expect(
      pull?.description == "There is no list to pull down on the screen. The screen is empty."
    )
  }

  @Test func `A list that takes no touches says so`() {
    let list = FruitListViewController(["Apple"], journal)
    let screen = Screen(showing: list)
    list.tableView.allowsSelection = false
    let error = #expect(throws: NotOnScreen.self) { try screen.tapRow("Apple") }
    #expect(error?.reason == "its list takes no touches")
  }

  @Test func `A place on the screen is where a touch hits`() throws {
    let screen = Screen(showing: FruitListViewController(["Apple"], journal))
    _ = journal.take()
    let place = try screen.frame(of: "heart")
    screen.tap(at: CGPoint(x: place.midX, y: place.midY))
    #expect(journal.entries == ["heart Apple, tag 0"])
  }

  @Test func `A button beside the list is told from those in its rows`() throws {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(FruitListViewController(["Apple"], journal), for: .primary)
    let detail = UIViewController()
    let like = UIAction(image: UIImage(systemName: "heart")) { [journal] _ in journal.note("like") }
    detail.view.addSubview(UIButton(type: .system, primaryAction: like))
    split.setViewController(detail, for: .secondary)
    let screen = Screen(showing: split, .pad)
    _ = journal.take()
    #expect(throws: NotOnScreen.self) { try screen.tap("heart") }
    try screen.tapOutsideRows("heart")
    #expect(journal.entries == ["like"])
    let error = #expect(throws: NotOnScreen.self) { try screen.tapOutsideRows("star") }
    #expect(error?.wanted == "button “star” outside the list")
  }

  @Test func `Waiting ends when it has come, or says what hasn't`() async throws {
    let root = UIViewController()
    let screen = Screen(showing: root)
    Task { root.view.addSubview(UIButton(primaryAction: UIAction(title: "Late") { _ in })) }
    try await screen.wait(for: "the button") { screen.elements.map(\.label) == ["Late"] }
    let error = await #expect(throws: NotOnScreen.self) {
      try await screen.wait(for: "the moon") { false }
    }
    #expect(
      error?.description == """
        A person can't reach the moon: it hasn't come in 1000 turns. On the screen:
          “Late” spoken “Late, button”
        """
    )
  }

  @Test func `Settling lets a chain of tasks come to its end`() async {
    let root = UIViewController()
    let screen = Screen(showing: root)
    Task {
      let title = await Task.detached { await Task.detached { "Done" }.value }.value
      root.view.addSubview(UIButton(primaryAction: UIAction(title: title) { _ in }))
    }
    await screen.settle()
    #expect(screen.elements.map(\.label) == ["Done"])
  }
}
