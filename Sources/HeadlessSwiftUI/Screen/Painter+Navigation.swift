internal import HeadlessScreen

extension Painter {
  /// Draws the topmost screen of a stack; the others are covered.
  mutating func drawScreens(_ node: Node, in place: Surroundings) {
    if let history = node.storage[NavigationHistory.key] as? NavigationHistory,
      !history.entries.isEmpty
    {
      drawing.histories.append(history)
    }
    drawChildren(of: node, in: place.apart)
  }

  /// Draws columns side by side; the title is that of the last one that has one.
  mutating func drawColumns(_ node: Node, in place: Surroundings) {
    for column in node.children {
      let title = drawing.title
      drawing.title = nil
      draw(column, in: place.apart)
      drawing.title = drawing.title ?? title
    }
  }

  /// Draws the selected tab, then the tab bar.
  mutating func drawTabs(_ node: Node, in place: Surroundings) {
    drawChildren(of: node, in: place.apart)
    guard let selection = node.storage[TabSelection.key] as? TabSelection else { return }
    for tab in node.tabs { drawBarItem(of: tab, selection, in: place.apart) }
  }

  private mutating func drawBarItem(
    of tab: Node,
    _ selection: TabSelection,
    in place: Surroundings
  ) {
    guard let state = tab.storage[TabState.key] as? TabState,
      let label = tab.child(.part(.tabItem))
    else { return }
    let target = Target(id: state.tag, reaction: .control { selection.select(state.tag) })
    let inside = place.inside(.target(target))
    let start = drawing.pieces.count
    draw(label, in: inside)
    combine(from: start, as: state.isSelected ? [.tab, .selected] : .tab, in: inside)
  }
}

extension Node {
  /// The tabs of the tab view at this node, in order.
  fileprivate var tabs: [Node] {
    children.flatMap { child in
      if case .modifier(.tabItem) = child.role { [child] } else { child.tabs }
    }
  }
}
