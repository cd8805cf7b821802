extension Brief {
  /// Returns the brief with a translation's text, and its own where the translation has none.
  func translated(by translation: Brief, in language: Language) -> Brief {
    var brief = self
    brief.title = translation.title
    brief.summary = translation.summary
    brief.sections = sections.map { section in
      let heading = Heading.ofBrief.first {
        $0.title(in: .english).lowercased() == section.title.lowercased()
      }
      let translated = heading.flatMap { translation.section($0, in: language) }
      return section.translated(by: translated)
    }
    return brief
  }
}

extension MarkdownSection {
  /// Returns a section's translation, or the section itself where there is none.
  func translated(by translation: MarkdownSection?) -> MarkdownSection {
    guard let translation, !translation.isEmpty else { return self }
    return translation
  }
}
