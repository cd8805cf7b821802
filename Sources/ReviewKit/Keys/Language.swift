/// A language that briefs and keys can be written in.
package enum Language: String, Hashable, Sendable, CaseIterable {
  case english = "en"
  case spanish = "es"

  /// Reads a language's code, or a locale that begins with one: `es`, `es-MX`, `es_MX.UTF-8`.
  package init?(locale: String) {
    self.init(rawValue: locale.prefix { $0.isLetter }.lowercased())
  }

  /// Finds the user's language, in the variable that goes first in the environment.
  package init?(environment: [String: String]) {
    let locales = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
    guard let locale = locales.first(where: { !$0.isEmpty }) else { return nil }
    self.init(locale: locale)
  }

  /// What the language is called in English.
  package var name: String {
    switch self {
    case .english: "English"
    case .spanish: "Spanish"
    }
  }

  /// The name of a brief's or a key's file.
  package var fileName: String {
    self == .english ? "README.md" : "README.\(rawValue).md"
  }
}
