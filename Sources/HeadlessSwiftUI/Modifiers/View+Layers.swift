extension View {
  /// Puts views in front of the view.
  ///
  /// Both are on the screen: what is in front is read after the view, and takes no taps away.
  public func overlay<Added: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Added
  ) -> some View {
    modifier(AddingModifier(modification: .overlay, part: .overlay, added: content()))
  }

  /// Puts a view in front of the view.
  public func overlay<Added: View>(_ overlay: Added, alignment: Alignment = .center) -> some View {
    modifier(AddingModifier(modification: .overlay, part: .overlay, added: overlay))
  }

  /// Puts views behind the view, over its whole frame (rule H2).
  public func background<Added: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Added
  ) -> some View {
    modifier(AddingModifier(modification: .background, part: .background, added: content()))
  }

  /// Puts a view behind the view, over its whole frame (rule H2).
  public func background<Added: View>(
    _ background: Added,
    alignment: Alignment = .center
  ) -> some View {
    modifier(AddingModifier(modification: .background, part: .background, added: background))
  }
}
