extension View {
  /// Runs an action when the view is tapped where it draws.
  ///
  /// Reproduces rules H1, H3 and H4: a gap is missed, an inner button wins, and VoiceOver isn't
  /// told anything.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(MarkingModifier(modification: .tap(count: count, action: action)))
  }

  /// Makes the whole frame react to a gesture, its gaps too (rule H1).
  public func contentShape<Shape: HeadlessSwiftUI.Shape>(
    _ shape: Shape,
    eoFill: Bool = false
  ) -> some View {
    modifier(MarkingModifier(modification: .contentShape))
  }
}
