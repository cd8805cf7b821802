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
      (4, "trap, signal 4"), (5, "trap, signal 5"), (6, "abort, signal 6"),
      (11, "bad memory access, signal 11"), (9, "kill, signal 9"), (25, "signal 25"),
    ] as [(Int32, String)]
  )
  func `a signal has a name`(signal: Int32, name: String) {
    #expect(Crash(signal: signal).signalName == name)
  }
}
