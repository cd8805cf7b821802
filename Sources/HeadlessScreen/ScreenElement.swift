/// One thing that a person can perceive on the screen: what is drawn, and what VoiceOver says.
///
/// Both headless frameworks describe their screens with these, in reading order, so that a test
/// reads the same whichever framework an exercise is written in.
package struct ScreenElement: Hashable, Sendable {
  /// The text drawn, or nil where none is.
  package var text: String?
  /// The name of the symbol or image drawn, such as `heart.fill`, or nil where none is.
  package var symbol: String?
  /// What VoiceOver says first; empty where it has nothing to say.
  package var label: String
  /// What VoiceOver says after the label: the state of the element.
  package var value: String?
  /// What the element is and which state it is in, as VoiceOver is told.
  package var traits: Traits
  /// The position, from 0, of the list row that the element is in, counted across all sections;
  /// nil outside a list.
  package var row: Int?

  /// Describes one element of a screen.
  package init(
    text: String? = nil,
    symbol: String? = nil,
    label: String,
    value: String? = nil,
    traits: Traits = [],
    row: Int? = nil
  ) {
    self.text = text
    self.symbol = symbol
    self.label = label
    self.value = value
    self.traits = traits
    self.row = row
  }

  /// Whether a person who looks for `words` would settle on this element: its label, its text or
  /// its symbol's name is exactly that.
  package func isNamed(_ words: String) -> Bool {
    label == words || text == words || symbol == words
  }
}

extension ScreenElement: CustomStringConvertible {
  /// What VoiceOver says on this element: label, value, then the traits, with commas between.
  package var spoken: String {
    let parts = [label] + (value.map { [$0] } ?? []) + traits.words
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The element as a person would name it: what is drawn in quotes, then what is spoken.
  package var description: String {
    let drawn = text.map { "“\($0)”" } ?? symbol.map { "[\($0)]" } ?? "(nothing drawn)"
    return spoken == text ? drawn : "\(drawn) spoken “\(spoken)”"
  }
}
