/// Something on the screen that reacts to a person.
struct Target {
  /// Which view it is, so that two places can be told to reach the same one.
  let id: AnyHashable
  let reaction: Reaction
  var isEnabled = true
  /// Whether it reacts on its whole frame, gaps included.
  var fillsFrame = false
  /// Whether it reacts on the whole list row that it is in (rule L6).
  var takesOverRow = false

  /// How it reacts.
  enum Reaction {
    /// A gesture that VoiceOver isn't told about.
    case gesture(() -> Void)
    /// A button, link, switch or option.
    case control(() -> Void)
    /// The selection of a list row.
    case selection(() -> Void)
    case field(Binding<String>)
  }

  /// Whether it is something that a person sees to be operated.
  var isControl: Bool {
    if case .control = reaction { true } else { false }
  }

  /// What a tap on it does.
  func tapped() {
    switch reaction {
    case .gesture(let action), .control(let action), .selection(let action): action()
    case .field: break
    }
  }
}
