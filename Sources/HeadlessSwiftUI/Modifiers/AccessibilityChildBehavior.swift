/// What becomes of the elements inside, when a view is made one element for VoiceOver.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// They aren't read.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// They stay apart.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// What they say is joined.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}
