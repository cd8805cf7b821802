/// How a button looks, made by the author.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = ButtonStyleConfiguration

  /// Makes the view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button style is given.
@MainActor public struct ButtonStyleConfiguration {
  /// What the button is for.
  public let role: ButtonRole?
  /// The button's label.
  public let label: AnyView
  /// Whether a finger is on the button: never, since a tap here takes no time.
  public let isPressed = false
}

/// How a button looks, made by the framework.
///
/// Left out: styles of your own that bring their own gestures.
public protocol PrimitiveButtonStyle: Sendable {}

/// Decides by where the button is.
public struct DefaultButtonStyle: PrimitiveButtonStyle {}
/// Adds nothing to the label.
public struct PlainButtonStyle: PrimitiveButtonStyle {}
/// Adds no border, and keeps several buttons in a row apart.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {}
/// Draws a shape around the label.
public struct BorderedButtonStyle: PrimitiveButtonStyle {}
/// Draws a coloured shape around the label.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// Decides by where the button is.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Adds nothing to the label.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// Adds no border, and keeps several buttons in a row apart.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// Draws a shape around the label.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// Draws a coloured shape around the label.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension View {
  /// Sets how buttons look, by a style of the framework.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    let look: ButtonLook =
      switch style {
      case is DefaultButtonStyle: .automatic
      case is PlainButtonStyle: .plain
      case is BorderlessButtonStyle: .borderless
      default: .bordered
      }
    return environment(\.buttonLook, look)
  }

  /// Sets how buttons look, by a style of the author.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    environment(\.buttonLook, .custom { AnyView(style.makeBody(configuration: $0)) })
  }
}

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

private struct IsInListKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var buttonLook: ButtonLook {
    get { self[ButtonLookKey.self] }
    set { self[ButtonLookKey.self] = newValue }
  }

  /// Whether a view is inside a list.
  var isInList: Bool {
    get { self[IsInListKey.self] }
    set { self[IsInListKey.self] = newValue }
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
