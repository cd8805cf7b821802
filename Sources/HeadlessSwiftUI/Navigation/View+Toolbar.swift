extension View {
  /// Puts items into the screen's bars, which are read before its content.
  public func toolbar<Items: View>(@ViewBuilder content: () -> Items) -> some View {
    modifier(AddingModifier(modification: .bar, part: .toolbar, added: content()))
  }
}
