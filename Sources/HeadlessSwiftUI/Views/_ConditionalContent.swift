/// One of two views: the sides of an `if` or `switch`, which are different places (rule R1).
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// The type of the body of a view that has none.
  public typealias Body = Never
}

extension _ConditionalContent: Primitive where TrueContent: View, FalseContent: View {
  func children(in node: Node) -> [Child] {
    switch storage {
    case .trueContent(let content): [Child(.branch(true), content)]
    case .falseContent(let content): [Child(.branch(false), content)]
    }
  }
}
