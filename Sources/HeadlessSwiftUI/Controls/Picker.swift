/// A choice of one among several views, each of which has a tag.
///
/// Its options are on the screen all the time, as in the segmented and inline styles; the one
/// chosen has the selected trait.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  /// The type of the body of a view that has none.
  public typealias Body = Never

  private let selection: Binding<SelectionValue>
  private let content: Content
  private let label: Label

  /// Offers the tagged views, under a label of any kind.
  public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }
}

extension Picker where Label == Text {
  /// Offers the tagged views, under a title.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Offers the tagged views, under a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker: Primitive {
  func children(in node: Node) -> [Child] {
    _ = selection.wrappedValue
    return [Child(.part(.label), label), Child(.content, content)]
  }

  var role: Role { .control(.picker(PickerSelection(selection))) }
}
