/// Finds an exercise by what someone typed.
package enum ExerciseName {
  /// Returns the exercise that a word means.
  ///
  /// Case does not matter, and the start of a name is enough if it is the start of only one.
  package static func find(
    _ word: String,
    among exercises: [Exercise]
  ) throws(ReviewError) -> Exercise {
    let typed = word.lowercased()
    if let exact = exercises.first(where: { $0.typedName == typed }) { return exact }
    let matches = typed.isEmpty ? [] : exercises.filter { $0.typedName.hasPrefix(typed) }
    if matches.count > 1 {
      throw .ambiguousExercise(word, matches: matches.map(\.typedName))
    }
    guard let match = matches.first else {
      let names = exercises.map(\.typedName)
      throw .unknownExercise(word, nearest: NearestName(to: word, among: names).match, all: names)
    }
    return match
  }
}
