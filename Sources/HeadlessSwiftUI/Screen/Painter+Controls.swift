internal import HeadlessScreen

extension Painter {
  mutating func drawControl(_ control: Control, _ node: Node, in place: Surroundings) {
    divide(place) { painter, place in
      switch control {
      case .button(let action): painter.drawButton(node, action: action, in: place)
      case .toggle(let isOn): painter.drawToggle(node, isOn: isOn, in: place)
      case .textField(let text, let prompt):
        painter.drawField(node, text: text, prompt: prompt, in: place)
      case .picker(let selection): painter.drawPicker(node, selection: selection, in: place)
      }
    }
  }

  private mutating func drawButton(
    _ node: Node,
    action: @escaping () -> Void,
    in place: Surroundings
  ) {
    let look = node.environment.buttonLook
    let target = node.target(.control(action)) {
      $0.fillsFrame = look.fillsFrame
      $0.takesOverRow = look.takesOverRow
    }
    drawOperated(node, target, as: .button, in: place)
  }

  mutating func drawLink(
    _ node: Node,
    value: AnyHashable?,
    follow: @escaping (Node) -> Void,
    in place: Surroundings
  ) {
    divide(place) { painter, place in
      let action: () -> Void = {
        if node.environment.navigation != nil { return follow(node) }
        if let value { place.selection?.select(value) }
      }
      let target = node.target(.control(action)) {
        $0.fillsFrame = true
        $0.takesOverRow = true
      }
      painter.drawOperated(node, target, as: .button, in: place)
    }
  }

  private mutating func drawToggle(_ node: Node, isOn: Binding<Bool>, in place: Surroundings) {
    let target = node.target(.control { isOn.wrappedValue.toggle() }) { $0.fillsFrame = true }
    let value = isOn.wrappedValue ? "on" : "off"
    drawOperated(node, target, as: .toggle, value: value, in: place)
  }

  /// Draws the label of a control, which is one element for VoiceOver.
  private mutating func drawOperated(
    _ node: Node,
    _ target: Target,
    as traits: ScreenElement.Traits,
    value: String? = nil,
    in place: Surroundings
  ) {
    let start = drawing.pieces.count
    let place = place.inside(.target(target))
    drawChildren(of: node, in: place)
    let state: ScreenElement.Traits = target.isEnabled ? [] : .notEnabled
    combine(from: start, as: traits.union(state), value: value, in: place)
  }

  private mutating func drawField(
    _ node: Node,
    text: Binding<String>,
    prompt: Text?,
    in place: Surroundings
  ) {
    let title = node.texts.joined(separator: " ")
    drawField(
      node,
      text: text,
      label: title,
      prompt: prompt?.string(in: node.environment) ?? title,
      as: .textField,
      in: place
    )
  }

  mutating func drawField(
    _ node: Node,
    text: Binding<String>,
    label: String,
    prompt: String,
    as traits: ScreenElement.Traits,
    in place: Surroundings
  ) {
    let target = node.target(.field(text)) { $0.fillsFrame = true }
    let current = text.wrappedValue
    let element = ScreenElement(
      text: current.isEmpty ? prompt : current,
      label: label,
      value: current.isEmpty ? nil : current,
      traits: target.isEnabled ? traits : traits.union(.notEnabled)
    )
    add(element, in: place.inside(.target(target)))
  }

  private mutating func drawPicker(
    _ node: Node,
    selection: PickerSelection,
    in place: Surroundings
  ) {
    if let label = node.child(.part(.label)) { draw(label, in: place) }
    if let content = node.child(.content) {
      draw(content, in: place.with { $0.division = .options(selection) })
    }
  }

  mutating func drawOption(
    of selection: PickerSelection,
    in place: Surroundings,
    _ draw: (inout Painter, Surroundings) -> Void
  ) {
    let place = place.beside(row: place.row)
    guard let tag = place.tag else { return draw(&self, place) }
    let target = Target(
      id: tag,
      reaction: .control { selection.select(tag) }
    )
    let start = drawing.pieces.count
    draw(&self, place.inside(.target(target)))
    let state: ScreenElement.Traits = selection.isSelected(tag) ? .selected : []
    combine(from: start, as: state.union(.button), in: place)
  }
}

extension Node {
  /// Something that reacts at this node.
  func target(_ reaction: Target.Reaction, _ change: (inout Target) -> Void = { _ in }) -> Target {
    var target = Target(id: ObjectIdentifier(self), reaction: reaction)
    target.isEnabled = environment.isEnabled
    change(&target)
    return target
  }

  /// The words that are drawn below this node.
  var texts: [String] { children.flatMap { Drawing($0).pieces.compactMap(\.element.text) } }
}
