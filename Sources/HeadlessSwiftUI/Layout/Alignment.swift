/// Where views in front of each other are lined up, accepted everywhere without an effect.
public enum Alignment: Sendable {
  /// The middle, an edge, or a corner.
  case center, leading, trailing, top, bottom
  /// A corner.
  case topLeading, topTrailing, bottomLeading, bottomTrailing
}
