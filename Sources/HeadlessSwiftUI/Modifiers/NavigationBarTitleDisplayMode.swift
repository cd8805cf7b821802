/// How large a title is, accepted without an effect.
public enum NavigationBarTitleDisplayMode: Sendable {
  /// As the screen below, small, or large.
  case automatic, inline, large
}
