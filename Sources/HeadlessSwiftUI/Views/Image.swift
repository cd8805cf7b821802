internal import HeadlessScreen

/// A symbol or a picture.
///
/// VoiceOver reads the name of a picture where nobody has labelled it, and of a symbol the name
/// without its variant (rule H4). The system's own words for its symbols are left out.
public struct Image: View, Sendable {
  /// The type of the body of a view that has none.
  public typealias Body = Never

  let name: String
  private var isSymbol = false
  let isDecorative: Bool
  let label: Text?

  /// Shows a symbol of the system.
  nonisolated public init(systemName: String) {
    name = systemName
    isSymbol = true
    isDecorative = false
    label = nil
  }

  /// Shows a picture of the app.
  ///
  /// The bundle is accepted and not used.
  nonisolated public init(_ name: String, bundle: Bundle? = nil) {
    self.name = name
    isDecorative = false
    label = nil
  }

  /// Shows a picture of the app with a label for VoiceOver.
  nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.name = name
    isDecorative = false
    self.label = label
  }

  /// Shows a picture of the app that VoiceOver passes over.
  nonisolated public init(decorative name: String, bundle: Bundle? = nil) {
    self.name = name
    isDecorative = true
    label = nil
  }
}

extension Image: Primitive {
  var role: Role { .image(self) }

  /// What VoiceOver says where nobody has labelled it.
  var spokenName: String { isSymbol ? ScreenElement.label(ofSymbol: name) : name }
}
