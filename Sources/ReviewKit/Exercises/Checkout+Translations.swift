extension Checkout {
  /// Returns the languages that an exercise can be read in, English first.
  package func languages(of exercise: Exercise) -> [Language] {
    Language.allCases.filter { language in
      Files.exists(root / exercise.briefPath(in: language))
        || Files.exists(root / exercise.keyPath(in: language))
    }
  }

  /// Returns the language to show an exercise in.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - asked: The language that was asked for, as it was typed. It has to be there. Without it
  ///     the user's locale decides, where there is a translation.
  ///   - environment: The variables of the environment.
  /// - Returns: A language that there is a brief or a key in.
  /// - Throws: An error that names the languages there are, if another one was asked for.
  package func language(
    of exercise: Exercise,
    asked: String?,
    environment: [String: String]
  ) throws(ReviewError) -> Language {
    let languages = languages(of: exercise)
    let language =
      asked.map(Language.init(locale:)) ?? Language(environment: environment)
    if let language, languages.contains(language) { return language }
    guard let asked else { return .english }
    throw .noTranslation(asked, exercise: exercise.name, languages: languages)
  }

  /// Returns an exercise's brief in a language, and in English what its translation lacks.
  package func brief(
    of exercise: Exercise,
    in language: Language
  ) throws(ReviewError) -> Brief {
    let brief = try brief(of: exercise)
    guard language != .english, Files.exists(root / exercise.briefPath(in: language)) else {
      return brief
    }
    let translation = try self.brief(of: exercise, writtenIn: language)
    return brief.translated(by: translation, in: language)
  }

  /// Returns an exercise's key in a language, and in English what its translation lacks.
  package func key(of exercise: Exercise, in language: Language) throws(ReviewError) -> Key {
    let key = try key(of: exercise)
    guard language != .english, Files.exists(root / exercise.keyPath(in: language)) else {
      return key
    }
    return key.translated(by: try self.key(of: exercise, writtenIn: language))
  }
}
