import HeadlessScreen
import HeadlessUIKit
import Testing

@Suite @MainActor struct PresentationTests {
  let journal = Journal()

  @Test func `A sheet covers what is behind it without making it disappear`() {
    let root = JournalingViewController("Root", journal)
    let sheet = JournalingViewController("Sheet", journal)
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Behind") { _ in })
    root.view.addSubview(button)
    let screen = Screen(showing: root)
    #expect(screen.elements.map(\.label) == ["Behind"])
    _ = journal.take()
    root.present(sheet, animated: true) { [journal] in journal.note("completion") }
    #expect(screen.elements.isEmpty)
    #expect(
      journal.take() == [
        "Sheet.loadView", "Sheet.viewDidLoad", "Sheet.viewWillAppear (presented)",
        "Sheet.viewIsAppearing (presented)", "Sheet.viewDidAppear (presented)", "completion",
      ]
    )
    #expect(root.presentedViewController === sheet)
    #expect(sheet.presentingViewController === root)
    sheet.dismiss(animated: true) { [journal] in journal.note("completion") }
    #expect(screen.elements.map(\.label) == ["Behind"])
    #expect(
      journal.take() == [
        "Sheet.viewWillDisappear (dismissed)", "Sheet.viewDidDisappear (dismissed)", "completion",
      ]
    )
  }

  @Test func `A full screen makes what is behind it disappear`() {
    let root = JournalingViewController("Root", journal)
    let cover = JournalingViewController("Cover", journal)
    cover.modalPresentationStyle = .fullScreen
    let screen = Screen(showing: root)
    root.present(cover, animated: true)
    #expect(screen.topViewController === cover)
    #expect(journal.take().contains("Root.viewDidDisappear"))
    root.dismiss(animated: true)
    #expect(screen.topViewController === root)
    #expect(journal.take().contains("Root.viewDidAppear"))
  }

  @Test func `Presenting twice is refused, and recorded`() {
    let root = UIViewController()
    let screen = Screen(showing: root)
    root.present(UIViewController(), animated: true)
    root.present(
      UIAlertController(title: nil, message: nil, preferredStyle: .alert),
      animated: true
    )
    #expect(
      screen.issues.map(\.message) == [
        """
        Attempt to present UIAlertController on UIViewController which is already presenting \
        UIViewController.
        """
      ]
    )
  }

  @Test func `An alert is answered by one of its buttons`() throws {
    let root = UIViewController()
    let screen = Screen(showing: root)
    let alert = UIAlertController(title: "Delete?", message: "For good.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [journal] _ in journal.note("deleted") }
    )
    root.present(alert, animated: true)
    #expect(
      screen.elements.map(\.spoken) == [
        "Delete?, heading", "For good.", "Cancel, button", "Delete, button",
      ]
    )
    try screen.tap("Delete")
    #expect(journal.take() == ["deleted"])
    #expect(screen.topViewController === root)
  }
}
