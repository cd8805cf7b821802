import ReviewKit
import Testing

struct JudgeTests {
  private static let names = ["lit()", "dark()"].compactMap {
    TestName("LampBeforeTests.Lamp/Finding01/\($0)")
  }

  @Test func `tests that began, ended and recorded nothing are green`() {
    let judge = judge(EventText(passing: Self.names))
    #expect(judge.verdict == .green)
    #expect(judge.tests.map(\.verdict) == [.green, .green])
  }

  @Test func `without a test nothing is green`() {
    let run = TestRun(ending: .exited(0), events: TestEvents(EventText(passing: []).lines))
    #expect(
      Judge(expected: [], run: run).verdict == .didNotRun("It has no test in this checkout.")
    )
  }

  @Test func `a test that did not begin is not green`() {
    let judge = judge(EventText(passing: [Self.names[0]]))
    #expect(judge.verdict == .didNotRun("\"dark()\" did not begin."))
    #expect(judge.tests.map(\.verdict) == [.didNotRun("It did not begin."), .green])
  }

  @Test func `a test that did not end is not green, whatever the exit code`() {
    var text = EventText(announcing: Self.names)
    text.pass(Self.names[0])
    text.start(Self.names[1])
    let reason =
      "The app ended itself, with exit code 0, in the middle of \"dark() as a sentence\"."
    #expect(judge(text).verdict == .didNotRun(reason))
  }

  @Test func `an exit code that no test explains is not green`() {
    let judge = judge(EventText(passing: Self.names), .exited(3))
    #expect(
      judge.verdict == .didNotRun("Its process ended with exit code 3, though no test failed.")
    )
  }

  @Test func `a run without an end is not green`() {
    var text = EventText(passing: Self.names)
    text.lines.removeLast()
    #expect(
      judge(text).verdict
        == .didNotRun("Its process ended with exit code 0, though no test failed.")
    )
  }

  @Test(arguments: Forgery.allCases)
  func `events that do not follow one another are not green`(forgery: Forgery) {
    let judge = judge(forgery.applied(to: EventText(passing: Self.names), test: Self.names[0]))
    #expect(
      judge.verdict
        == .didNotRun("The record of its run holds events that Swift Testing did not write.")
    )
  }

  enum Forgery: CaseIterable {
    case secondStart, secondEnd, endFirst, afterTheEnd, garbage

    func applied(to text: EventText, test: TestName) -> EventText {
      var text = text
      let end = text.lines.removeLast()
      switch self {
      case .secondStart: text.start(test)
      case .secondEnd:
        text.pass(test)
        text.lines.remove(at: text.lines.count - 2)
      case .endFirst: text.lines.swapAt(2, 3)
      case .afterTheEnd: text.lines.append(end)
      case .garbage: text.lines.append("{\"kind\":")
      }
      return EventText(lines: text.lines + [end])
    }
  }

  @Test func `a recorded issue is red`() {
    var text = EventText(passing: Self.names)
    text.record("dark", on: Self.names[0])
    #expect(judge(text, .exited(1)).verdict == .red)
  }

  @Test func `an issue that no test is blamed for is red`() {
    var text = EventText(passing: Self.names)
    text.record("dark", on: nil)
    #expect(judge(text, .exited(1)).verdict == .red)
  }

  @Test func `issues about other findings alone are blocked`() {
    var text = EventText(passing: Self.names)
    text.record("Blocked by finding 12: no button", on: Self.names[0])
    text.record("Blocked by finding 3: no list", on: Self.names[1])
    #expect(judge(text, .exited(1)).verdict == .blocked(by: [3, 12]))
  }

  @Test func `one issue of its own makes a blocked finding red`() {
    var text = EventText(passing: Self.names)
    text.record("Blocked by finding 12: no button", on: Self.names[0])
    text.record("dark", on: Self.names[1])
    let judge = judge(text, .exited(1))
    #expect(judge.verdict == .red)
    #expect(Set(judge.tests.map(\.verdict)) == [.blocked(by: [12]), .red])
  }

  @Test func `a signal is a crash, of the test that was under way`() {
    var text = EventText(announcing: Self.names)
    text.pass(Self.names[0])
    text.start(Self.names[1])
    let judge = judge(text, .signalled(4), crash: Crash(signal: 4, message: "Fatal error"))
    #expect(judge.verdict == .crashed(Crash(signal: 4, message: "Fatal error")))
    #expect(
      judge.tests.map(\.verdict) == [.crashed(Crash(signal: 4, message: "Fatal error")), .green]
    )
  }

  @Test func `a process whose time was up is hung, even with a failure before`() {
    var text = EventText(announcing: Self.names)
    text.start(Self.names[0])
    text.record("dark", on: Self.names[0])
    #expect(judge(text, .timedOut).verdict == .hung(after: .seconds(10)))
  }

  private func judge(
    _ text: EventText,
    _ ending: ChildProcess.Ending = .exited(0),
    crash: Crash? = nil
  ) -> Judge {
    Judge(
      expected: Self.names,
      run: TestRun(ending: ending, events: TestEvents(text.lines), crash: crash)
    )
  }
}
