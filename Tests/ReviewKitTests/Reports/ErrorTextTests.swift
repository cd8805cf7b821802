import ReviewKit
import Testing

struct ErrorTextTests {
  @Test(
    arguments: [
      (
        .unknownCommand("chek", nearest: "check"),
        [
          "There is no command \"chek\". Did you mean \"check\"?",
          "`swift run review help` lists the commands.",
        ]
      ),
      (
        .unknownOption("--x", command: .check, nearest: nil),
        ["`check` has no option --x.", "`swift run review help check` explains the command."]
      ),
      (
        .missingValue(option: "--limit", command: .check),
        ["--limit needs a value after it.", "`swift run review help check` explains the command."]
      ),
      (
        .noNumber(option: "--finding", value: "x", command: .check),
        [
          "--finding needs a number above 0, and \"x\" is none.",
          "`swift run review help check` explains the command.",
        ]
      ),
      (
        .outOfRange(option: "--limit", value: "x", most: 3_600, command: .check),
        [
          "--limit takes a number from 1 to 3,600. \"x\" is none of them.",
          "`swift run review help check` explains the command.",
        ]
      ),
      (
        .missingExercise(command: .show),
        [
          "`show` needs the name of an exercise.", "`swift run review list` lists the exercises.",
        ]
      ),
      (
        .surplus(argument: "b", command: .show),
        ["\"b\" is one word too many.", "`swift run review help show` explains the command."]
      ),
      (
        .conflict("--brief", "--code", command: .show),
        [
          "--brief and --code do not go together.",
          "`swift run review help show` explains the command.",
        ]
      ),
      (
        .unknownExercise("x", nearest: nil, all: ["a", "b"]),
        ["There is no exercise \"x\".", "There are: a, b."]
      ),
      (
        .unknownExercise("x", nearest: nil, all: []),
        ["There is no exercise \"x\".", "There are none in this checkout."]
      ),
      (
        .ambiguousExercise("r", matches: ["ra", "rb", "rc"]),
        ["\"r\" could be ra, rb or rc.", "Type more of the name."]
      ),
      (
        .unknownFinding(9, exercise: "Lamp", count: 7),
        ["Lamp has no finding 9.", "It has 7 findings, from 1 to 7."]
      ),
      (
        .spokenFinding(6, exercise: "Lamp", reason: "a matter of judgement"),
        ["Finding 6 of Lamp has no test: a matter of judgement"]
      ),
      (
        .noTranslation("fr", exercise: "Lamp", languages: [.english, .spanish]),
        [
          "Lamp is not translated into \"fr\".",
          "It can be shown in: en (English), es (Spanish).",
        ]
      ),
    ] as [(ReviewError, [String])]
  )
  func `a wrong call is explained`(error: ReviewError, lines: [String]) {
    #expect(ErrorText.lines(for: error) == lines)
    #expect(ExitCode(error) == .wrongCall)
  }

  @Test(
    arguments: [
      (
        .noCheckout(from: "/tmp"),
        [
          "/tmp is not inside a checkout of Second Look.",
          "Go to the folder with its Package.swift, or one below it, and try again.",
        ]
      ),
      (.unreadable("/a", reason: .missing), ["/a is missing.", "Was it moved or deleted?"]),
      (.unreadable("/a", reason: .folder), ["/a is a folder.", "Name a file in it."]),
      (.unreadable("/a", reason: .refused), ["/a cannot be read.", "Look at its permissions."]),
      (
        .unreadable("/a", reason: .notUTF8),
        ["/a is not UTF-8 text.", "Save it in that encoding and try again."]
      ),
      (
        .unwritable("/a"), ["/a cannot be written.", "Is the disk full, or the folder read-only?"]
      ),
      (
        .busy("/a"),
        [
          "Another `review` is writing in /a, and does not come to an end.",
          "End it, and try again.",
        ]
      ),
      (
        .malformed(Malformed(file: "README.md", line: 3, problem: "Odd.", remedy: "Mend it.")),
        ["README.md:3: Odd.", "Mend it."]
      ),
      (
        .noSwift,
        [
          "`swift` was not found in any folder of PATH.",
          "Install a Swift 6.2 toolchain or newer from swift.org, or add its folder to PATH.",
        ]
      ),
      (
        .buildFailed(output: ["error: x"]),
        ["The kit itself does not build. What `swift build` said:", "error: x"]
      ),
      (
        .childFailed(program: "swift", reason: "no memory"),
        ["swift could not be started: no memory."]
      ),
      (
        .noTests(exercise: "Lamp"),
        ["The tests of Lamp could not be listed.", "Is its folder in Tests/Before complete?"]
      ),
    ] as [(ReviewError, [String])]
  )
  func `what keeps the kit from running is explained`(error: ReviewError, lines: [String]) {
    #expect(ErrorText.lines(for: error) == lines)
    #expect(ExitCode(error) == .kitFailed)
  }
}
