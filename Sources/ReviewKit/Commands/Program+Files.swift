extension Program {
  /// Does what a command asks for that changes files of the checkout.
  func rewrite(_ command: Command) throws(ReviewError) -> ExitCode {
    let checkout = try Checkout(around: surroundings.folder)
    switch command {
    case .reset(let word, let isUndone):
      let exercise = try checkout.exercise(called: word)
      return try isUndone ? undoReset(exercise, of: checkout) : reset(exercise, of: checkout)
    case .ship(let word, let task):
      let exercises = try exercises(word, of: checkout)
      switch task {
      case .record: return try ship(exercises, of: checkout)
      case .check: return try checkRecords(of: exercises, in: checkout)
      case .undo: return try undoShipping(of: exercises, in: checkout)
      }
    case .new(let name, let isUndone):
      let scaffold = try Scaffold(name: name, in: checkout)
      return try isUndone
        ? unmake(scaffold, name, of: checkout) : make(scaffold, name)
    default: return .success
    }
  }

  private func say(_ text: String) {
    surroundings.write(surroundings.terminal.wrap(text))
  }

  // MARK: - Reset

  private func reset(_ exercise: Exercise, of checkout: Checkout) throws(ReviewError) -> ExitCode {
    guard let shipped = try checkout.shippedSources(of: exercise), !shipped.isEmpty else {
      throw .notShipped(exercise: exercise.name)
    }
    let change = try sourcesReplacement(of: exercise, in: checkout)
    guard let version = try change.put(["": shipped]) else {
      say("\(exercise.name) is as it was shipped; there is nothing to put back.")
      return .success
    }
    try forgetVerdicts(on: exercise, of: checkout)
    say("\(exercise.name) is as it was shipped.")
    tellPlace(of: version, in: checkout, undo: "reset \(exercise.typedName) --undo")
    return .success
  }

  private func undoReset(
    _ exercise: Exercise,
    of checkout: Checkout
  ) throws(ReviewError) -> ExitCode {
    guard let version = try sourcesReplacement(of: exercise, in: checkout).undo() else {
      throw .nothingSaved(exercise: exercise.name)
    }
    try forgetVerdicts(on: exercise, of: checkout)
    let code = try Files.contents(of: checkout.root / exercise.sourcesPath(.before))
    let isShipped = try checkout.shippedSources(of: exercise) == code
    say("\(exercise.name) is \(isShipped ? "again as it was shipped" : "your version again").")
    tellPlace(of: version, in: checkout, undo: "reset \(exercise.typedName) --undo")
    return .success
  }

  /// Forgets verdicts that are about code that has just been replaced.
  private func forgetVerdicts(
    on exercise: Exercise,
    of checkout: Checkout
  ) throws(ReviewError) {
    let progress = ProgressFolder(in: try learnerFolder(of: checkout))
    guard progress.progress(of: exercise) != nil else { return }
    try progress.update(exercise) { $0.forgetVerdicts() }
  }

  private func tellPlace(of version: Path, in checkout: Checkout, undo: String) {
    say("What that replaced is in \(version.relative(to: checkout.root) ?? version.text).")
    say("`swift run review \(undo)` puts it back.")
  }

  private func sourcesReplacement(
    of exercise: Exercise,
    in checkout: Checkout
  ) throws(ReviewError) -> Replacement {
    Replacement(
      of: ["": checkout.root / exercise.sourcesPath(.before)],
      saving: SavedVersions(of: exercise.name, in: try learnerFolder(of: checkout))
    )
  }

  // MARK: - New

  private func make(_ scaffold: Scaffold, _ name: String) throws(ReviewError) -> ExitCode {
    let files = try scaffold.make()
    say("Made the exercise \(name), with one finding to begin with:")
    surroundings.write(files.map { "  \($0)" })
    say(
      "Next: `swift run review check \(name.lowercased())` is red, with `--after` it is green. "
        + "CONTRIBUTING.md says what belongs into each file."
    )
    say("`swift run review new \(name) --undo` takes it out again.")
    return .success
  }

  private func unmake(
    _ scaffold: Scaffold,
    _ name: String,
    of checkout: Checkout
  ) throws(ReviewError) -> ExitCode {
    let saved = SavedVersions(of: "\(name)-scaffold", in: try learnerFolder(of: checkout))
    let version = try scaffold.unmake(saving: saved)
    say("The exercise \(name) is gone from Package.swift and from its folders.")
    say("Its files are in \(version.relative(to: checkout.root) ?? version.text).")
    return .success
  }

  // MARK: - Ship

  private func ship(_ exercises: [Exercise], of checkout: Checkout) throws(ReviewError) -> ExitCode
  {
    for exercise in exercises {
      var contents: [String: [String: [UInt8]]] = [:]
      for (name, place) in Self.named(checkout.recordedFolders(of: exercise)) {
        contents[name] = try checkout.recordable(place.folder, of: exercise)
      }
      if let version = try recordReplacement(of: exercise, in: checkout).put(contents) {
        say("\(exercise.name): its code and its tests are recorded as shipped.")
        tellPlace(of: version, in: checkout, undo: "ship \(exercise.typedName) --undo")
      } else {
        say("\(exercise.name): its record is up to date.")
      }
    }
    return .success
  }

  private func undoShipping(
    of exercises: [Exercise],
    in checkout: Checkout
  ) throws(ReviewError) -> ExitCode {
    for exercise in exercises {
      guard let version = try recordReplacement(of: exercise, in: checkout).undo() else {
        throw .nothingSaved(exercise: exercise.name)
      }
      say("\(exercise.name): its record is as it was before it was written last.")
      tellPlace(of: version, in: checkout, undo: "ship \(exercise.typedName) --undo")
    }
    return .success
  }

  private func recordReplacement(
    of exercise: Exercise,
    in checkout: Checkout
  ) throws(ReviewError) -> Replacement {
    let records = Self.named(checkout.recordedFolders(of: exercise)).map { ($0, $1.record) }
    return Replacement(
      of: Dictionary(uniqueKeysWithValues: records),
      saving: SavedVersions(
        of: "\(exercise.name)-record",
        in: try learnerFolder(of: checkout)
      )
    )
  }

  private static func named<Place>(_ places: [Place]) -> [(String, Place)] {
    Array(zip(["sources", "tests", "example"], places))
  }

  private func checkRecords(
    of exercises: [Exercise],
    in checkout: Checkout
  ) throws(ReviewError) -> ExitCode {
    var isCurrent = true
    for exercise in exercises {
      let files = try checkout.unrecordedFiles(of: exercise)
      if files.isEmpty {
        say("\(exercise.name): its record is up to date.")
      } else {
        isCurrent = false
        say("\(exercise.name): these files are not as its record under .shipped has them:")
        surroundings.write(files.map { "  \($0)" })
        say("Were the changes meant? Then `swift run review ship \(exercise.typedName)`.")
      }
    }
    return isCurrent ? .success : .notGreen
  }
}
