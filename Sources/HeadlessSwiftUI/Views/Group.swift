/// Several views treated as one, without a layout of their own.
///
/// Left out: SwiftUI can apply a modifier of a group to each of its members, and then `onAppear`
/// and `task` run once for each of them. Here they belong to the group.
public struct Group<Content> {
  private let content: Content
}

extension Group: View where Content: View {
  /// The type of the body of a view that has none.
  public typealias Body = Never

  /// Groups views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: Primitive where Content: View {
  func children(in node: Node) -> [Child] { [Child(.content, content)] }
}
