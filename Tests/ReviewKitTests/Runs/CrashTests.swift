import ReviewKit
import Testing

struct CrashTests {
  private let errors = [
    "◇ Test run started.", "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range",
    "*** Signal 4: Backtracing from 0x7f09dc36df7f... done ***",
    "  2 [ra] 0x00 specialized Array.subscript.getter + 84 in libswiftSwiftOnoneSupport.so",
    "  3 [ra] 0x00 Lamp.colour(_:) + 88 in Tests.xctest at /m/Exercises/Lamp/Sources/Lamp.swift:12:8",
    "  4 [ra] 0x00 test() + 18 in Tests.xctest at /m/Tests/Before/Lamp/LampTests.swift:15:40",
  ]

  @Test func `the message and the first line of the exercise are found`() {
    let crash = Crash(signal: 4, errors: errors) { path in
      path.hasPrefix("/m/Exercises/") ? String(path.dropFirst(3)) : nil
    }
    #expect(crash.message == "Fatal error: Index out of range")
    #expect(crash.place == SourcePlace(file: "Exercises/Lamp/Sources/Lamp.swift", line: 12))
  }

  @Test func `without words, only the signal is known`() {
    let crash = Crash(signal: 11, errors: ["I met a Fatal error once"]) { _ in nil }
    #expect(crash == Crash(signal: 11))
  }

  @Test(
    arguments: [
      (4, " at a trap. \(Self.trap) (SIGILL, signal 4)."),
      (5, " at a trap. \(Self.trap) (SIGTRAP, signal 5)."),
      (6, " because something in it called abort (SIGABRT, signal 6)."),
      (7, " at a use of memory that isn't its own (signal 7)."),
      (8, " (SIGFPE, signal 8)."),
      (9, " because it was killed (SIGKILL, signal 9)."),
      (11, " at a use of memory that isn't its own (SIGSEGV, signal 11)."),
      (14, " (SIGALRM, signal 14)."), (15, " (SIGTERM, signal 15)."), (25, " (signal 25)."),
    ] as [(Int32, String)]
  )
  func `a signal has a name and a meaning`(signal: Int32, rest: String) {
    #expect(Crash(signal: signal).sentence == "The app stopped\(rest)")
  }

  @Test func `the runtime's own words come before any meaning`() {
    let crash = Crash(signal: 4, message: "Fatal error: no")
    #expect(crash.sentence == "The app stopped: Fatal error: no (SIGILL, signal 4).")
  }

  private static let trap = """
    Swift stops code that can't go on, as at a nil that is unwrapped or an index that is out of range
    """
}
