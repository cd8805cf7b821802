/// What `review check` says about the fixture.
enum CheckOutput {
  static let waiting = "Another review is building here; waiting for it."
  static let firstBuild = "Building for the first time, which takes longest."

  static let building = "Building."
  static let legend = """
    Each line below names a problem. Red: it is still there. Green: it is gone, or
    never was one. Blocked: its tests can't get there before another finding is
    fixed.

    """

  /// Which signal a trap of Swift's ends in depends on the processor.
  #if arch(x86_64)
  private static let trap = "SIGILL, signal 4"
  #else
  private static let trap = "SIGTRAP, signal 5"
  #endif

  private static let fatalError =
    "4  The app stopped: Fatal error: Index out of range (\(trap))."

  /// Only Linux lets a program that is going down say where it was.
  #if os(Linux)
  private static let crash = fatalError + "\n   At: Exercises/Lamp/Sources/Lamp.swift:12"
  #else
  private static let crash = fatalError
  #endif

  static let before = """
    red          1  The switch does nothing
    blocked      2  It cannot be switched off again (fix 1 first)
    green        3  It is a class
    crashed      4  An unknown colour stops the app
    hung         5  Dimming never ends
    spoken       6  The name says little
    did not run  7  Unplugging ends the app

    Guards: 1 of 1 green.

    1  Expected: the lamp is lit after one press
       Seen: the lamp is dark
       Tests/Before/Lamp/LampTests.swift:13

    \(crash)
       Expected: an unknown colour is white
       Tests/Before/Lamp/LampTests.swift:34

    5  The app did not answer within 2 seconds and was ended.
       Expected: the lamp can be dimmed
       Tests/Before/Lamp/LampTests.swift:41

    7  The app ended itself, with exit code 0, in the middle of "the app goes on
         after unplugging".
       Expected: the app goes on after unplugging
       Tests/Before/Lamp/LampTests.swift:48

    1 of 6 green.
    Next: finding 1. Alone: `swift run review check lamp --finding 1`
    """

  static let after = """
    green   1  The switch does nothing
    green   2  It cannot be switched off again
    green   3  It is a class
    green   4  An unknown colour stops the app
    green   5  Dimming never ends
    spoken  6  The name says little
    green   7  Unplugging ends the app

    Guards: 1 of 1 green.

    6 of 6 green.
    Nothing is left to do: this is the solution.
    """

  static let json = """
    {
      "compileErrors" : [

      ],
      "exercise" : "Lamp",
      "findings" : [
        {
          "number" : 1,
          "severity" : "critical",
          "tests" : [
            {
              "file" : "Tests/Before/Lamp/LampTests.swift",
              "issues" : [
                {
                  "file" : "Tests/Before/Lamp/LampTests.swift",
                  "line" : 13,
                  "text" : "the lamp is dark\\nExpectation failed: (Lamp() → LampBefore.Lamp).isOn(afterSwitching: 1)"
                }
              ],
              "line" : 12,
              "name" : "lit()",
              "principle" : "A switch has to change what it is named for.",
              "title" : "the lamp is lit after one press",
              "verdict" : "red"
            }
          ],
          "title" : "The switch does nothing",
          "verdict" : "red"
        },
        {
          "number" : 4,
          "reason" : "The app stopped: Fatal error: Index out of range (\(trap)).",
          "severity" : "critical",
          "tests" : [
            {
              "file" : "Tests/Before/Lamp/LampTests.swift",
              "issues" : [

              ],
              "line" : 34,
              "name" : "colour()",
              "principle" : "A number from outside is checked before it is used.",
              "title" : "an unknown colour is white",
              "verdict" : "crashed"
            }
          ],
          "title" : "An unknown colour stops the app",
          "verdict" : "crashed"
        }
      ],
      "green" : 0,
      "of" : 2,
      "side" : "before",
      "version" : 1
    }
    """

  static let narrow = """
    did not run  7  Unplugging ends the app

    7  The app ended itself, with exit code
         0, in the middle of "the app goes
         on after unplugging".
       Expected: the app goes on after
         unplugging
       Tests/Before/Lamp/LampTests.swift:48

    0 of 1 green.
    Next: change the code in
          Exercises/Lamp/Sources, then check
          again.
    """

  static let doesNotCompile = """
    Lamp does not compile.

    Exercises/Lamp/Sources/Lamp.swift:12:12
      10 |   public func colour(_ number: Int) -> String {
      11 |     let colours = ["white", "warm"]
      12 |     return nothing
         |            `- error: cannot find 'nothing' in scope
      13 |   }
      14 |

    No finding could be checked.
    Next: put the first error right, then `swift run review check lamp` again.
    """
}
