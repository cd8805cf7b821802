/// Controls one below the other, each in a row of its own.
public struct Form<Content: View>: View {
  private let content: Content

  /// Puts controls into rows.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The rows.
  public var body: some View {
    List { content }
  }
}
