import ReviewKit
import Testing

/// The commands that build nothing.
struct ReadingTests {
  private let checkout: FixtureCheckout

  init() throws {
    checkout = try FixtureCheckout()
  }

  @Test func `without a command, the exercises and the next step are shown`() async throws {
    let call = try await checkout.review()
    #expect(
      call
        == Call(
          0,
          output: """
            Second Look: code to review, and a check of what you find.

            exercise  minutes  reviewed  fixed    tested   discussed
            lamp      15       not yet   not yet  not yet  not yet
                state, electricity

            Next: `swift run review practice lamp` begins with the brief.
            """
        )
    )
  }

  @Test func `list is no table where it is narrow`() async throws {
    let call = try await checkout.review("list", environment: ["COLUMNS": "40"])
    #expect(
      call
        == Call(
          0,
          output: """
            lamp
                minutes: 15
                reviewed: not yet
                fixed: not yet
                tested: not yet
                discussed: not yet
                topics: state, electricity
            """
        )
    )
  }

  @Test func `list has a shape for programs`() async throws {
    let call = try await checkout.review("list", "--json")
    #expect(
      call
        == Call(
          0,
          output: """
            {
              "exercises" : [
                {
                  "discussed" : {
                    "marked" : 0,
                    "of" : 1,
                    "well" : 0
                  },
                  "minutes" : 15,
                  "name" : "Lamp",
                  "of" : 6,
                  "title" : "The lamp that stays dark",
                  "topics" : [
                    "state",
                    "electricity"
                  ]
                }
              ],
              "version" : 1
            }
            """
        )
    )
  }

  @Test func `an exercise that cannot be read does not hide the others`() async throws {
    try checkout.replace(
      "Exercise(name: \"Lamp\")",
      with: "Exercise(name: \"Lantern\"), Exercise(name: \"Lamp\")",
      in: "Package.swift"
    )
    try checkout.replace(
      "- minutes: 20",
      with: "- minutes: some",
      in: "Exercises/Lantern/README.md"
    )
    let call = try await checkout.review("list")
    #expect(
      call
        == Call(
          3,
          output: """
            exercise  minutes  reviewed  fixed    tested   discussed
            lamp      15       not yet   not yet  not yet  not yet
                state, electricity
            """,
          errors: """
            Exercises/Lantern/README.md:5: `some` is no number of minutes.
            Write the minutes to allow as a number: `- minutes: 45`.
            """
        )
    )
  }

  @Test func `show has the brief, then the code under review with line numbers`() async throws {
    #expect(
      try await checkout.review("show", "la") == Call(0, output: Self.brief + "\n\n" + Self.code)
    )
  }

  @Test func `show has the parts that are asked for`() async throws {
    #expect(try await checkout.review("show", "lamp", "--brief") == Call(0, output: Self.brief))
    #expect(try await checkout.review("show", "lamp", "--code") == Call(0, output: Self.code))
  }

  private static let brief = """
    The lamp that stays dark

    A lamp with a switch.

    Allow 15 minutes.
    Topics: state, electricity

    The pull request

    Adds a lamp. It is on when it is switched on.

    What users report

    | It stays dark.

    Questions to start with

    1. What does the switch change?

    Files under review

    - `Lamp.swift`
    """

  private static let code = """
    Exercises/Lamp/Sources/Lamp.swift

     1  import Foundation
     2
     3  public final class Lamp: Sendable {
     4    public init() {}
     5
     6    public func isOn(afterSwitching times: Int) -> Bool {
     7      false
     8    }
     9
    10    public func colour(_ number: Int) -> String {
    11      let colours = ["white", "warm"]
    12      return colours[number]
    13    }
    14
    15    public func dim() {
    16      while volts > 0 {}
    17    }
    18
    19    public func unplug() {
    20      exit(0)
    21    }
    22
    23    public var volts: Int { 230 }
    24  }
    """

  @Test func `help lists the commands`() async throws {
    #expect(
      try await checkout.review("help")
        == Call(
          0,
          output: """
            Second Look: code to review, and a check of what you find.

            Usage:   swift run review [COMMAND]

              list         List the exercises.
              show         Show the brief and the code under review.
              practice     Write a review, and see what you found and missed.
              check        Run the tests of each finding and say which are green.
              watch        Check again after every save.
              hint         Give the next hint for a finding.
              key          Show the key, or what it says about a finding.
              grade        Say which findings your own tests would catch.
              discuss      Practise the questions that an interviewer asks next.
              diff         Compare the code under review with the solution.
              reset        Put the code under review back as it was shipped.
              verify       Prove that exercises are what their keys say.
              new          Make an exercise to begin with.
              ship         Record an exercise's code and tests as shipped.
              completions  Write a script that completes calls in a shell.
              help         Explain a command.

            Without a command it shows where you are and what to do next.
            `swift run review help COMMAND` explains a command, and
            `swift run review --version` says the version.
            """
        )
    )
  }

  @Test func `help explains a command`() async throws {
    #expect(
      try await checkout.review("help", "hint")
        == Call(
          0,
          output: """
            Give the next hint for a finding.

            Usage:   swift run review hint NAME N [--lang CODE]

              --lang CODE  Show it in this language, such as es; the default is the locale.

            Asking again goes one further: from a nudge to nearly the answer.
            """
        )
    )
  }

  @Test func `help has every option of a command`() async throws {
    let call = try await checkout.review("help", "check")
    #expect(
      call.output.contains(
        """
        Usage:   swift run review check NAME | --all [--after] [--finding N]… [--limit
                 SECONDS] [--fresh] [--json] [--format FORMAT] [--junit FILE]

          --after          Check the solution instead of the code under review.
          --finding N      Check this finding only. May be given more than once.
          --all            Take every exercise; no NAME then.
          --limit SECONDS  Stop tests that take longer; 10 if not given.
          --fresh          Use nothing that is kept of earlier runs.
          --json           Write JSON, for programs.
          --format FORMAT  Write text, json, or compiler: file:line: error, for editors.
          --junit FILE     Also write a report for CI to this file, a test case a
                           finding.

        """
      )
    )
  }

  @Test func `the version is said`() async throws {
    #expect(try await checkout.review("--version") == Call(0, output: "Second Look 0.1.0"))
  }

  @Test func `a wrong call is explained on standard error`() async throws {
    #expect(
      try await checkout.review("check", "lmap")
        == Call(
          2,
          errors: """
            There is no exercise "lmap". Did you mean "lamp"?
            There are: lamp.
            """
        )
    )
    #expect(
      try await checkout.review("check", "lamp", "--finding", "6")
        == Call(
          2,
          errors: "Finding 6 of Lamp has no test: a name is a matter of judgement"
        )
    )
    #expect(
      try await checkout.review("check", "lamp", "--finding", "8")
        == Call(
          2,
          errors: """
            Lamp has no finding 8.
            It has 7 findings, from 1 to 7.
            """
        )
    )
  }

  @Test func `outside of a checkout there is nothing to do`() async throws {
    #expect(
      try await BuiltReview().call(["list"], in: Path("/"))
        == Call(
          3,
          errors: """
            / is not inside a checkout of Second Look.
            Go to the folder with its Package.swift, or one below it, and try again.
            """
        )
    )
  }

  @Test func `without a toolchain nothing can be checked`() async throws {
    let call = try await checkout.review("check", "lamp", environment: ["PATH": "/nowhere"])
    #expect(
      call
        == Call(
          3,
          errors: """
            Checking Lamp, before.
            `swift` was not found in any folder of PATH.
            Install a Swift 6.2 toolchain or newer from swift.org, or add its folder to
            PATH.
            """
        )
    )
  }

  @Test func `lines may end the way of Windows`() async throws {
    for path in ["Package.swift", "Exercises/Lamp/README.md", "Solutions/Lamp/README.md"] {
      try checkout.replace("\n", with: "\r\n", in: path)
    }
    #expect(try await checkout.review("show", "lamp", "--brief") == Call(0, output: Self.brief))
    #expect(try await checkout.review("list").ending == .exited(0))
  }
}
