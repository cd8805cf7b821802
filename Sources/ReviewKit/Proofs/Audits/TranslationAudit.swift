/// Compares the translations of a brief and a key with the English texts.
///
/// A translation may leave whole sections out, and its diffs have to be. What stands in it has to
/// agree in all that is not for reading: numbers, fields, and how many hints and wrong fixes there
/// are.
package struct TranslationAudit {
  /// What does not hold.
  package let complaints: [Complaint]

  /// Creates the audit of an exercise's translations.
  package init(_ dossier: Dossier, in checkout: Checkout) throws(ReviewError) {
    let exercise = dossier.exercise
    var complaints = try Self.unknownLanguages(of: exercise, in: checkout)
    for language in Language.allCases where language != .english {
      let briefPath = exercise.briefPath(in: language)
      if Files.exists(checkout.root / briefPath) {
        complaints += try Self.complaints { () throws(ReviewError) in
          TranslatedBriefAudit(
            brief: dossier.brief,
            translation: try checkout.brief(of: exercise, writtenIn: language),
            language: language,
            path: briefPath
          ).complaints
        }
      }
      let keyPath = exercise.keyPath(in: language)
      if Files.exists(checkout.root / keyPath) {
        complaints += try Self.complaints { () throws(ReviewError) in
          TranslatedKeyAudit(
            key: dossier.key,
            keyPath: exercise.keyPath,
            translation: try checkout.key(of: exercise, writtenIn: language),
            path: keyPath
          ).complaints
        }
      }
    }
    self.complaints = complaints
  }

  /// One text that cannot be read does not hide what there is to say about the others.
  private static func complaints(
    reading audit: () throws(ReviewError) -> [Complaint]
  ) throws(ReviewError) -> [Complaint] {
    do throws(ReviewError) {
      return try audit()
    } catch .malformed(let malformed) {
      return [Complaint(malformed)]
    } catch {
      throw error
    }
  }

  private static func unknownLanguages(
    of exercise: Exercise,
    in checkout: Checkout
  ) throws(ReviewError) -> [Complaint] {
    let known = Language.allCases.map(\.fileName)
    var complaints: [Complaint] = []
    for folder in ["Exercises/\(exercise.name)", "Solutions/\(exercise.name)"] {
      for name in try Files.names(in: checkout.root / folder)
      where name.hasPrefix("README.") && name.hasSuffix(".md") && !known.contains(name) {
        complaints.append(
          Complaint(
            file: "\(folder)/\(name)",
            line: 1,
            problem: "The kit does not know the headings of this language.",
            remedy: "Add it to Language and Heading in Sources/ReviewKit/Keys, or put the file's "
              + "name right: \(known.dropFirst().joined(separator: ", "))."
          )
        )
      }
    }
    return complaints
  }
}
