internal import HeadlessScreen

extension UIAccessibilityTraits {
  private static let spoken: [(UIAccessibilityTraits, ScreenElement.Traits)] = [
    (.button, .button), (.link, .link), (.searchField, .searchField), (.image, .image),
    (.selected, .selected), (.header, .header), (.notEnabled, .notEnabled),
    (.toggleButton, .toggle), (.tab, .tab), (.textField, .textField),
  ]

  /// The same traits in the words of both headless frameworks.
  var onScreen: ScreenElement.Traits {
    Self.spoken.reduce(into: []) { traits, pair in
      if contains(pair.0) { traits.insert(pair.1) }
    }
  }
}
