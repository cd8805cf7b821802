/// What `review practice` says while a review is being written.
package struct PracticeText {
  private let exercise: Exercise
  private let terminal: Terminal

  /// Creates the text for an exercise.
  package init(of exercise: Exercise, for terminal: Terminal) {
    self.exercise = exercise
    self.terminal = terminal
  }

  // MARK: - Beginning and ending

  /// Returns what is said below the brief, before the clock starts.
  package func introduction(minutes: Int) -> [String] {
    terminal.wrap(
      "The code is in \(exercise.sourcesPath(.before)). Open it in your editor, or in another "
        + "terminal: `swift run review show \(exercise.typedName) --code`."
    )
      + [""]
      + terminal.wrap(
        "Now it is your review. Type what is wrong, one remark a line, the worst first:")
      + [""]
      + terminal.wrap("File.swift:12 what is wrong, and why", indent: 2)
      + terminal.wrap("what is wrong, without a place", indent: 2)
      + [""]
      + help
      + [""]
      + terminal.wrap("The clock is running: \(counted(minutes, "minute")).")
  }

  /// What may be typed.
  package var help: [String] {
    [
      ("done", "hand the review in"), ("pause", "stop the clock and keep the review"),
      ("list", "show your remarks"), ("undo", "take the last one back"),
      ("read notes.txt", "add the remarks in a file"),
    ].flatMap { word, meaning in
      terminal.wrap(meaning, indent: 18, first: "  " + word.padding(to: 16))
    }
  }

  /// Returns the words before a line that is to be typed.
  package func prompt(minutesLeft: Int) -> String {
    switch minutesLeft {
    case 1...: "\(minutesLeft) min left>"
    case 0: "time is up>"
    default: "\(-minutesLeft) min over>"
    }
  }

  /// Returns what is said when a review is gone on with.
  package func resumed(_ draft: ReviewDraft) -> [String] {
    terminal.wrap(
      "Going on with your review of \(exercise.name): \(counted(draft.remarks.count, "remark")), "
        + "\(draft.timeTaken) so far."
    )
  }

  /// Returns what is said when the clock is stopped.
  package func paused(_ draft: ReviewDraft) -> [String] {
    terminal.wrap(
      "The clock is stopped. Your review is kept: \(counted(draft.remarks.count, "remark")), "
        + "\(draft.timeTaken)."
    )
      + terminal.wrap("`swift run review practice \(exercise.typedName) --resume` goes on with it.")
  }

  /// Returns the question whether to go on with a review that was begun.
  package func resumeQuestion(_ draft: ReviewDraft) -> String {
    "A review of \(exercise.name) was begun: \(counted(draft.remarks.count, "remark")), "
      + "\(draft.timeTaken). Go on with it? [yes/no]"
  }

  /// Returns what is said where nobody answers that question.
  package var undecided: [String] {
    terminal.wrap("Nothing was changed.")
      + terminal.wrap("`swift run review practice \(exercise.typedName) --resume` goes on with it.")
  }

  /// Returns what is said when a review was put aside for a new one.
  package func putAside(at path: String) -> [String] {
    terminal.wrap("The old one is in \(path).")
  }

  /// Returns what is said about a file without remarks.
  package func noRemark(in file: String) -> [String] {
    terminal.wrap("There is no remark in \(file).")
  }

  /// Returns what is said where remarks from the prompt are handed in with a file's.
  package func together(with draft: ReviewDraft) -> [String] {
    terminal.wrap("With \(counted(draft.remarks.count, "remark")) that you typed before.")
  }

  /// Returns what is said about a review that was begun and cannot be read any more.
  package func damaged(movedTo path: String) -> [String] {
    terminal.wrap(
      "The review that was begun cannot be read any more. It is now in \(path), and nothing in it "
        + "was changed."
    )
  }

  /// What is said where yes or no was asked for.
  package static let yesOrNo = "Type yes or no."

  /// What is said when an empty review is handed in.
  package var empty: [String] {
    terminal.wrap("There is no remark yet, so there is nothing to hand in.")
  }

  // MARK: - Remarks

  /// Returns what is said about a step of the dialogue.
  package func lines(for step: PracticeDialogue.Step, _ draft: ReviewDraft) -> [String] {
    switch step {
    case .added(let number, let places, let doubts):
      return terminal.wrap("Remark \(number), \(Self.place(places)).")
        + doubts.flatMap { terminal.wrap(Self.sentence(about: $0)) }
    case .wordless(let doubts):
      return doubts.flatMap { terminal.wrap(Self.sentence(about: $0)) }
    case .removed(let remark):
      return terminal.wrap("Taken back: \(remark.oneLine)")
    case .nothingToRemove:
      return terminal.wrap("There is no remark to take back.")
    case .list:
      return list(draft)
    case .help:
      return help
    case .read, .done, .pause:
      return []
    }
  }

  private func list(_ draft: ReviewDraft) -> [String] {
    if draft.remarks.isEmpty { return terminal.wrap("There is no remark yet.") }
    return draft.remarks.enumerated().flatMap { index, remark in
      let mark = "\(index + 1). "
      return terminal.wrap(remark.oneLine, indent: mark.count, first: mark)
    }
  }

  private static func place(_ places: [CodeRange]) -> String {
    places.isEmpty ? "without a place" : "at \(places.map(\.text).joined(separator: ", "))"
  }

  /// Returns a sentence about a place that makes no sense.
  package static func sentence(about doubt: RemarkReader.Doubt) -> String {
    switch doubt {
    case .unknownFile(let name, let nearest):
      let guess = nearest.map { " Is \($0) meant?" } ?? ""
      return "There is no file \(name) under review.\(guess) The remark counts by what it says."
    case .noSuchLine(let line, let file, let count):
      return "\(file) has \(counted(count, "line")), so there is no line \(line). "
        + "The remark counts by what it says."
    case .noWords:
      return "Say what is wrong there, too: a place alone is no remark."
    }
  }

  /// Returns what is said about the doubts in a file of remarks.
  package func doubts(in entries: [RemarkReader.Entry], of file: String) -> [String] {
    entries.flatMap { entry in
      entry.doubts.flatMap {
        terminal.wrap("\(file):\(entry.line): \(Self.sentence(about: $0))")
      }
    }
  }
}

extension ReviewDraft {
  /// How long was practised, in words.
  fileprivate var timeTaken: String {
    minutesTaken < 1 ? "less than a minute" : counted(minutesTaken, "minute")
  }
}

extension String {
  /// The text on one line.
  var oneLine: String { split(whereSeparator: \.isNewline).map(\.trimmed).joined(separator: " ") }
}
