/// Makes a tab of a view: it is made when it is first selected, then only covered (rule N4).
struct TabItemModifier<Label: View>: PrimitiveModifier {
  let tag: AnyHashable?
  let label: Label

  var role: Role { .modifier(.tabItem) }

  func children(around content: some View, in node: Node) -> [Child] {
    let label = Child(.part(.tabItem), label)
    guard let tabs = node.read(\.tabs) else { return [Child(.content, content)] }
    let tag = tag ?? node.read(\.tag) ?? AnyHashable(ObjectIdentifier(node))
    let isSelected = tabs.isSelected(tag, at: node)
    let state = node.stored(TabState.key) { TabState(tag: tag) }
    state.tag = tag
    state.isSelected = isSelected
    state.wasVisited = state.wasVisited || isSelected
    guard state.wasVisited else { return [label] }
    let screen = Child(.content, content, isHidden: !isSelected) {
      $0.tabs = nil
      $0.tag = nil
    }
    return [label, screen]
  }
}
