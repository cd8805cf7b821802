import HeadlessScreen
import HeadlessUIKit
import Testing

@Suite @MainActor struct HitTests {
  let journal = Journal()
  let root = UIViewController()

  private func button(_ title: String, at frame: CGRect) -> UIButton {
    let button = UIButton(
      frame: frame,
      primaryAction: UIAction(title: title) { [journal] _ in journal.note(title) }
    )
    root.view.addSubview(button)
    return button
  }

  @Test func `Rule H1: the empty part of a row takes the touch, and its label passes it on`() throws
  {
    let list = FruitListViewController(["Apple"], journal)
    let screen = Screen(showing: list)
    screen.tap(at: CGPoint(x: 250, y: 40))
    #expect(journal.take().last == "select Apple")
    try screen.tapRow("Apple")
    #expect(journal.take() == ["select Apple"])
  }

  @Test func `Rule H1: labels and images pass touches on to what is behind them`() {
    _ = button("Behind", at: CGRect(x: 0, y: 0, width: 100, height: 44))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 44))
    label.text = "Label"
    let image = UIImageView(frame: CGRect(x: 50, y: 0, width: 50, height: 44))
    root.view.addSubview(label)
    root.view.addSubview(image)
    let screen = Screen(showing: root)
    screen.tap(at: CGPoint(x: 25, y: 20))
    screen.tap(at: CGPoint(x: 75, y: 20))
    #expect(journal.entries == ["Behind", "Behind"])
  }

  @Test func `Rule H1: a plain view takes touches where it draws nothing`() {
    _ = button("Behind", at: CGRect(x: 0, y: 0, width: 100, height: 44))
    root.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 44)))
    let screen = Screen(showing: root)
    screen.tap(at: CGPoint(x: 25, y: 20))
    screen.tap(at: CGPoint(x: 75, y: 20))
    #expect(journal.entries == ["Behind"])
  }

  @Test func `Rule H2: a button takes touches wherever it is, drawn or not`() {
    let clear = button("Go", at: CGRect(x: 0, y: 0, width: 300, height: 100))
    clear.backgroundColor = .clear
    let screen = Screen(showing: root)
    screen.tap(at: CGPoint(x: 1, y: 99))
    screen.tap(at: CGPoint(x: 1, y: 100))
    #expect(journal.entries == ["Go"])
  }

  @Test func `Rule H3: the inner control wins over the row around it`() throws {
    let screen = Screen(showing: FruitListViewController(["Apple"], journal))
    _ = journal.take()
    try screen.tapButton(inRow: "Apple")
    #expect(journal.entries == ["heart Apple, tag 0"])
  }

  @Test func `Rule H3: a disabled control does not fire, and keeps the touch from what is behind`()
  {
    _ = button("Behind", at: CGRect(x: 0, y: 0, width: 100, height: 44))
    let front = button("Front", at: CGRect(x: 0, y: 0, width: 100, height: 44))
    front.isEnabled = false
    let screen = Screen(showing: root)
    screen.tap(at: CGPoint(x: 50, y: 20))
    #expect(journal.entries.isEmpty)
    let error = #expect(throws: NotOnScreen.self) { try screen.tap("Front") }
    #expect(
      error?.description == """
        A person can't reach button “Front”: it is dimmed. On the screen:
          “Behind” spoken “Behind, button”
          “Front” spoken “Front, dimmed, button”
        """
    )
  }

  @Test func `Rule H3: the view in front gets the touch`() {
    _ = button("Behind", at: CGRect(x: 0, y: 0, width: 100, height: 44))
    let front = button("Front", at: CGRect(x: 0, y: 0, width: 100, height: 44))
    let screen = Screen(showing: root)
    let error = #expect(throws: NotOnScreen.self) { try screen.tap("Behind") }
    #expect(error?.reason == "a touch there goes to something else")
    screen.tap(at: CGPoint(x: 50, y: 20))
    front.isUserInteractionEnabled = false
    screen.tap(at: CGPoint(x: 50, y: 20))
    front.isUserInteractionEnabled = true
    front.alpha = 0
    screen.tap(at: CGPoint(x: 50, y: 20))
    #expect(journal.entries == ["Front", "Behind", "Behind"])
  }

  @Test func `What is hidden, covered, clipped or without size isn't on the screen`() {
    let seen = button("Seen", at: CGRect(x: 0, y: 0, width: 100, height: 44))
    button("Hidden", at: seen.frame).isHidden = true
    _ = button("Flat", at: CGRect(x: 0, y: 100, width: 100, height: 0))
    _ = button("Outside", at: CGRect(x: 500, y: 0, width: 100, height: 44))
    let clip = UIView(frame: CGRect(x: 0, y: 200, width: 50, height: 50))
    clip.clipsToBounds = true
    let clipped = button("Clipped", at: CGRect(x: 60, y: 0, width: 50, height: 50))
    clip.addSubview(clipped)
    root.view.addSubview(clip)
    _ = button("Covered", at: CGRect(x: 0, y: 300, width: 100, height: 44))
    let cover = UIView(frame: CGRect(x: 0, y: 290, width: 200, height: 100))
    root.view.addSubview(cover)
    let screen = Screen(showing: root)
    #expect(screen.elements.map(\.label) == ["Seen", "Covered"])
    cover.backgroundColor = .white
    #expect(screen.elements.map(\.label) == ["Seen"])
  }

  @Test func `Points are the same place in every view's coordinates`() {
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 50))
    outer.addSubview(inner)
    outer.bounds.origin = CGPoint(x: 0, y: 2)
    let other = UIView(frame: CGRect(x: 1, y: 1, width: 9, height: 9))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.addSubview(outer)
    window.addSubview(other)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 16, y: 24))
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: other) == CGPoint(x: 15, y: 23))
    #expect(inner.convert(CGPoint(x: 15, y: 23), from: other) == CGPoint(x: 1, y: 1))
    #expect(inner.convert(inner.bounds, to: outer) == inner.frame)
    #expect(inner.window === window)
    #expect(inner.isDescendant(of: outer))
  }
}
