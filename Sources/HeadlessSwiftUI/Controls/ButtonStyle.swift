/// How a button looks, made by the author.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = ButtonStyleConfiguration

  /// Makes the view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
