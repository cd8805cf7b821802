/// A field to type into.
///
/// VoiceOver reads its title; while it is empty, its prompt or title is drawn.
public struct TextField<Label: View>: View {
  /// The type of the body of a view that has none.
  public typealias Body = Never

  private let text: Binding<String>
  private let prompt: Text?
  private let label: Label
}

extension TextField where Label == Text {
  /// Makes a field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt, label: Text(titleKey))
  }

  /// Makes a field with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    text: Binding<String>,
    prompt: Text? = nil
  ) {
    self.init(text: text, prompt: prompt, label: Text(title))
  }

  /// Makes a field with a title that grows with its text.
  ///
  /// The axis is accepted and not used.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, prompt: nil, label: Text(titleKey))
  }
}

extension TextField: Primitive {
  func children(in node: Node) -> [Child] {
    _ = text.wrappedValue
    return [Child(.content, label)]
  }

  var role: Role { .control(.textField(text: text, prompt: prompt)) }
}
