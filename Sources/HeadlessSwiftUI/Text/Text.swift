/// A text to be read.
///
/// Left out: looking keys up in a strings file, and Markdown. A key is shown as it is written.
public struct Text: View, Sendable {
  /// The type of the body of a view that has none.
  public typealias Body = Never

  let storage: Storage

  /// Where the words come from.
  ///
  /// Checked by hand: values of a format style are only ever read.
  enum Storage: @unchecked Sendable {
    case verbatim(String)
    case key(LocalizedStringKey)
    case formatted(any FormattedText)
    case joined([Text])
  }

  /// Shows a string as it is.
  nonisolated public init(verbatim content: String) { storage = .verbatim(content) }

  /// Shows a string as it is.
  @_disfavoredOverload
  nonisolated public init<Content: StringProtocol>(_ content: Content) {
    storage = .verbatim(String(content))
  }

  /// Shows a key.
  ///
  /// The table, bundle and comment are accepted and not used.
  nonisolated public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    storage = .key(key)
  }

  /// Shows a value in a format style, in the environment's locale.
  nonisolated public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    storage = .formatted(StyledText(input: input, format: format))
  }

  nonisolated private init(joining texts: [Text]) { storage = .joined(texts) }

  /// One text after the other.
  nonisolated public static func + (lhs: Text, rhs: Text) -> Text { Text(joining: [lhs, rhs]) }
}

extension Text {
  /// The words, as they are in an environment.
  func string(in environment: EnvironmentValues) -> String {
    switch storage {
    case .verbatim(let string): string
    case .key(let key): key.string(in: environment)
    case .formatted(let text): text.string(in: environment)
    case .joined(let texts): texts.map { $0.string(in: environment) }.joined()
    }
  }
}

extension Text: Primitive {
  var role: Role { .text(self) }
}
