import HeadlessScreen
import HeadlessUIKit
import Testing

@Suite @MainActor struct LifecycleTests {
  let journal = Journal()

  private func screen(_ name: String) -> JournalingViewController {
    JournalingViewController(name, journal)
  }

  @Test func `Rule U1: the view is loaded once, at its first use`() {
    let a = screen("A")
    #expect(a.viewIfLoaded == nil)
    #expect(!a.isViewLoaded)
    let view = a.view
    #expect(a.view === view)
    #expect(a.viewIfLoaded === view)
    a.loadViewIfNeeded()
    #expect(journal.entries == ["A.loadView", "A.viewDidLoad"])
  }

  @Test func `Rule U1: showing a screen again does not load it again`() throws {
    let navigation = UINavigationController(rootViewController: screen("A"))
    let device = Screen(showing: navigation)
    let b = screen("B")
    for _ in 0..<2 {
      navigation.pushViewController(b, animated: true)
      #expect(device.title == "B")
      try device.goBack()
    }
    #expect(journal.entries.count { $0.hasSuffix("viewDidLoad") } == 2)
  }

  @Test func `Rule U1: a loadView that sets no view is recorded`() {
    final class Forgetful: UIViewController {
      override func loadView() {}
    }
    let device = Screen(showing: Forgetful())
    #expect(
      device.issues.map(\.description) == [
        "U1: Forgetful -loadView returned without setting the view."
      ]
    )
  }

  @Test func `Rule U2: a push covers one screen and shows the next`() {
    let navigation = UINavigationController(rootViewController: screen("A"))
    let device = Screen(showing: navigation)
    #expect(
      journal.take() == [
        "A.willMove", "A.loadView", "A.viewDidLoad", "A.viewWillAppear (moving to)",
        "A.viewIsAppearing (moving to)", "A.viewDidAppear (moving to)", "A.didMove",
      ]
    )
    navigation.pushViewController(screen("B"), animated: true)
    #expect(journal.take() == ["B.willMove"])
    #expect(device.title == "B")
    #expect(
      journal.take() == [
        "B.loadView", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear (moving to)",
        "B.viewIsAppearing (moving to)", "A.viewDidDisappear", "B.viewDidAppear (moving to)",
        "B.didMove",
      ]
    )
  }

  @Test func `Rule U2: a pop is the push the other way round`() throws {
    let navigation = UINavigationController(rootViewController: screen("A"))
    let device = Screen(showing: navigation)
    navigation.pushViewController(screen("B"), animated: true)
    device.tap(at: .zero)
    _ = journal.take()
    try device.goBack()
    #expect(
      journal.take() == [
        "B.willMove(nil)", "B.viewWillDisappear (moving from)", "A.viewWillAppear",
        "A.viewIsAppearing", "B.viewDidDisappear (moving from)", "A.viewDidAppear",
        "B.didMove(nil)",
      ]
    )
  }

  @Test func `Rule U3: a covered screen is not moving from its parent`() {
    let navigation = UINavigationController(rootViewController: screen("A"))
    let device = Screen(showing: navigation)
    navigation.pushViewController(screen("B"), animated: true)
    #expect(device.title == "B")
    #expect(journal.take().contains("A.viewWillDisappear"))
    navigation.pushViewController(screen("C"), animated: true)
    #expect(device.title == "C")
    #expect(journal.take().contains("B.viewWillDisappear"))
  }

  @Test func `Rule U3: the stack is already the new one when the popped screen disappears`() throws
  {
    final class Witness: UIViewController {
      var titlesSeen: [String?] = []
      var wasInNavigation = false
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        titlesSeen = navigationController?.viewControllers.map(\.title) ?? []
        wasInNavigation = navigationController != nil
      }
    }
    let navigation = UINavigationController(rootViewController: screen("A"))
    let device = Screen(showing: navigation)
    let witness = Witness()
    navigation.pushViewController(witness, animated: true)
    device.tap(at: .zero)
    try device.goBack()
    #expect(witness.titlesSeen == ["A"])
    #expect(witness.wasInNavigation)
    #expect(witness.parent == nil)
  }

  @Test func `Rule U3: popping to the root takes every screen in between away`() {
    let navigation = UINavigationController(rootViewController: screen("A"))
    let device = Screen(showing: navigation)
    navigation.pushViewController(screen("B"), animated: true)
    navigation.pushViewController(screen("C"), animated: true)
    #expect(device.title == "C")
    _ = journal.take()
    let popped = navigation.popToRootViewController(animated: true)
    #expect(popped?.map(\.title) == ["B", "C"])
    #expect(device.title == "A")
    let entries = journal.take()
    #expect(entries.contains("B.didMove(nil)"))
    #expect(!entries.contains("B.viewWillDisappear (moving from)"))
    #expect(entries.contains("C.viewDidDisappear (moving from)"))
  }

  @Test func `Rule U4: of two pushes at once only the last screen appears`() {
    let navigation = UINavigationController(rootViewController: screen("A"))
    let device = Screen(showing: navigation)
    _ = journal.take()
    navigation.pushViewController(screen("B"), animated: true)
    navigation.pushViewController(screen("C"), animated: true)
    #expect(device.title == "C")
    #expect(navigation.viewControllers.map(\.title) == ["A", "B", "C"])
    let entries = journal.take()
    #expect(!entries.contains { $0.hasPrefix("B.view") })
    #expect(entries.contains("C.viewDidAppear (moving to)"))
  }

  @Test func `A controller is made without arguments where a subclass adds no initializer`() {
    final class Plain: UIViewController {
      var count = 3
    }
    #expect(Plain().count == 3)
    #expect(UIViewController().children.isEmpty)
    #expect(UITableViewController().tableView.style == .plain)
  }

  @Test func `A contained controller appears with its container`() {
    let outer = screen("Outer")
    let inner = screen("Inner")
    outer.addChild(inner)
    inner.view.frame = outer.view.bounds
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    _ = journal.take()
    let device = Screen(showing: outer)
    #expect(journal.entries.filter { $0.hasPrefix("Inner.viewDid") }.count == 1)
    #expect(device.topViewController === inner)
    inner.willMove(toParent: nil)
    inner.view.removeFromSuperview()
    inner.removeFromParent()
    _ = journal.take()
    #expect(device.topViewController === outer)
    #expect(journal.take() == ["Inner.viewWillDisappear", "Inner.viewDidDisappear"])
  }

  @Test func `A screen that leaves as soon as it has appeared leaves in order`() {
    final class Bouncer: JournalingViewController {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        navigationController?.popViewController(animated: true)
      }
    }
    let navigation = UINavigationController(rootViewController: screen("A"))
    let device = Screen(showing: navigation)
    navigation.pushViewController(Bouncer("B", journal), animated: true)
    _ = journal.take()
    #expect(device.title == "A")
    #expect(
      journal.take().filter { $0.hasPrefix("B.") }.suffix(5) == [
        "B.viewDidAppear (moving to)", "B.willMove(nil) (moving to)",
        "B.viewWillDisappear (moving from)", "B.viewDidDisappear (moving from)", "B.didMove(nil)",
      ]
    )
  }
}
