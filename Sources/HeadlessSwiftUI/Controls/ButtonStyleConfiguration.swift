/// What a button style is given.
@MainActor public struct ButtonStyleConfiguration {
  /// What the button is for.
  public let role: ButtonRole?
  /// The button's label.
  public let label: AnyView
  /// Whether a finger is on the button: never, since a tap here takes no time.
  public let isPressed = false
}
