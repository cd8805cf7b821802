/// Shows that something is under way.
///
/// VoiceOver reads its title, or "In progress" where it has none.
public struct ProgressView<Label: View>: View {
  /// The type of the body of a view that has none.
  public typealias Body = Never

  private let label: Label

  /// Shows that something is under way, with a label of any kind.
  public init(@ViewBuilder label: () -> Label) { self.label = label() }
}

extension ProgressView where Label == EmptyView {
  /// Shows that something is under way.
  public init() { self.init { EmptyView() } }
}

extension ProgressView where Label == Text {
  /// Shows that something is under way, and what.
  public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

  /// Shows that something is under way, and what.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) { self.init { Text(title) } }
}

extension ProgressView: Primitive {
  func children(in node: Node) -> [Child] { [Child(.content, label)] }
  var role: Role { .progress }
}
