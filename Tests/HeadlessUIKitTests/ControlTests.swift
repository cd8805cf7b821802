import HeadlessScreen
import HeadlessUIKit
import Testing

@Suite @MainActor struct ControlTests {
  let journal = Journal()

  private func action(
    _ name: String,
    identifier: UIAction.Identifier? = nil
  ) -> UIAction {
    UIAction(title: name, identifier: identifier) { [journal] _ in journal.note(name) }
  }

  @Test func `Rule U9: actions with different identifiers accumulate`() {
    let button = UIButton(type: .system)
    button.addAction(action("first"), for: .primaryActionTriggered)
    button.addAction(action("second"), for: .primaryActionTriggered)
    button.sendActions(for: .primaryActionTriggered)
    #expect(journal.entries == ["first", "second"])
  }

  @Test func `Rule U9: an action with the same identifier replaces the earlier one`() {
    let button = UIButton(type: .system)
    let identifier = UIAction.Identifier("like")
    button.addAction(action("first", identifier: identifier), for: .primaryActionTriggered)
    button.addAction(action("second", identifier: identifier), for: .primaryActionTriggered)
    button.sendActions(for: .primaryActionTriggered)
    #expect(journal.take() == ["second"])
    button.removeAction(identifiedBy: identifier, for: .primaryActionTriggered)
    button.sendActions(for: .primaryActionTriggered)
    #expect(journal.entries.isEmpty)
  }

  @Test func `Rule U9: an action is performed for the events it was added for, no others`() {
    let control = UIControl()
    let both = action("both")
    control.addAction(both, for: [.touchDown, .valueChanged])
    control.sendActions(for: .touchDown)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchUpInside)
    #expect(journal.take() == ["both", "both"])
    control.removeAction(both, for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .valueChanged)
    #expect(journal.take() == ["both"])
  }

  @Test func `Rule U9: a touch sends touchUpInside, then the primary action`() throws {
    let root = UIViewController()
    let button = UIButton(type: .system, primaryAction: action("Like"))
    button.addAction(
      UIAction { [journal] in
        journal.note("up from \(($0.sender as? UIButton)?.currentTitle ?? "")")
      },
      for: .touchUpInside
    )
    root.view.addSubview(button)
    let screen = Screen(showing: root)
    try screen.tap("Like")
    #expect(journal.entries == ["up from Like", "Like"])
  }

  @Test func `A switch is turned by touch, and only then sends an event`() throws {
    let root = UIViewController()
    let toggle = UISwitch(frame: .zero)
    toggle.accessibilityLabel = "Sound"
    toggle.addAction(
      UIAction { [journal] in journal.note("\(($0.sender as? UISwitch)?.isOn == true)") },
      for: .valueChanged
    )
    root.view.addSubview(toggle)
    let screen = Screen(showing: root)
    toggle.setOn(true, animated: false)
    #expect(screen.elements.map(\.spoken) == ["Sound, on, switch button"])
    try screen.tap("Sound")
    #expect(screen.elements.map(\.spoken) == ["Sound, off, switch button"])
    #expect(journal.entries == ["false"])
  }

  @Test func `Typing replaces the text, one character and one event at a time`() throws {
    let root = UIViewController()
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.placeholder = "Search"
    for (event, name) in [
      (UIControl.Event.editingDidBegin, "begin"), (.editingChanged, "text"),
      (.editingDidEnd, "end"),
    ] {
      field.addAction(
        UIAction { [journal] in journal.note("\(name) \(($0.sender as? UITextField)?.text ?? "")")
        },
        for: event
      )
    }
    root.view.addSubview(field)
    let screen = Screen(showing: root)
    #expect(screen.elements.map(\.spoken) == ["Search, search field"])
    try screen.type("fi", into: "Search")
    #expect(journal.take() == ["begin ", "text f", "text fi", "end fi"])
    #expect(screen.elements.map(\.spoken) == ["Search, fi, search field"])
    try screen.type("", into: "Search")
    #expect(journal.take() == ["begin fi", "text ", "end "])
    #expect(throws: NotOnScreen.self) { try screen.type("x", into: "Name") }
  }

  @Test func `A button looks as its state and configuration say`() {
    let button = UIButton(type: .custom)
    button.setImage(UIImage(systemName: "heart"), for: .normal)
    button.setImage(UIImage(systemName: "heart.fill"), for: .selected)
    #expect(button.currentImage == UIImage(systemName: "heart"))
    button.isSelected = true
    #expect(button.currentImage == UIImage(systemName: "heart.fill"))
    #expect(button.image(for: .disabled) == UIImage(systemName: "heart"))
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    let configured = UIButton(configuration: configuration, primaryAction: action("Ignored"))
    #expect(configured.titleLabel?.text == "Buy")
    #expect(UIButton(type: .close).currentImage == UIImage(systemName: "xmark"))
  }

  @Test func `Rule U11: there is no image for a symbol that doesn't exist`() {
    #expect(UIImage(systemName: "heart") != nil)
    #expect(UIImage(systemName: "star.fill") != nil)
    #expect(UIImage(systemName: "hart") == nil)
    #expect(UIImage(systemName: "") == nil)
    #expect(UIImage(systemName: "heart") != UIImage(systemName: "heart.fill"))
  }
}
