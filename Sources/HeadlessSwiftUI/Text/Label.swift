/// A title with an icon, which VoiceOver reads as the title alone.
public struct Label<Title: View, Icon: View>: View {
  /// The type of the body of a view that has none.
  public typealias Body = Never

  private let title: Title
  private let icon: Icon

  /// Puts an icon before a title.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  /// Puts a symbol before a title.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Puts a symbol before a title.
  @_disfavoredOverload
  public init<Words: StringProtocol>(_ title: Words, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}

extension Label: Primitive {
  func children(in node: Node) -> [Child] {
    [Child(.part(.label), icon), Child(.part(.title), title)]
  }
  var role: Role { .label }
}
