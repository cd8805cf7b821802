/// Something that does something when it is tapped.
///
/// Reproduces rules H2 to H4 and L6: VoiceOver is told that it is a button; its label is what is
/// drawn in it. A default or bordered button reacts on its whole frame, a plain one only where its
/// label draws.
public struct Button<Label: View>: View {
  /// The type of the body of a view that has none.
  public typealias Body = Never

  private let label: Label
  private let buttonRole: ButtonRole?
  private let action: @MainActor () -> Void

  /// Makes a button with a label of any kind.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Makes a button with a purpose and a label of any kind.
  public init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.buttonRole = role
    self.action = action
  }
}

extension Button where Label == Text {
  /// Makes a button with a title.
  public init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Makes a button with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// Makes a button with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      HeadlessSwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Makes a button with a title and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    systemImage: String,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      HeadlessSwiftUI.Label(title, systemImage: systemImage)
    }
  }
}

extension Button: Primitive {
  func children(in node: Node) -> [Child] {
    let style = node.read(\.buttonLook)
    guard case .custom(let make) = style else { return [Child(.content, label)] }
    let configuration = ButtonStyleConfiguration(role: buttonRole, label: AnyView(label))
    return [Child(.content, make(configuration))]
  }

  var role: Role { .control(.button(action: action)) }
}
