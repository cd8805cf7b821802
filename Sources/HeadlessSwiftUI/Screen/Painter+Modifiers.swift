internal import HeadlessScreen

extension Painter {
  mutating func drawModified(
    _ modification: Modification,
    _ node: Node,
    in place: Surroundings
  ) {
    switch modification {
    case .tap(let count, let action):
      let gesture = node.target(.gesture(count == 1 ? action : {}))
      drawContent(of: node, in: place.inside(.target(gesture)))
    case .contentShape: drawContent(of: node, in: place.inside(.shape))
    case .tag(let tag): drawContent(of: node, in: place.with { $0.tag = tag })
    case .tabItem: drawContent(of: node, in: place)
    case .accessibility(let change): drawAccessible(change, node, in: place)
    case .title(let title):
      drawing.title = drawing.title ?? title.string(in: node.environment)
      drawContent(of: node, in: place)
    case .bar:
      if let bar = node.child(.part(.toolbar)) { draw(bar, in: place.apart) }
      drawContent(of: node, in: place)
    case .search(let field):
      drawSearch(field, node, in: place)
      drawContent(of: node, in: place)
    case .fillsWidth, .overlay, .swipe, .background: drawAdded(modification, node, in: place)
    case .presents, .alert: drawPresenter(modification, node, in: place)
    }
  }

  private mutating func drawContent(of node: Node, in place: Surroundings) {
    for child in node.children {
      switch child.slot {
      case .content, .id: draw(child, in: place)
      default: break
      }
    }
  }

  private mutating func drawSearch(_ field: SearchField, _ node: Node, in place: Surroundings) {
    let prompt = field.prompt.string(in: node.environment)
    drawField(
      node,
      text: field.text,
      label: prompt,
      prompt: prompt,
      as: .searchField,
      in: place.apart
    )
  }

  /// Draws the content, and what belongs beside it in the same row.
  private mutating func drawAdded(
    _ modification: Modification,
    _ node: Node,
    in place: Surroundings
  ) {
    if case .background = modification { return drawBackground(node, in: place) }
    let rowsBefore = drawing.rows.count
    drawContent(of: node, in: place)
    let row = drawing.rows.count > rowsBefore ? drawing.rows.count - 1 : place.row
    switch modification {
    case .fillsWidth:
      addGap(in: place.beside(row: row))
    case .overlay:
      if let overlay = node.child(.part(.overlay)) { draw(overlay, in: place.beside(row: row)) }
    case .swipe:
      if let row, let actions = node.child(.part(.swipeActions)) {
        drawing.rows[row].actions.append(actions)
      }
    default: break
    }
  }

  /// Draws what is behind the content, which counts as drawn over the whole frame unless it is
  /// clear (rule H2).
  private mutating func drawBackground(_ node: Node, in place: Surroundings) {
    let background = node.child(.part(.background))
    let isDrawn = background?.fillsFrame ?? false
    drawContent(of: node, in: isDrawn ? place.inside(.shape) : place)
    if let background { draw(background, in: place.beside(row: place.row)) }
  }

  private mutating func drawAccessible(
    _ change: Accessibility,
    _ node: Node,
    in place: Surroundings
  ) {
    let start = drawing.pieces.count
    drawContent(of: node, in: place)
    switch change {
    case .hidden(let isHidden): if isHidden { silence(from: start) }
    case .element(.contain): break
    case .element(let behaviour):
      if behaviour == .ignore { silence(from: start) }
      combine(from: start, as: [], in: place)
    case .label(let text):
      let label = text.string(in: node.environment)
      changeSpoken(from: start) { $0.label = label }
    case .value(let text):
      let value = text.string(in: node.environment)
      changeSpoken(from: start) { $0.value = value }
    case .addTraits(let traits): changeSpoken(from: start) { $0.traits.formUnion(traits.traits) }
    case .removeTraits(let traits): changeSpoken(from: start) { $0.traits.subtract(traits.traits) }
    }
  }

  /// Changes the elements since `start` that VoiceOver stops at; if it is a single one, whatever
  /// it says.
  private mutating func changeSpoken(from start: Int, _ change: (inout ScreenElement) -> Void) {
    let drawn = drawing.pieces.indices[start...].filter { drawing.pieces[$0].isDrawn }
    let spoken = drawn.filter {
      !drawing.pieces[$0].element.label.isEmpty || !drawing.pieces[$0].element.traits.isEmpty
    }
    for index in spoken.isEmpty ? Array(drawn.prefix(1)) : spoken {
      change(&drawing.pieces[index].element)
    }
  }

  /// Draws what is covered, and notes what covers it.
  private mutating func drawPresenter(
    _ modification: Modification,
    _ node: Node,
    in place: Surroundings
  ) {
    drawContent(of: node, in: place)
    switch modification {
    case .presents(let dismiss):
      for child in node.children {
        guard case .part(.presented) = child.slot else { continue }
        drawing.cover = Drawing.Cover(node: child, dismiss: dismiss, isAlert: false)
      }
    case .alert(let alert):
      guard node.child(.part(.title)) != nil else { return }
      drawing.cover = Drawing.Cover(
        node: node,
        dismiss: { alert.isPresented.wrappedValue = false },
        isAlert: true
      )
    default: break
    }
  }

  /// Draws an alert: title, message, and its buttons, each of which closes it.
  mutating func drawAlert(_ cover: Drawing.Cover) {
    for part in [Slot.Part.title, .message, .actions] {
      if let child = cover.node.child(.part(part)) { draw(child, in: Surroundings()) }
    }
    if !drawing.pieces.contains(where: { $0.target?.isControl == true }) {
      let ok = cover.node.target(.control {})
      let element = ScreenElement(text: "OK", label: "OK", traits: .button)
      add(element, in: Surroundings().inside(.target(ok)))
    }
  }
}

extension Node {
  /// Whether something is drawn over the whole frame of the node.
  fileprivate var fillsFrame: Bool {
    if case .fill(let isClear) = role { return !isClear }
    return children.contains(where: \.fillsFrame)
  }
}

extension AccessibilityTraits {
  /// The traits as the screen's elements have them.
  fileprivate var traits: ScreenElement.Traits {
    let known: [(AccessibilityTraits, ScreenElement.Traits)] = [
      (.isButton, .button), (.isHeader, .header), (.isSelected, .selected), (.isLink, .link),
      (.isImage, .image), (.isSearchField, .searchField), (.isToggle, .toggle),
    ]
    return known.filter { contains($0.0) }.reduce(into: []) { $0.insert($1.1) }
  }
}
