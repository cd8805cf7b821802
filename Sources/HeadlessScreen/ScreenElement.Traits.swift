extension ScreenElement {
  /// What an element is and which state it is in, as both frameworks tell VoiceOver.
  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    package static let button = Traits(rawValue: 1 << 0)
    package static let header = Traits(rawValue: 1 << 1)
    package static let image = Traits(rawValue: 1 << 2)
    package static let selected = Traits(rawValue: 1 << 3)
    package static let notEnabled = Traits(rawValue: 1 << 4)
    package static let searchField = Traits(rawValue: 1 << 5)
    package static let textField = Traits(rawValue: 1 << 6)
    package static let toggle = Traits(rawValue: 1 << 7)
    package static let link = Traits(rawValue: 1 << 8)
    package static let tab = Traits(rawValue: 1 << 9)

    private static let spokenWords: [(Traits, String)] = [
      (.selected, "selected"), (.notEnabled, "dimmed"), (.button, "button"),
      (.toggle, "switch button"), (.link, "link"), (.tab, "tab"), (.header, "heading"),
      (.image, "image"), (.searchField, "search field"), (.textField, "text field"),
    ]

    /// The words VoiceOver adds for these traits, in its order.
    package var words: [String] {
      Self.spokenWords.filter { contains($0.0) }.map(\.1)
    }
  }
}
