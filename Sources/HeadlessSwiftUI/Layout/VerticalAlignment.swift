/// Where views beside each other are lined up, accepted everywhere without an effect.
public enum VerticalAlignment: Sendable {
  /// An edge, the middle, or a line of text.
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}
