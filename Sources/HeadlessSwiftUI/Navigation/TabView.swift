/// Screens beside each other, of which one is shown.
///
/// Reproduces rule N4: a tab is made when it is first selected and stays alive from then on;
/// switching makes one disappear and another appear.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  /// The type of the body of a view that has none.
  public typealias Body = Never

  private let selection: Binding<SelectionValue>?
  private let content: Content

  /// Makes tabs whose selection the author keeps.
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView where SelectionValue == Int {
  /// Makes tabs that keep their selection to themselves.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension TabView: Primitive {
  func children(in node: Node) -> [Child] {
    let tabs = node.stored(TabSelection.key) { TabSelection() }
    if let selection {
      tabs.follow(selection.wrappedValue) { [weak node] value in
        guard node != nil, let value = value.base as? SelectionValue else { return }
        selection.wrappedValue = value
      }
    }
    return [Child(.content, content) { $0.tabs = tabs }]
  }

  var role: Role { .tabs }
}
