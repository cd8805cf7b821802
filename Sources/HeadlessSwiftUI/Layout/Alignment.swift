/// Where views beside each other are lined up, accepted everywhere without an effect.
public enum VerticalAlignment: Sendable {
  /// An edge, the middle, or a line of text.
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}

/// Where views below each other are lined up, accepted everywhere without an effect.
public enum HorizontalAlignment: Sendable {
  /// An edge, or the middle.
  case leading, center, trailing
}

/// Where views in front of each other are lined up, accepted everywhere without an effect.
public enum Alignment: Sendable {
  /// The middle, an edge, or a corner.
  case center, leading, trailing, top, bottom
  /// A corner.
  case topLeading, topTrailing, bottomLeading, bottomTrailing
}
