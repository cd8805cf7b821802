/// How a button looks, as far as it matters to a finger.
enum ButtonLook {
  case automatic, plain, borderless, bordered
  case custom(@MainActor (ButtonStyleConfiguration) -> AnyView)

  /// Whether a button reacts on its whole frame, not only where its label draws (rule H2).
  var fillsFrame: Bool {
    switch self {
    case .automatic, .bordered: true
    case .plain, .borderless, .custom: false
    }
  }

  /// Whether a tap anywhere in its list row reaches it (rule L6).
  var takesOverRow: Bool {
    if case .automatic = self { true } else { false }
  }
}

private struct ButtonLookKey: EnvironmentKey {
  static var defaultValue: ButtonLook { .automatic }
}

extension EnvironmentValues {
  var buttonLook: ButtonLook {
    get { self[ButtonLookKey.self] }
    set { self[ButtonLookKey.self] = newValue }
  }
}

extension Node {
  /// Reads an environment value, so that a different one evaluates the node again.
  func read<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
    let value = environment[keyPath: keyPath]
    environmentReads.append { InputComparison.areSame($0[keyPath: keyPath], value) }
    return value
  }
}
