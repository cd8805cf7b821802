extension View {
  /// Says how the view is shown in the bar of the tab view that it is in.
  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    modifier(TabItemModifier(tag: nil, label: label()))
  }
}
