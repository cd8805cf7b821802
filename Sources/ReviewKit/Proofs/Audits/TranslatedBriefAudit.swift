/// Compares the translation of a brief with the brief in English.
struct TranslatedBriefAudit {
  /// The brief in English.
  let brief: Brief
  /// What the translation has of it.
  let translation: Brief
  /// The translation's language.
  let language: Language
  /// The translation's path, for complaints.
  let path: String

  /// What does not hold.
  var complaints: [Complaint] {
    fields + files + surplus
  }

  private var fields: [Complaint] {
    let pairs = [
      ("minutes", "\(translation.minutes)", "\(brief.minutes)"),
      (
        "topics", translation.topics.joined(separator: ", "),
        brief.topics.joined(separator: ", ")
      ),
    ]
    return pairs.filter { $0.1 != $0.2 }.map { name, own, english in
      complaint(
        1,
        "`\(name)` is \(own.isEmpty ? "missing" : "`\(own)`") here, and "
          + "\(english.isEmpty ? "missing" : "`\(english)`") in English.",
        "Make it as it is in English; only the text is translated."
      )
    }
  }

  private var files: [Complaint] {
    guard let section = translation.section(.files, in: language),
      translation.files(in: language) != brief.files
    else { return [] }
    return [
      complaint(
        section.line,
        "The files under review are not those of the brief in English.",
        "List the same ones in the same order: \(brief.files.joined(separator: ", "))."
      )
    ]
  }

  /// A section that the English brief has not would never be shown.
  private var surplus: [Complaint] {
    translation.sections.compactMap { section in
      let heading = Heading.ofBrief.first { translation.section($0, in: language) == section }
      guard let heading, brief.section(heading, in: .english) == nil else { return nil }
      return complaint(
        section.line,
        "The brief in English has no section \"\(heading.title(in: .english))\", "
          + "so \"\(section.title)\" is never shown.",
        "Use the heading that belongs to the English one, or take the section out."
      )
    }
  }

  private func complaint(_ line: Int, _ problem: String, _ remedy: String) -> Complaint {
    Complaint(file: path, line: line, problem: problem, remedy: remedy)
  }
}
