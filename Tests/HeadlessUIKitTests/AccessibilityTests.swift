import HeadlessScreen
import HeadlessUIKit
import Testing

@Suite @MainActor struct AccessibilityTests {
  private func heart(_ symbol: String) -> UIButton {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    button.setImage(UIImage(systemName: symbol), for: .normal)
    return button
  }

  private func read(_ view: UIView) -> [ScreenElement] {
    let root = UIViewController()
    root.view.addSubview(view)
    return Screen(showing: root).elements
  }

  @Test(arguments: ["heart", "heart.fill"])
  func `Rule H4: an unlabelled symbol is read by its name, which doesn't tell its state`(
    symbol: String
  ) {
    #expect(
      read(heart(symbol)) == [ScreenElement(symbol: symbol, label: "heart", traits: .button)]
    )
  }

  @Test
  func `Rule H4: a label replaces what the button would say, and a title comes before an image`() {
    let button = heart("heart")
    button.setTitle("Like", for: .normal)
    #expect(read(button).map(\.label) == ["Like"])
    button.accessibilityLabel = "Add to favourites"
    #expect(read(button).map(\.label) == ["Add to favourites"])
    #expect(read(button).map(\.text) == ["Like"])
    button.accessibilityLabel = nil
    #expect(read(button).map(\.label) == ["Like"])
  }

  @Test func `Rule H4: a state is read from value and traits`() {
    let button = heart("heart")
    button.isSelected = true
    #expect(read(button).map(\.spoken) == ["heart, selected, button"])
    button.isSelected = false
    button.accessibilityTraits.insert(.link)
    button.accessibilityValue = "on"
    #expect(read(button).map(\.spoken) == ["heart, on, button, link"])
  }

  @Test func `Rule H4: an image is drawn, and spoken only where the app says so`() {
    let view = UIImageView(image: UIImage(systemName: "star.fill"))
    #expect(read(view) == [ScreenElement(symbol: "star.fill", label: "")])
    view.isAccessibilityElement = true
    #expect(
      read(view) == [ScreenElement(symbol: "star.fill", label: "star", traits: .image)]
    )
  }

  @Test func `A view that is one element keeps what is in it to itself`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    outer.addSubview(heart("heart"))
    outer.isAccessibilityElement = true
    outer.accessibilityLabel = "Fig, a favourite"
    outer.accessibilityHint = "Opens the fig"
    #expect(read(outer).map(\.spoken) == ["Fig, a favourite"])
  }
}
