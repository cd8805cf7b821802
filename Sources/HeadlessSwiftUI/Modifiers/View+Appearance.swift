// What only changes how a view looks. Accepted so that app code compiles; without an effect here.

extension View {
  /// Sets the font, without an effect.
  public func font(_ font: Font?) -> some View { self }

  /// Makes the text bold, without an effect.
  public func bold(_ isActive: Bool = true) -> some View { self }

  /// Sets the colour of what is in front, without an effect.
  public func foregroundStyle(_ style: Color) -> some View { self }

  /// Sets the colour of what is in front, without an effect.
  public func foregroundColor(_ color: Color?) -> some View { self }

  /// Sets how several lines are lined up, without an effect.
  public func multilineTextAlignment(_ alignment: HorizontalAlignment) -> some View { self }

  /// Sets the colour of controls, without an effect.
  public func tint(_ tint: Color?) -> some View { self }

  /// Sets how many lines a text takes at most, without an effect.
  public func lineLimit(_ number: Int?) -> some View { self }

  /// Adds room around the view, without an effect.
  public func padding(_ length: CGFloat? = nil) -> some View { self }

  /// Adds room on some sides of the view, without an effect.
  public func padding(_ edges: Edge.Set, _ length: CGFloat? = nil) -> some View { self }

  /// Makes the view see-through.
  ///
  /// It stays alive and on the screen (rule R6).
  public func opacity(_ opacity: Double) -> some View { self }

  /// Sets how a list looks, without an effect.
  public func listStyle(_ style: ListStyle) -> some View { self }

  /// Sets how large a title is, without an effect.
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarTitleDisplayMode) -> some View {
    self
  }

  /// Sets the size of the view, without an effect.
  public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    self
  }

  /// Sets the limits of the view's size.
  ///
  /// Only an infinite width has an effect: it leaves a gap beside the content (rule H1).
  public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(WidthModifier(isInfinite: maxWidth == .infinity))
  }
}

private struct WidthModifier: PrimitiveModifier {
  let isInfinite: Bool

  var role: Role { isInfinite ? .modifier(.fillsWidth) : .group }
}
