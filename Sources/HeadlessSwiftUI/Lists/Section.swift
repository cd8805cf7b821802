/// Rows that belong together, with a header and a footer.
public struct Section<Parent: View, Content: View, Footer: View>: View {
  /// The type of the body of a view that has none.
  public typealias Body = Never

  private let header: Parent
  private let content: Content
  private let footer: Footer

  /// Puts rows under a header and above a footer.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.content = content()
    self.header = header()
    self.footer = footer()
  }
}

extension Section where Footer == EmptyView {
  /// Puts rows under a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header) { EmptyView() }
  }
}

extension Section where Parent == EmptyView {
  /// Puts rows above a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Groups rows.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Puts rows under a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Puts rows under a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Section: Primitive {
  func children(in node: Node) -> [Child] {
    [
      Child(.part(.header), header), Child(.content, content), Child(.part(.footer), footer),
    ]
  }

  var role: Role { .section }
}
