/// A tab of a tab view.
///
/// Here it is a view, so that one builder serves both kinds of content.
public struct Tab<Value: Hashable, Content: View, Label: View>: View {
  private let value: Value?
  private let content: Content
  private let label: Label

  /// What is shown: the content, with the label in the tab bar.
  public var body: some View {
    content.modifier(TabItemModifier(tag: value.map { AnyHashable($0) }, label: label))
  }
}

extension Tab where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// Makes a tab with a title and a symbol that stands for a value.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.value = value
    self.content = content()
    label = HeadlessSwiftUI.Label(titleKey, systemImage: systemImage)
  }

  /// Makes a tab with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    value = nil
    self.content = content()
    label = HeadlessSwiftUI.Label(titleKey, systemImage: systemImage)
  }
}
