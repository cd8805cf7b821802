internal import HeadlessScreen

extension Painter {
  mutating func drawList(_ node: Node, selection: ListSelection?, in place: Surroundings) {
    if node.environment.refresh != nil { drawing.refreshable.append(node) }
    let rows = place.with {
      $0.row = nil
      $0.tag = nil
      $0.division = .rows
      $0.selection = selection
    }
    drawChildren(of: node, in: rows)
  }

  /// Draws the header and footer outside the rows; the header is a heading.
  mutating func drawSection(_ node: Node, in place: Surroundings) {
    let outside = place.beside(row: place.row)
    let start = drawing.pieces.count
    if let header = node.child(.part(.header)) { draw(header, in: outside) }
    for index in start..<drawing.pieces.count {
      drawing.pieces[index].element.traits.insert(.header)
    }
    if let content = node.child(.content) { draw(content, in: place) }
    if let footer = node.child(.part(.footer)) { draw(footer, in: outside) }
  }

  /// Draws what a `ForEach` makes; a deletion is offered for each element at its offset.
  mutating func drawRows(_ node: Node, deletion: Deletion?, in place: Surroundings) {
    if let deletion {
      return drawChildren(of: node, in: place.with { $0.deletion = deletion })
    }
    let deletion = place.deletion
    for (offset, child) in node.children.enumerated() {
      let delete = deletion.map { deletion in
        { deletion.perform(IndexSet(integer: offset)) }
      }
      draw(child, in: place.with { $0.delete = delete })
    }
  }

  /// Draws a concrete view as the next row of its list.
  mutating func drawRow(
    in place: Surroundings,
    _ draw: (inout Painter, Surroundings) -> Void
  ) {
    let row = drawing.rows.count
    drawing.rows.append(Drawing.Row(delete: place.delete))
    var inside = place.beside(row: row)
    let start = drawing.pieces.count
    if let selection = place.selection, let tag = place.tag {
      inside.layers.insert(.target(selectionTarget(selection, tag: tag)), at: 0)
    }
    draw(&self, inside)
    guard let tag = place.tag, place.selection?.isSelected(tag) == true else { return }
    let first = drawing.pieces.indices[start...].first { drawing.pieces[$0].isDrawn }
    if let first { drawing.pieces[first].element.traits.insert(.selected) }
  }

  private func selectionTarget(_ selection: ListSelection, tag: AnyHashable) -> Target {
    Target(
      id: tag,
      reaction: .selection { selection.select(tag) },
      fillsFrame: true,
      takesOverRow: true
    )
  }
}
