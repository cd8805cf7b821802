import HeadlessScreen
import HeadlessUIKit
import Testing

@Suite @MainActor struct MemoryTests {
  /// Objects that are to be gone, held weakly.
  @MainActor private final class Remains {
    weak var controller: UIViewController?
    weak var view: UIView?

    init(_ controller: UIViewController) {
      self.controller = controller
      view = controller.view
    }

    var areGone: Bool { controller == nil && view == nil }
  }

  private func pushDetail(onto navigation: UINavigationController) -> Remains {
    let detail = FruitListViewController(["Apple"])
    detail.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak detail] _ in detail?.title = "Added" }
    )
    navigation.pushViewController(detail, animated: true)
    return Remains(detail)
  }

  @Test func `A popped screen is let go at once`() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let screen = Screen(showing: navigation)
    let remains = pushDetail(onto: navigation)
    #expect(screen.title == "Fruit")
    try screen.tap("Add")
    #expect(!remains.areGone)
    try screen.goBack()
    #expect(remains.areGone)
  }

  @Test func `A detail left by going back is let go by its split view`() throws {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    let screen = Screen(showing: split)
    func showDetail() -> Remains {
      let detail = FruitListViewController(["Apple"])
      split.showDetailViewController(detail, sender: nil)
      return Remains(detail)
    }
    let remains = showDetail()
    #expect(screen.title == "Fruit")
    try screen.goBack()
    #expect(remains.areGone)
  }

  @Test func `A dismissed screen is let go at once`() {
    let root = UIViewController()
    let screen = Screen(showing: root)
    func present() -> Remains {
      let sheet = FruitListViewController(["Apple"])
      root.present(sheet, animated: true)
      return Remains(sheet)
    }
    let remains = present()
    #expect(screen.elements.texts == ["Apple"])
    root.dismiss(animated: true)
    #expect(screen.elements.isEmpty)
    #expect(remains.areGone)
  }

  @Test func `Closing lets the whole app go, and tells nobody`() throws {
    let journal = Journal()
    func show() -> (Screen, Remains) {
      let list = FruitListViewController(["Apple"], journal)
      let tabs = UITabBarController()
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(list, for: .primary)
      split.setViewController(JournalingViewController("Detail", journal), for: .secondary)
      tabs.viewControllers = [split, UIViewController()]
      let remains = Remains(list)
      return (Screen(showing: tabs, .pad), remains)
    }
    let (screen, remains) = show()
    try screen.tapButton(inRow: "Apple")
    screen.rotate(to: .phone)
    _ = journal.take()
    screen.close()
    #expect(screen.elements.isEmpty)
    #expect(screen.title == nil)
    #expect(remains.areGone)
    #expect(journal.entries.isEmpty)
  }
}
