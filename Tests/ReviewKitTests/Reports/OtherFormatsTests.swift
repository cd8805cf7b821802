import ReviewKit
import Testing

/// The reports that other programs read.
struct OtherFormatsTests {
  private static let place = SourcePlace(file: "Tests/Before/Lamp/L.swift", line: 6)

  private static let report = Sample.report(
    Sample.result(1, "One", .green),
    Sample.result(
      2,
      "Two & a <half>",
      .red,
      [
        TestResult(
          name: "a()",
          title: "it is \"lit\"",
          place: place,
          verdict: .red,
          issues: [TestIssue(text: "dark\u{7}\n#expect failed", seen: "dark\u{7}", place: place)]
        )
      ]
    ),
    Sample.result(3, "Three", .blocked(by: [2])),
    Sample.result(
      4,
      "Four",
      .crashed(
        Crash(signal: 6, place: SourcePlace(file: "Exercises/Lamp/Sources/L.swift", line: 2)))
    ),
    Sample.result(5, "Five", .spoken)
  )

  private static let broken = Sample.report(
    Sample.result(1, "One", .didNotCompile),
    guards: nil,
    errors: [CompileError(file: "Exercises/Lamp/L.swift", line: 2, column: 3, message: "no 'x'")]
  )

  @Test func `editors get a line for each finding that is not green`() {
    #expect(
      CompilerText(Self.report, below: Path("/kit")).lines == [
        "/kit/Tests/Before/Lamp/L.swift:6:1: error: finding 2: Expected: it is \"lit\". "
          + "Seen: dark\u{7}",
        "/kit/Exercises/Lamp/Sources:1:1: warning: finding 3: Its tests get no further before "
          + "finding 2 is fixed.",
        "/kit/Exercises/Lamp/Sources/L.swift:2:1: error: finding 4: The app stopped because "
          + "something in it called abort (SIGABRT, signal 6).",
      ]
    )
    #expect(
      CompilerText(Self.broken, below: Path("/kit")).lines
        == ["/kit/Exercises/Lamp/L.swift:2:3: error: no 'x'"]
    )
  }

  @Test func `CI gets a test case for each finding`() {
    #expect(
      JUnitText([Self.report, Self.broken]).text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
          <testsuite name="Lamp before" tests="6" failures="2" errors="1" skipped="1">
            <testcase classname="Lamp" name="1 · One"/>
            <testcase classname="Lamp" name="2 · Two &amp; a &lt;half&gt;">
              <failure type="red" message="Expected: it is &quot;lit&quot;">Expected: it is \
        &quot;lit&quot;&#10;Seen: dark\u{FFFD}&#10;Tests/Before/Lamp/L.swift:6</failure>
            </testcase>
            <testcase classname="Lamp" name="3 · Three">
              <failure type="blocked" message="Its tests get no further before finding 2 is \
        fixed.">Its tests get no further before finding 2 is fixed.</failure>
            </testcase>
            <testcase classname="Lamp" name="4 · Four">
              <error type="crashed" message="The app stopped because something in it called abort \
        (SIGABRT, signal 6).">The app stopped because something in it called abort \
        (SIGABRT, signal 6).</error>
            </testcase>
            <testcase classname="Lamp" name="5 · Five">
              <skipped/>
            </testcase>
            <testcase classname="Lamp" name="Guards"/>
          </testsuite>
          <testsuite name="Lamp before" tests="1" failures="0" errors="1" skipped="0">
            <testcase classname="Lamp" name="1 · One">
              <error type="did not compile" message="Exercises/Lamp/L.swift:2:3: no \
        'x'">Exercises/Lamp/L.swift:2:3: no 'x'</error>
            </testcase>
          </testsuite>
        </testsuites>

        """
    )
  }
}
