import ReviewKit
import Testing

struct BuildLogTests {
  private let snapshot = Snapshot(of: Exercise(name: "Lamp"), .after, files: [:])

  @Test func `an error in the exercise has its place and its picture`() {
    let log = log([
      "[4/5] Compiling LampAfter Lamp.swift",
      "/m/Solutions/Lamp/Sources/Lamp.swift:2:37: error: cannot find 'x': in scope",
      "1 | let a = 1",
      "2 | let b = x",
      "  |         `- error: cannot find 'x': in scope",
      "",
    ])
    let error = CompileError(
      file: "Solutions/Lamp/Sources/Lamp.swift",
      line: 2,
      column: 37,
      message: "cannot find 'x': in scope",
      excerpt: [
        "1 | let a = 1", "2 | let b = x", "  |         `- error: cannot find 'x': in scope",
      ]
    )
    #expect(log.errors == [error])
    #expect(log.errors.first?.location == "Solutions/Lamp/Sources/Lamp.swift:2:37")
  }

  @Test func `an error that is said twice is told once`() {
    let line = "/m/Solutions/Lamp/Sources/Lamp.swift:2:37: error: no"
    #expect(log([line, line]).errors.count == 1)
  }

  @Test func `warnings and notes are left out`() {
    let log = log([
      "/m/Solutions/Lamp/Sources/Lamp.swift:2:37: warning: never used", "1 | let a = 1",
      "/m/Solutions/Lamp/Sources/Lamp.swift:3:1: error: no", "3 | bad",
      "/m/Solutions/Lamp/Sources/Lamp.swift:1:1: note: declared here",
    ])
    #expect(log.errors.map(\.message) == ["no"])
    #expect(log.errors.first?.excerpt == ["3 | bad"])
  }

  @Test func `an error in the tests is told with the path of the shipped tests`() {
    let log = log(["/m/Tests/After/Lamp/LampTests.swift:5:1: error: no 'Lamp'"])
    #expect(log.errors.map(\.file) == ["Tests/Before/Lamp/LampTests.swift"])
  }

  @Test func `an error in the code hides those it causes in the tests`() {
    let log = log([
      "/m/Solutions/Lamp/Sources/Lamp.swift:3:1: error: no",
      "/m/Tests/After/Lamp/LampTests.swift:5:1: error: no 'Lamp'",
    ])
    #expect(log.errors.map(\.message) == ["no"])
  }

  @Test func `an error in the kit is not the learner's`() {
    let log = log(["/m/Sources/Wires/Wires.swift:1:1: error: no", "", "x"])
    #expect(log.errors.isEmpty)
    #expect(log.kitLines == ["/m/Sources/Wires/Wires.swift:1:1: error: no"])
  }

  // MARK: - A learner's tests

  private let learners = Snapshot(of: Exercise(name: "Lamp"), .after, testsBy: .learner, files: [:])

  @Test func `errors in a learner's tests, and in the driver, have the paths of the checkout`() {
    let log = log(
      [
        "/m/Tests/After/Lamp/Mine.swift:5:1: error: no 'Lamp'",
        "/m/Tests/After/Lamp/App/Phone.swift:9:1: error: twice 'Phone'",
      ],
      of: learners
    )
    #expect(
      log.errors.map(\.location) == [
        "Exercises/Lamp/Tests/Mine.swift:5:1", "Tests/Before/Lamp/App/Phone.swift:9:1",
      ]
    )
  }

  @Test func `what SwiftPM has against a learner's files is told without the copy's paths`() {
    let log = log(
      [
        "error: filename \"Phone.swift\" used twice: '/m/Tests/After/Lamp/App/Phone.swift' and "
          + "'/m/Tests/After/Lamp/Phone.swift'"
      ],
      of: learners
    )
    #expect(
      log.errors == [
        CompileError(
          file: "Exercises/Lamp/Tests",
          message: "filename \"Phone.swift\" used twice: 'Exercises/Lamp/Tests/App/Phone.swift' "
            + "and 'Exercises/Lamp/Tests/Phone.swift'"
        )
      ]
    )
  }

  private func log(_ lines: [String], of other: Snapshot? = nil) -> BuildLog {
    BuildLog(lines, snapshot: other ?? snapshot, mirror: Path("/m"))
  }
}
