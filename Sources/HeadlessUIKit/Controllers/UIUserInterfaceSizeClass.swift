/// How much room there is in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known, because nothing is on screen.
  case unspecified
  /// Little.
  case compact
  /// Plenty.
  case regular
}
