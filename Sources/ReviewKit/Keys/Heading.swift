/// A heading that the kit knows, with its wording in each language.
///
/// To add a language, add a case to ``Language`` and a property like `spanish` here; the compiler
/// asks for the rest.
package enum Heading: String, Hashable, Sendable, CaseIterable {
  // Of a key.
  case findings = "Findings"
  case hints = "Hints"
  case wrongFixes = "Wrong fixes"
  case lesson = "The lesson"
  case tests = "Tests worth asking for"
  case saidNotCoded = "Said, not coded"
  case followUps = "Follow-ups"
  case sources = "Sources"

  // Of a brief.
  case pullRequest = "The pull request"
  case userReports = "What users report"
  case testerReports = "What QA reports"
  case leftOut = "What is left out"
  case questions = "Questions to start with"
  case files = "Files under review"
  case running = "Running the tests"

  /// The sections of a key.
  static let ofKey: [Heading] = [
    .findings, .wrongFixes, .lesson, .tests, .saidNotCoded, .followUps, .sources,
  ]

  /// The sections of a brief.
  static let ofBrief: [Heading] = [
    .pullRequest, .userReports, .testerReports, .leftOut, .questions, .files, .running,
  ]

  /// Returns the heading as it is written in a language.
  package func title(in language: Language) -> String {
    switch language {
    case .english: rawValue
    case .spanish: spanish
    }
  }

  private var spanish: String {
    switch self {
    case .findings: "Hallazgos"
    case .hints: "Pistas"
    case .wrongFixes: "Arreglos equivocados"
    case .lesson: "La lección"
    case .tests: "Pruebas que vale la pena pedir"
    case .saidNotCoded: "Dicho, no programado"
    case .followUps: "Preguntas siguientes"
    case .sources: "Fuentes"
    case .pullRequest: "La propuesta de cambio"
    case .userReports: "Lo que dicen los usuarios"
    case .testerReports: "Lo que dice el control de calidad"
    case .leftOut: "Lo que no se incluye"
    case .questions: "Preguntas para empezar"
    case .files: "Archivos que se revisan"
    case .running: "Ejecutar las pruebas"
    }
  }
}

extension MarkdownSection {
  /// Returns the subsection under a heading, as the heading is written in a language.
  func subsection(_ heading: Heading, in language: Language) -> MarkdownSection? {
    subsection(heading.title(in: language))
  }

  /// Refuses a subsection of a translation whose place in the English text nobody could tell.
  ///
  /// - Parameters:
  ///   - headings: The headings that may stand here.
  ///   - language: The language of the text; an English one may have further sections.
  ///   - path: The text's path, for complaints.
  /// - Throws: A complaint about the first such subsection.
  func refuseSubsections(
    except headings: [Heading],
    in language: Language,
    path: String
  ) throws(Malformed) {
    guard language != .english else { return }
    let titles = headings.map { $0.title(in: language) }
    for section in subsections
    where !headings.contains(where: { subsection($0, in: language) == section }) {
      let guess = NearestName(to: section.title, among: titles).match
      throw Malformed(
        file: path,
        line: section.line,
        problem: "A translation has no section \"\(section.title)\" here."
          + (guess.map { " Is \"\($0)\" meant?" } ?? ""),
        remedy: "Use one of: \(titles.map { "\"\($0)\"" }.joined(separator: ", "))."
      )
    }
  }
}
