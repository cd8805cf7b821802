extension View {
  /// Sets how buttons look, by a style of the framework.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    let look: ButtonLook =
      switch style {
      case is DefaultButtonStyle: .automatic
      case is PlainButtonStyle: .plain
      case is BorderlessButtonStyle: .borderless
      default: .bordered
      }
    return environment(\.buttonLook, look)
  }

  /// Sets how buttons look, by a style of the author.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    environment(\.buttonLook, .custom { AnyView(style.makeBody(configuration: $0)) })
  }
}
