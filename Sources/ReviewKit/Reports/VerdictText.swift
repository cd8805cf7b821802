/// Puts a verdict into a sentence.
struct VerdictText {
  private let verdict: Verdict

  /// Creates the text of a verdict.
  init(_ verdict: Verdict) {
    self.verdict = verdict
  }

  /// What has to come first, to stand behind a title; none where nothing is in the way.
  var condition: String? {
    guard case .blocked(let numbers) = verdict else { return nil }
    return "(fix \(list(numbers)) first)"
  }

  /// The verdict's word, with the numbers of the findings in the way.
  var label: String {
    guard case .blocked(let numbers) = verdict else { return verdict.word }
    return "\(verdict.word) by \(numbers.map(String.init).joined(separator: ", "))"
  }

  /// What happened, where the verdict's word does not say it all.
  var sentence: String? {
    switch verdict {
    case .green, .red, .spoken, .didNotCompile: nil
    case .blocked(let numbers):
      numbers.count == 1
        ? "Its tests get no further before finding \(numbers[0]) is fixed."
        : "Its tests get no further before findings \(list(numbers)) are fixed."
    case .crashed(let crash): crash.sentence
    case .hung(let limit):
      "The app did not answer within \(Self.seconds(limit)) and was ended."
    case .didNotRun(let reason): reason
    }
  }

  /// Returns a length of time in words.
  static func seconds(_ limit: Duration) -> String {
    let count = limit.components.seconds
    return count == 1 ? "1 second" : "\(count) seconds"
  }

  private func list(_ numbers: [Int]) -> String {
    let words = numbers.map(String.init)
    guard words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " and " + (words.last ?? "")
  }
}

extension Verdict {
  /// The colour of the verdict's word.
  var colour: Terminal.Colour {
    switch self {
    case .green: .green
    case .red, .crashed, .hung, .didNotCompile, .didNotRun: .red
    case .blocked: .yellow
    case .spoken: .dim
    }
  }
}
