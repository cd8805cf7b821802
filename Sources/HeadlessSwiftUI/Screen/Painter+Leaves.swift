internal import HeadlessScreen

extension Painter {
  /// Adds what is drawn or spoken at a place.
  mutating func add(_ element: ScreenElement, in place: Surroundings) {
    var element = element
    element.row = place.row
    drawing.pieces.append(Piece(element: element, layers: place.layers))
  }

  /// Adds room where nothing is drawn.
  mutating func addGap(in place: Surroundings) {
    let element = ScreenElement(label: "", row: place.row)
    drawing.pieces.append(Piece(element: element, isDrawn: false, layers: place.layers))
  }

  mutating func drawText(_ text: String, in place: Surroundings) {
    divide(place) { $0.add(ScreenElement(text: text, label: text), in: $1) }
  }

  mutating func drawImage(_ image: Image, _ node: Node, in place: Surroundings) {
    let label = image.label?.string(in: node.environment) ?? image.spokenName
    let element =
      image.isDecorative
      ? ScreenElement(symbol: image.name, label: "")
      : ScreenElement(symbol: image.name, label: label, traits: .image)
    divide(place) { $0.add(element, in: $1) }
  }

  /// Draws icon and title, of which VoiceOver reads the title.
  mutating func drawLabel(_ node: Node, in place: Surroundings) {
    divide(place) { painter, place in
      let start = painter.drawing.pieces.count
      if let icon = node.child(.part(.label)) { painter.draw(icon, in: place) }
      painter.silence(from: start)
      if let title = node.child(.part(.title)) { painter.draw(title, in: place) }
    }
  }

  mutating func drawProgress(_ node: Node, in place: Surroundings) {
    divide(place) { painter, place in
      let start = painter.drawing.pieces.count
      painter.drawChildren(of: node, in: place)
      guard painter.drawing.pieces.count == start else { return }
      painter.add(ScreenElement(label: "In progress"), in: place)
    }
  }

  /// Has VoiceOver pass over what was drawn since `start`.
  mutating func silence(from start: Int) {
    for index in start..<drawing.pieces.count {
      drawing.pieces[index].element.label = ""
      drawing.pieces[index].element.value = nil
      drawing.pieces[index].element.traits = []
    }
  }

  /// Makes one element for VoiceOver of what was drawn since `start`.
  ///
  /// What is drawn keeps its places. The first that has something to say speaks for all, the
  /// others are silent.
  mutating func combine(
    from start: Int,
    as traits: ScreenElement.Traits,
    value: String? = nil,
    in place: Surroundings
  ) {
    let drawn = drawing.pieces.indices[start...].filter { drawing.pieces[$0].isDrawn }
    if drawn.isEmpty { add(ScreenElement(label: ""), in: place) }
    let spoken = drawn.first { !drawing.pieces[$0].element.label.isEmpty }
    let first = spoken ?? drawn.first ?? drawing.pieces.count - 1
    let elements = drawing.pieces[start...].map(\.element)
    silence(from: start)
    drawing.pieces[first].element.label =
      elements.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
    drawing.pieces[first].element.value = value ?? elements.lazy.compactMap(\.value).first
    drawing.pieces[first].element.traits =
      elements.reduce(traits) { $0.union($1.traits) }.subtracting(.image)
  }
}
