import ReviewKit

/// A key with a finding of each kind, and outcomes of a learner's tests.
enum GradeSample {
  static let file = "Exercises/Lamp/Tests/YourTests.swift"

  static let key: Key = {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let key = try? KeyReader.read(lines, in: "key") else {
      preconditionFailure("The sample cannot be read.")
    }
    return key
  }()

  /// Returns what came of the tests called `lit` and `dark`, or of one of them.
  static func trial(lit: TestOutcome.End? = .passed, dark: TestOutcome.End? = .passed) -> Trial {
    Trial(tests: run(lit: lit, dark: dark))
  }

  static func run(
    lit: TestOutcome.End? = .passed,
    dark: TestOutcome.End? = .passed
  ) -> [TestOutcome] {
    [dark.map { outcome("dark", line: 9, $0) }, lit.map { outcome("lit", line: 5, $0) }]
      .compactMap(\.self)
  }

  static func outcome(
    _ name: String,
    line: Int,
    _ end: TestOutcome.End,
    seen: TestOutcome.Issue? = nil
  ) -> TestOutcome {
    TestOutcome(
      name: "YourTests/\(name)()",
      suite: "",
      title: "the lamp is \(name)",
      place: SourcePlace(file: file, line: line),
      end: end,
      issues: seen.map { [$0] } ?? []
    )
  }

  static func report(
    runs: [[TestOutcome]] = [run(), run(), run()],
    _ trials: [Variant: Trial]
  ) -> GradeReport {
    GradeJudge(
      exercise: Sample.lamp,
      key: key,
      rehearsal: Rehearsal(runs: runs),
      trials: trials
    ).report
  }

  private static let text = """
    # Lamp: the key

    ## Findings

    ### 1. The switch does nothing

    - severity: critical
    - topic: state

    It stays **dark**.

    The fix is to return something else.

    #### Put back

    ```diff
    --- Lamp.swift
    @@
    -true
    +false
    ```

    ### 2. It is a class

    - severity: not-a-bug
    - topic: state

    There is one of each lamp.

    ### 3. The name says little

    - severity: minor
    - topic: naming
    - spoken: a name is a matter of judgement

    Say what kind of lamp.

    ### 12. It cannot be switched off again

    - severity: major
    - topic: state

    It stays lit.

    #### Put back

    ```diff
    --- Lamp.swift
    @@
    -off
    +on
    ```

    ## Wrong fixes

    ### Press it twice

    - fails: 1

    It is lit for a moment.

    ```diff
    --- Lamp.swift
    @@
    -once
    +twice
    ```

    ### Change the bulb

    - base: before
    - fails: 1

    The bulb was fine.

    ```diff
    --- Lamp.swift
    @@
    -bulb
    +other bulb
    ```

    ## The lesson

    ## Tests worth asking for

    ## Said, not coded

    ## Follow-ups

    ## Sources

    """
}
