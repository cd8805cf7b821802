import HeadlessScreen
import HeadlessUIKit
import Testing

@Suite @MainActor struct ContainerTests {
  let journal = Journal()

  private func split(_ fruit: [String] = ["Apple", "Fig"]) -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(FruitListViewController(fruit, journal), for: .primary)
    return split
  }

  @Test func `A bar button acts, and goes by its label, title or symbol`() throws {
    let root = UIViewController()
    root.title = "Fruit"
    let add = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [journal] _ in journal.note("add") }
    )
    let sort = UIBarButtonItem(
      title: "Sort",
      primaryAction: UIAction { [journal] _ in journal.note("sort") }
    )
    root.navigationItem.rightBarButtonItems = [add, sort]
    let screen = Screen(showing: UINavigationController(rootViewController: root))
    #expect(screen.elements.map(\.spoken) == ["Fruit, heading", "Sort, button", "Add, button"])
    try screen.tap("Add")
    try screen.tap("plus")
    try screen.tap("Sort")
    #expect(journal.take() == ["add", "add", "sort"])
    sort.isEnabled = false
    let error = #expect(throws: NotOnScreen.self) { try screen.tap("Sort") }
    #expect(error?.reason == "it is dimmed")
    root.navigationItem.rightBarButtonItem = nil
    #expect(screen.elements.map(\.label) == ["Fruit"])
  }

  @Test(
    arguments: [
      (UIBarButtonItem.SystemItem.done, "Done"), (.cancel, "Cancel"), (.edit, "Edit"),
      (.save, "Save"), (.add, "Add"), (.compose, "Compose"), (.action, "Share"),
      (.search, "Search"), (.refresh, "Refresh"), (.trash, "Delete"), (.close, "Close"),
    ])
  func `A system item is read as on every other app`(
    item: UIBarButtonItem.SystemItem,
    label: String
  ) {
    let root = UIViewController()
    root.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: item)
    let screen = Screen(showing: UINavigationController(rootViewController: root))
    #expect(screen.elements.map(\.label) == [label])
  }

  @Test func `A bar shows views of the app's own`() {
    let root = UIViewController()
    let title = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    title.placeholder = "Search"
    root.navigationItem.titleView = title
    let custom = UISwitch()
    custom.accessibilityLabel = "Sound"
    root.navigationItem.setLeftBarButton(UIBarButtonItem(customView: custom), animated: false)
    let navigation = UINavigationController()
    navigation.viewControllers = [UIViewController(), root]
    let screen = Screen(showing: navigation)
    #expect(screen.elements.map(\.spoken) == ["Sound, off, switch button", "Search, search field"])
    root.navigationItem.setLeftBarButton(nil, animated: false)
    #expect(screen.elements.map(\.label) == ["Back", "Search"])
    root.navigationItem.hidesBackButton = true
    #expect(screen.elements.map(\.label) == ["Search"])
  }

  @Test func `A tab is named for the screen in its navigation controller`() {
    let tabs = UITabBarController()
    let list = FruitListViewController([])
    list.tabBarItem = UITabBarItem(title: "Eat", image: UIImage(systemName: "leaf"), tag: 0)
    list.tabBarItem.badgeValue = "3"
    let other = UIViewController()
    tabs.viewControllers = [UINavigationController(rootViewController: list), other]
    let screen = Screen(showing: tabs)
    #expect(
      screen.elements.map(\.spoken).suffix(2) == ["Eat, 3, selected, tab", "tab"]
    )
    tabs.selectedViewController = other
    #expect(screen.topViewController === other)
    #expect(screen.title == nil)
  }

  @Test func `The back button is named for the screen it leads to`() throws {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let screen = Screen(showing: navigation)
    #expect(throws: NotOnScreen.self) { try screen.goBack() }
    navigation.pushViewController(UIViewController(), animated: true)
    #expect(screen.elements.map(\.spoken) == ["Back, button"])
    root.navigationItem.title = "Home"
    #expect(screen.elements.map(\.spoken) == ["Home, button"])
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(screen.elements.isEmpty)
    #expect(screen.title == nil)
  }

  @Test func `On a phone a split view shows its list, and the detail over it`() throws {
    let split = split()
    let screen = Screen(showing: split)
    #expect(split.isCollapsed)
    #expect(screen.title == "Fruit")
    let detail = UIViewController()
    detail.title = "Fig"
    split.showDetailViewController(detail, sender: nil)
    #expect(screen.title == "Fig")
    #expect(screen.elements.map(\.label) == ["Fruit", "Fig"])
    #expect(split.viewController(for: .secondary) === detail)
    try screen.goBack()
    #expect(screen.title == "Fruit")
    #expect(split.viewController(for: .secondary) == nil)
  }

  @Test func `On a tablet both columns are on the screen`() {
    let split = split()
    let detail = UIViewController()
    detail.title = "Fig"
    detail.view.addSubview(UIButton(type: .system, primaryAction: UIAction(title: "Eat") { _ in }))
    split.setViewController(detail, for: .secondary)
    let screen = Screen(showing: split, .pad)
    #expect(!split.isCollapsed)
    #expect(split.traitCollection.horizontalSizeClass == .regular)
    #expect(
      screen.elements.map(\.label) == ["Fruit", "Apple", "heart", "Fig", "heart", "Fig", "Eat"]
    )
    #expect(screen.title == "Fig")
  }

  @Test func `Turning a device collapses and expands a split view without anyone disappearing`() {
    let split = split()
    let detail = JournalingViewController("Detail", journal)
    let screen = Screen(showing: split, .pad)
    split.showDetailViewController(detail, sender: nil)
    #expect(screen.title == "Detail")
    _ = journal.take()
    screen.rotate(to: .phone)
    #expect(split.isCollapsed)
    #expect(screen.elements.map(\.label) == ["Fruit", "Detail"])
    screen.rotate(to: .pad)
    #expect(screen.elements.map(\.label).contains("Apple"))
    #expect(screen.title == "Detail")
    #expect(!journal.entries.contains { $0.hasPrefix("Detail.") })
  }

  @Test func `The delegate decides which column a phone shows first`() {
    final class Delegate: UISplitViewControllerDelegate {
      func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
      ) -> UISplitViewController.Column { .primary }
    }
    let detail = UIViewController()
    detail.title = "Nothing chosen"
    let plain = split()
    plain.setViewController(detail, for: .secondary)
    #expect(Screen(showing: plain).title == "Nothing chosen")
    let delegate = Delegate()
    let guided = split()
    guided.setViewController(UIViewController(), for: .secondary)
    guided.delegate = delegate
    #expect(Screen(showing: guided).title == "Fruit")
  }

  @Test func `A detail without a split view is presented`() {
    let root = UIViewController()
    let detail = UIViewController()
    let screen = Screen(showing: root)
    root.showDetailViewController(detail, sender: nil)
    #expect(screen.topViewController === detail)
    #expect(root.presentedViewController === detail)
  }

  @Test func `A tab shows its controller and keeps the others`() throws {
    let tabs = UITabBarController()
    let one = JournalingViewController("One", journal)
    let two = JournalingViewController("Two", journal)
    tabs.viewControllers = [one, two]
    let screen = Screen(showing: tabs)
    #expect(screen.elements.map(\.spoken) == ["One, selected, tab", "Two, tab"])
    #expect(!two.isViewLoaded)
    _ = journal.take()
    try screen.tap("Two")
    #expect(tabs.selectedViewController === two)
    #expect(screen.elements.map(\.spoken) == ["One, tab", "Two, selected, tab"])
    #expect(journal.take().contains("One.viewWillDisappear"))
    #expect(two.tabBarController === tabs)
  }
}
