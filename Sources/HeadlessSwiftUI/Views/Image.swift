/// A symbol or a picture.
///
/// VoiceOver reads a symbol's name where nobody has labelled it (rule H4). The system's own words
/// for its symbols are left out.
public struct Image: View, Sendable {
  /// The type of the body of a view that has none.
  public typealias Body = Never

  let name: String
  let isDecorative: Bool
  let label: Text?

  /// Shows a symbol of the system.
  nonisolated public init(systemName: String) {
    name = systemName
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
}
