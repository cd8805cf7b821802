import Foundation
import ReviewKit

/// A review of the lamp, for tests: four bugs and one item that is none.
enum SampleReview {
  static let exercise = Exercise(name: "Lamp")

  static let lines = [
    "struct Lamp {", "  var isOn = false", "  mutating func press() {", "    isOn = false", "  }",
    "}",
  ]

  /// The key's findings: critical, major with two topics, minor, spoken and minor, not a bug.
  static let keyLines =
    ["# Key", "## Findings"]
    + finding(
      1, "The switch does nothing", "critical", "state",
      "switch + nothing | dark; not lit", place: "isOn = false", hint: "Press it.")
    + finding(2, "The lamp forgets", "major", "persistence, state", "relaunch + lost; not persist")
    + finding(3, "No label", "minor", "accessibility", "accessibility; not label")
    + finding(4, "The name says little", "minor", "naming", "name + short | little")
    + finding(5, "It is a struct", "not-a-bug", "value types", "struct | class") + [
      "- fine because: no identity | value", "",
      "## Wrong fixes", "## The lesson", "## Tests worth asking for", "## Said, not coded",
      "## Follow-ups", "## Sources",
    ]

  private static func finding(
    _ number: Int,
    _ title: String,
    _ severity: String,
    _ topics: String,
    _ cues: String,
    place: String? = nil,
    hint: String? = nil
  ) -> [String] {
    ["### \(number). \(title)", "- severity: \(severity)", "- topic: \(topics)"]
      + (place.map { ["- where: `Lamp.swift` `\($0)`"] } ?? []) + ["- listens for: \(cues)"]
      + (hint.map { ["", "#### Hints", "1. \($0)", ""] } ?? [])
  }

  static func key() throws -> Key {
    try KeyReader.read(keyLines, in: "Solutions/Lamp/README.md")
  }

  static func matcher() throws -> Matcher {
    Matcher(key: try key(), code: ["Lamp.swift": lines])
  }

  /// Returns the score of remarks, with what the learner says about those that are not in the key.
  static func score(
    _ remarks: [String],
    answers: [Int: ReviewScore.Answer] = [:]
  ) throws -> ReviewScore {
    let reader = RemarkReader(lineCounts: ["Lamp.swift": lines.count])
    let read = remarks.compactMap { reader.entry(from: $0)?.remark }
    return ReviewScore(
      key: try key(),
      remarks: read,
      outcomes: try matcher().outcomes(of: read),
      answers: answers
    )
  }

  static func attempt(
    _ score: ReviewScore,
    _ remarks: [String],
    minutes: Double? = 31
  ) -> ReviewAttempt {
    var draft = ReviewDraft(minutes: 45)
    for remark in remarks { draft.add(remark) }
    draft.note(seconds: (minutes ?? 0) * 60)
    return ReviewAttempt(
      score,
      of: draft,
      isTimed: minutes != nil,
      date: Date(timeIntervalSince1970: 1_790_000_000)
    )
  }
}
