/// What a reviewer is given: `Exercises/<Name>/README.md`, read.
package struct Brief: Hashable, Sendable {
  /// The exercise's title.
  package var title: String
  /// What the exercise is, in a line.
  package var summary: String
  /// How long to allow, in minutes.
  package var minutes: Int
  /// What it is about, in the kit's words.
  package var topics: [String]
  /// The pull request, the reports, the questions and the rest.
  package var sections: [MarkdownSection]

  /// The files under review, as a brief in English lists them.
  package var files: [String] { files(in: .english) }

  /// Returns the files under review, as a brief in a language lists them.
  package func files(in language: Language) -> [String] {
    (section(.files, in: language)?.blocks ?? []).flatMap { block -> [String] in
      switch block {
      case .bullets(let items), .numbers(let items):
        items.compactMap { CodeSpans.all(in: $0.text).first ?? $0.text }
      default: []
      }
    }
  }

  /// Returns the section under a heading, as the heading is written in a language.
  package func section(_ heading: Heading, in language: Language) -> MarkdownSection? {
    let title = heading.title(in: language).lowercased()
    return sections.first { $0.title.lowercased() == title }
  }
}
