/// A switch.
public struct Toggle<Label: View>: View {
  /// The type of the body of a view that has none.
  public typealias Body = Never

  private let isOn: Binding<Bool>
  private let label: Label

  /// Makes a switch with a label of any kind.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle where Label == Text {
  /// Makes a switch with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Makes a switch with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// Makes a switch with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { HeadlessSwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

extension Toggle: Primitive {
  func children(in node: Node) -> [Child] {
    _ = isOn.wrappedValue
    return [Child(.content, label)]
  }

  var role: Role { .control(.toggle(isOn: isOn)) }
}
