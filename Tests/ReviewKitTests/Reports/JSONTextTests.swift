import Foundation
import ReviewKit
import Testing

struct JSONTextTests {
  @Test func `a report has its verdicts with what belongs to each`() {
    let report = Sample.report(
      Sample.result(1, "One", .blocked(by: [2, 3])),
      Sample.result(2, "Two", .spoken),
      guards: .red
    )
    let text = JSONText.lines(for: report).joined()
    #expect(
      text == """
        {
          "compileErrors" : [

          ],
          "exercise" : "Lamp",
          "findings" : [
            {
              "blockedBy" : [
                2,
                3
              ],
              "number" : 1,
              "reason" : "Its tests get no further before findings 2 and 3 are fixed.",
              "severity" : "major",
              "tests" : [

              ],
              "title" : "One",
              "verdict" : "blocked"
            },
            {
              "number" : 2,
              "severity" : "major",
              "tests" : [

              ],
              "title" : "Two",
              "verdict" : "spoken"
            }
          ],
          "green" : 0,
          "guards" : {
            "tests" : [
              {
                "file" : "Guards.swift",
                "issues" : [

                ],
                "line" : 3,
                "name" : "volts()",
                "title" : "the lamp has its volts",
                "verdict" : "red"
              }
            ],
            "verdict" : "red"
          },
          "of" : 1,
          "side" : "before",
          "version" : 1
        }
        """
    )
  }

  @Test func `compile errors have their places`() {
    let error = CompileError(file: "Lamp.swift", line: 2, column: 3, message: "no \"x\"")
    let text = JSONText.lines(for: Sample.report(guards: nil, errors: [error])).joined()
    #expect(
      text == #"""
        {
          "compileErrors" : [
            {
              "column" : 3,
              "file" : "Lamp.swift",
              "line" : 2,
              "message" : "no \"x\""
            }
          ],
          "exercise" : "Lamp",
          "findings" : [

          ],
          "green" : 0,
          "of" : 0,
          "side" : "before",
          "version" : 1
        }
        """#
    )
  }

  @Test func `several reports are a list`() {
    let text = JSONText.lines(for: [CheckReport]()).joined()
    #expect(
      text == """
        {
          "checks" : [

          ],
          "version" : 1
        }
        """
    )
  }

  @Test func `the list has what was done about each exercise`() throws {
    var entry = try Sample.entry()
    let nothing = """
      {
        "exercises" : [
          {
            "discussed" : {
              "marked" : 0,
              "of" : 2,
              "well" : 0
            },
            "minutes" : 5,
            "name" : "Lamp",
            "of" : 2,
            "title" : "Title",
            "topics" : [
              "state"
            ]
          }
        ],
        "version" : 1
      }
      """
    #expect(JSONText.lines(for: [entry]).joined() == nothing)

    entry.greenCount = 1
    entry.isBroken = true
    let date = Date(timeIntervalSince1970: 1_800_000_000)
    entry.review = Progress.Review(best: 3, last: 1, of: 3, date: date)
    entry.tests = Progress.Tests(caught: 1, of: 2)
    entry.questions = AnswerBook.Tally(marked: 2, well: 1, of: 2)
    let everything = """
      {
        "exercises" : [
          {
            "compiles" : false,
            "discussed" : {
              "marked" : 2,
              "of" : 2,
              "well" : 1
            },
            "green" : 1,
            "minutes" : 5,
            "name" : "Lamp",
            "of" : 2,
            "reviewed" : {
              "best" : 3,
              "date" : "2027-01-15T08:00:00Z",
              "last" : 1,
              "of" : 3
            },
            "tested" : {
              "caught" : 1,
              "of" : 2
            },
            "title" : "Title",
            "topics" : [
              "state"
            ]
          }
        ],
        "version" : 1
      }
      """
    #expect(JSONText.lines(for: [entry]).joined() == everything)
  }
}
