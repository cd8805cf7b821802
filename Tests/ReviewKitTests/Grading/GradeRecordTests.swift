import ReviewKit
import Testing

/// What a program reads about a learner's tests.
struct GradeRecordTests {
  @Test func `there is all of it`() {
    let failed = TestOutcome.Issue(text: "dark", place: nil)
    let odd = GradeSample.outcome("odd", line: 12, .failed, seen: failed)
    let report = GradeSample.report(
      runs: [GradeSample.run(dark: nil) + [odd]],
      [
        .mutant(1): GradeSample.trial(lit: .failed, dark: nil),
        .mutant(12): GradeSample.trial(dark: nil),
        .wrongFix(0): GradeSample.trial(dark: nil),
        .before: GradeSample.trial(lit: .failed, dark: nil),
        .wrongFix(1): GradeSample.trial(lit: .crashed, dark: nil),
      ]
    )
    #expect(
      JSONText.lines(for: report).joined() == """
        {
          "caught" : 1,
          "exercise" : "Lamp",
          "findings" : [
            {
              "by" : [
                {
                  "end" : "failed",
                  "test" : "YourTests/lit()"
                }
              ],
              "finding" : 1,
              "result" : "caught",
              "symptom" : "It stays **dark**.",
              "title" : "The switch does nothing"
            },
            {
              "by" : [

              ],
              "finding" : 12,
              "result" : "gets past",
              "symptom" : "It stays lit.",
              "title" : "It cannot be switched off again"
            }
          ],
          "isComplete" : false,
          "isKept" : false,
          "leftOut" : [
            {
              "finding" : 2,
              "reason" : "not a bug"
            },
            {
              "finding" : 3,
              "reason" : "spoken"
            }
          ],
          "of" : 2,
          "tests" : [
            {
              "catches" : [
                1
              ],
              "file" : "Exercises/Lamp/Tests/YourTests.swift",
              "line" : 5,
              "name" : "YourTests/lit()",
              "onSolution" : "passes",
              "title" : "the lamp is lit"
            },
            {
              "catches" : [

              ],
              "file" : "Exercises/Lamp/Tests/YourTests.swift",
              "line" : 12,
              "name" : "YourTests/odd()",
              "onSolution" : "fails",
              "seen" : "dark",
              "title" : "the lamp is odd"
            }
          ],
          "version" : 1,
          "wrongFixes" : [
            {
              "by" : [

              ],
              "result" : "gets past",
              "symptom" : "It is lit for a moment.",
              "title" : "Press it twice"
            },
            {
              "by" : [

              ],
              "result" : "stays red",
              "symptom" : "The bulb was fine.",
              "title" : "Change the bulb"
            }
          ]
        }
        """
    )
  }

  @Test(
    arguments: [
      (.noFolder, "no folder"), (.noTests, "no tests"), (.onlyExample, "only the example"),
    ] as [(GradeReport.Obstacle, String)])
  func `an obstacle has a word`(obstacle: GradeReport.Obstacle, word: String) {
    #expect(json(obstacle).contains("\"obstacle\" : \"\(word)\""))
  }

  @Test func `tests that do not compile have their errors`() {
    let error = CompileError(file: GradeSample.file, line: 3, column: 7, message: "no lamp")
    #expect(
      json(.doesNotCompile([error])).contains(
        """
          "compileErrors" : [
            {
              "column" : 7,
              "file" : "Exercises/Lamp/Tests/YourTests.swift",
              "line" : 3,
              "message" : "no lamp"
            }
          ],
        """
      )
    )
    #expect(json(.doesNotCompile([error])).contains("\"obstacle\" : \"does not compile\""))
  }

  @Test(
    arguments: [
      (.fickle(failures: 1, runs: 3, .init(text: "dark", place: nil)), "fickle"),
      (.crashes(.init(text: "dark", place: nil)), "crashes"), (.hangs, "hangs"),
      (.doesNotRun, "does not run"),
    ] as [(GradeReport.Conduct, String)])
  func `what a test does on the solution has a word`(conduct: GradeReport.Conduct, word: String) {
    let test = GradeReport.Test(name: "lit()", title: "lit", place: nil, conduct: conduct)
    let report = GradeReport(exercise: Sample.lamp, tests: [test])
    #expect(JSONText.lines(for: report).joined().contains("\"onSolution\" : \"\(word)\""))
  }

  private func json(_ obstacle: GradeReport.Obstacle) -> String {
    JSONText.lines(for: GradeReport(exercise: Sample.lamp, obstacle: obstacle)).joined()
  }
}
