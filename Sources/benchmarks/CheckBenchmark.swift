import Foundation
import ReviewKit

/// `review check` beside `swift test --filter`, after the same kind of edit.
///
/// The calls take turns, so that a machine that gets busier slows both.
enum CheckBenchmark {
  /// How many edits each side is measured with.
  private static let rounds = 5

  /// How often each quick command is called.
  private static let calls = 9

  static func run(_ word: String?) async throws -> String {
    let folder = Path(FileManager.default.currentDirectoryPath)
    let exercise = try Checkout(around: folder).exercise(called: word ?? "Favourites")
    let copy = try await CheckoutCopy(of: folder)
    return try await (edits(exercise, in: copy) + [""] + commands(exercise, in: copy))
      .joined(separator: "\n")
  }

  // MARK: - Edits

  private static func edits(
    _ exercise: Exercise,
    in copy: CheckoutCopy
  ) async throws -> [String] {
    let filter = "\(exercise.name)Before"
    // Both sides have seen the code, and an edit of it, before anything is measured.
    for _ in 1...2 {
      try copy.edit(exercise)
      _ = try await test(filter, in: copy)
      _ = try await check(exercise, in: copy)
    }
    var tests: [Double] = []
    var checks: [Double] = []
    var repeats: [Double] = []
    for _ in 1...rounds {
      try copy.edit(exercise)
      tests.append(try await test(filter, in: copy))
      try copy.edit(exercise)
      checks.append(try await check(exercise, in: copy))
      repeats.append(try await check(exercise, in: copy))
    }
    let plain = median(tests)
    return [
      "\(exercise.name), medians of \(rounds) edits",
      line("swift test --filter \(filter)", plain, "s"),
      line("review check, after an edit", median(checks), "s", beside: plain),
      line("review check, nothing changed", median(repeats), "s", beside: plain),
    ]
  }

  private static func test(_ filter: String, in copy: CheckoutCopy) async throws -> Double {
    try await copy.swift("test", "--filter", filter).seconds(ending: 0...1, saying: "Test run with")
  }

  private static func check(_ exercise: Exercise, in copy: CheckoutCopy) async throws -> Double {
    try await copy.review("check", exercise.typedName).seconds(ending: 0...1, saying: " green.")
  }

  // MARK: - Commands

  private static func commands(
    _ exercise: Exercise,
    in copy: CheckoutCopy
  ) async throws -> [String] {
    let name = exercise.typedName
    let calls = [
      (["list"], "discussed"), (["show", name], exercise.name), (["hint", name, "1"], "Hint"),
      (["key", name, "--yes"], "the key"),
    ]
    var lines = ["Without a build, medians of \(Self.calls) calls"]
    for (call, text) in calls {
      var times: [Double] = []
      for _ in 1...Self.calls {
        times.append(try await copy.review(call).seconds(ending: 0...0, saying: text))
      }
      lines.append(line("review \(call[0])", median(times) * 1000, "ms"))
    }
    try copy.edit(exercise)
    if let memory = try copy.peakMemory(ofReview: "check", name) {
      lines += ["", "Memory of review itself, at its highest", line("review check", memory, "MB")]
    }
    return lines
  }

  private static func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }

  private static func line(
    _ what: String,
    _ value: Double,
    _ unit: String,
    beside other: Double? = nil
  ) -> String {
    let ratio = other.map { String(format: "%8.2f×", value / $0) } ?? ""
    return "  " + what.padding(toLength: 44, withPad: " ", startingAt: 0)
      + String(format: "%8.2f ", value) + unit + ratio
  }
}
