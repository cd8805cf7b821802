/// Makes one view of several statements.
@resultBuilder
public enum ViewBuilder {
  /// Takes a single expression as it is.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Makes the view that shows nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Takes a single view as it is.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Makes one view of several, each of which keeps its position.
  @MainActor public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var children: [Child] = []
    for view in repeat each content {
      children.append(Child(.position(children.count), view))
    }
    return TupleView((repeat each content), children: children)
  }

  /// Makes a view of an `if` without an `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Makes a view of the first side of an `if` or `switch`.
  @MainActor public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Makes a view of the other side of an `if` or `switch`.
  @MainActor public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Hides the type of a view that needs a newer system than the one around it.
  @MainActor public static func buildLimitedAvailability<Content: View>(
    _ content: Content
  ) -> AnyView {
    AnyView(content)
  }
}
