internal import HeadlessScreen

/// Walks over nodes and notes what a person would see.
@MainActor struct Painter {
  var drawing = Drawing()

  /// What the nodes above say about a place.
  struct Surroundings {
    var layers: [Piece.Layer] = []
    /// The list row that the place is in.
    var row: Int?
    /// What each concrete view that comes next is to be.
    var division = Division.none
    var selection: ListSelection?
    /// The id or tag of the row or option that the place is in.
    var tag: AnyHashable?
    var delete: (() -> Void)?
    var deletion: Deletion?
  }

  /// How a container divides what is in it.
  enum Division {
    case none
    case rows
    case options(PickerSelection)
  }

  /// Draws a node and what is below it.
  mutating func draw(_ node: Node, in place: Surroundings) {
    guard !node.isHidden else { return }
    switch node.role {
    case .group: drawChildren(of: node, in: place)
    case .screens: drawScreens(node, in: place)
    case .columns: drawColumns(node, in: place)
    case .tabs: drawTabs(node, in: place)
    case .stack: drawStack(node, in: place)
    case .text(let text): drawText(text.string(in: node.environment), in: place)
    case .image(let image): drawImage(image, node, in: place)
    case .label: drawLabel(node, in: place)
    case .spacer: divide(place) { $0.addGap(in: $1) }
    case .fill: break
    case .control(let control): drawControl(control, node, in: place)
    case .link(let value, let follow): drawLink(node, value: value, follow: follow, in: place)
    case .progress: drawProgress(node, in: place)
    case .list(let selection): drawList(node, selection: selection, in: place)
    case .section: drawSection(node, in: place)
    case .rows(let deletion): drawRows(node, deletion: deletion, in: place)
    case .row(let id): drawChildren(of: node, in: place.with { $0.tag = id })
    case .modifier(let modification): drawModified(modification, node, in: place)
    }
  }

  mutating func drawChildren(of node: Node, in place: Surroundings) {
    for child in node.children { draw(child, in: place) }
  }

  private mutating func drawStack(_ node: Node, in place: Surroundings) {
    if node.view is any Refreshable, node.environment.refresh != nil {
      drawing.refreshable.append(node)
    }
    divide(place) { $0.drawChildren(of: node, in: $1) }
  }

  /// Draws a concrete view: in a list it is a row, in a picker an option.
  mutating func divide(
    _ place: Surroundings,
    _ draw: (inout Painter, Surroundings) -> Void
  ) {
    switch place.division {
    case .none: draw(&self, place)
    case .rows: drawRow(in: place, draw)
    case .options(let selection): drawOption(of: selection, in: place, draw)
    }
  }
}

extension Painter.Surroundings {
  /// A copy with something different.
  func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }

  /// A place inside something that reacts or makes gaps count.
  func inside(_ layer: Piece.Layer) -> Self { with { $0.layers.append(layer) } }

  /// A place outside any list row.
  var apart: Self { Self() }

  /// A place in the same row that isn't a row or option of its own.
  func beside(row: Int?) -> Self {
    with {
      $0.row = row
      $0.division = .none
    }
  }
}
