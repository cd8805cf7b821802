/// Where views below each other are lined up, accepted everywhere without an effect.
public enum HorizontalAlignment: Sendable {
  /// An edge, or the middle.
  case leading, center, trailing
}
