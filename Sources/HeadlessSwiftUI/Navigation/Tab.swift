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

extension View {
  /// Says how the view is shown in the bar of the tab view that it is in.
  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    modifier(TabItemModifier(tag: nil, label: label()))
  }
}

/// Makes a tab of a view: it is made when it is first selected, then only covered (rule N4).
struct TabItemModifier<Label: View>: PrimitiveModifier {
  let tag: AnyHashable?
  let label: Label

  var role: Role { .modifier(.tabItem) }

  func children(around content: some View, in node: Node) -> [Child] {
    let label = Child(.part(.tabItem), label)
    guard let tabs = node.read(\.tabs) else { return [Child(.content, content)] }
    let tag = tag ?? node.read(\.tag) ?? AnyHashable(ObjectIdentifier(node))
    let isSelected = tabs.isSelected(tag, at: node)
    let state = node.stored(TabState.key) { TabState(tag: tag) }
    state.tag = tag
    state.isSelected = isSelected
    state.wasVisited = state.wasVisited || isSelected
    guard state.wasVisited else { return [label] }
    let screen = Child(.content, content, isHidden: !isSelected) {
      $0.tabs = nil
      $0.tag = nil
    }
    return [label, screen]
  }
}

/// What is known of a tab, for as long as it lives.
final class TabState {
  /// Where a tab's node keeps it.
  static let key = "tab"

  var tag: AnyHashable
  var isSelected = false
  var wasVisited = false

  init(tag: AnyHashable) { self.tag = tag }
}
