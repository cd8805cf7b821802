/// Screens in columns, all of which are shown, as on a large screen.
///
/// A link in a column selects in the list that it is in. Left out: collapsing to a single column,
/// and hiding columns.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  /// The type of the body of a view that has none.
  public typealias Body = Never

  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail

  /// Makes three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  /// Makes two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }
}

extension NavigationSplitView: Primitive {
  func children(in node: Node) -> [Child] {
    let columns: [(Slot.Part, any View)] = [
      (.sidebar, sidebar), (.middle, content), (.detail, detail),
    ]
    return columns.map { part, view in Child(.part(part), view) { $0.navigation = nil } }
  }

  var role: Role { .columns }
}
