import ReviewKit
import Testing

struct ArgumentReaderTests {
  @Test(
    arguments: [
      ([], .overview),
      (["list"], .list(asJSON: false)),
      (["list", "--json"], .list(asJSON: true)),
      (["show", "fav"], .show(exercise: "fav", part: .all)),
      (["show", "--brief", "fav"], .show(exercise: "fav", part: .brief)),
      (["show", "fav", "--code"], .show(exercise: "fav", part: .code)),
      (["show", "fav", "--lang", "es"], .show(exercise: "fav", part: .all, language: "es")),
      (["hint", "fav", "2"], .hint(exercise: "fav", finding: 2)),
      (["hint", "fav", "2", "--lang=es"], .hint(exercise: "fav", finding: 2, language: "es")),
      (["key", "fav"], .key(exercise: "fav", finding: nil, isAnswered: false)),
      (
        ["key", "--lang", "es", "fav", "2", "--yes"],
        .key(exercise: "fav", finding: 2, isAnswered: true, language: "es")
      ),
      (["discuss", "fav"], .discuss(exercise: "fav", isListed: false)),
      (
        ["discuss", "--list", "fav", "--lang", "es"],
        .discuss(exercise: "fav", isListed: true, language: "es")
      ),
      (["check", "fav"], .check(CheckRequest(exercise: "fav"))),
      (["check", "--all"], .check(CheckRequest(exercise: nil))),
      (["verify"], .verify(VerifyRequest(exercise: nil))),
      (["verify", "fav"], .verify(VerifyRequest(exercise: "fav"))),
      (["help"], .help(nil)),
      (["help", "check"], .help(.check)),
      (["check", "--help"], .help(.check)),
      (["--help"], .help(nil)),
      (["-h"], .help(nil)),
      (["--version"], .version),
    ] as [([String], Command)]
  )
  func `a call is read`(words: [String], command: Command) throws {
    #expect(try ArgumentReader.read(words) == command)
  }

  @Test func `verify takes all its options`() throws {
    var request = VerifyRequest(exercise: "fav")
    request.isFresh = true
    request.jobs = 1
    request.rounds = 3
    request.seed = 9
    request.asJSON = true
    let words = ["verify", "fav", "--fresh", "--jobs", "1", "--rounds=3", "--seed", "9", "--json"]
    #expect(try ArgumentReader.read(words) == .verify(request))
  }

  @Test func `grade takes all its options`() throws {
    var request = GradeRequest(exercise: "fav")
    #expect(try ArgumentReader.read(["grade", "fav"]) == .grade(request))
    request.isFresh = true
    request.jobs = 1
    request.limit = .seconds(3)
    request.asJSON = true
    let words = ["grade", "--fresh", "fav", "--jobs", "1", "--limit=3", "--json"]
    #expect(try ArgumentReader.read(words) == .grade(request))
    #expect(throws: ReviewError.missingExercise(command: .grade)) {
      try ArgumentReader.read(["grade"])
    }
  }

  @Test func `check takes all its options, in any order`() throws {
    var request = CheckRequest(exercise: "fav")
    request.side = .after
    request.findings = [3, 4]
    request.limit = .seconds(2)
    request.format = .json
    let words = [
      "check", "--finding", "3", "--after", "fav", "--finding=4", "--json", "--limit", "2",
    ]
    #expect(try ArgumentReader.read(words) == .check(request))
  }

  @Test(
    arguments: [
      (["check", "fav", "--limit"], "--limit", 3_600),
      (["watch", "fav", "--limit"], "--limit", 3_600),
      (["grade", "fav", "--limit"], "--limit", 3_600),
      (["grade", "fav", "--jobs"], "--jobs", 256),
      (["verify", "--jobs"], "--jobs", 256),
      (["verify", "--rounds"], "--rounds", 10_000),
      (["practice", "fav", "--minutes"], "--minutes", 1_440),
    ] as [([String], String, Int)]
  )
  func `a number has to be one that can be used`(
    words: [String],
    option: String,
    most: Int
  ) throws {
    _ = try ArgumentReader.read(words + ["\(most)"])
    let command = try #require(Command.Name(rawValue: words[0]))
    for value in ["\(most + 1)", "\(Int.max)", "99999999999999999999", "0", "-1", "ten"] {
      #expect(
        throws: ReviewError.outOfRange(option: option, value: value, most: most, command: command)
      ) {
        try ArgumentReader.read(words + [value])
      }
    }
  }

  @Test(
    arguments: [
      (["chekc"], .unknownCommand("chekc", nearest: "check")),
      (["help", "lst"], .unknownCommand("lst", nearest: "list")),
      (["qqqqq"], .unknownCommand("qqqqq", nearest: nil)),
      (["check", "fav", "--jsno"], .unknownOption("--jsno", command: .check, nearest: "--json")),
      (["list", "--after"], .unknownOption("--after", command: .list, nearest: nil)),
      (["check", "fav", "--finding"], .missingValue(option: "--finding", command: .check)),
      (["check", "fav", "--limit="], .missingValue(option: "--limit", command: .check)),
      (
        ["check", "fav", "--finding", "two"],
        .noNumber(option: "--finding", value: "two", command: .check)
      ),
      (
        ["check", "fav", "--limit", "0"],
        .outOfRange(option: "--limit", value: "0", most: 3_600, command: .check)
      ),
      (
        ["verify", "--seed", "99999999999999999999"],
        .noNumber(option: "--seed", value: "99999999999999999999", command: .verify)
      ),
      (["check"], .missingExercise(command: .check)),
      (["show"], .missingExercise(command: .show)),
      (["discuss"], .missingExercise(command: .discuss)),
      (["show", "a", "b"], .surplus(argument: "b", command: .show)),
      (["list", "a"], .surplus(argument: "a", command: .list)),
      (["list", "--json=1"], .surplus(argument: "--json=1", command: .list)),
      (["check", "--all", "fav"], .surplus(argument: "fav", command: .check)),
      (["show", "a", "--brief", "--code"], .conflict("--brief", "--code", command: .show)),
      (["check", "--all", "--finding", "1"], .conflict("--all", "--finding", command: .check)),
    ] as [([String], ReviewError)]
  )
  func `a wrong call says what is wrong, and leads to exit code 2`(
    words: [String],
    error: ReviewError
  ) {
    #expect(throws: error) { try ArgumentReader.read(words) }
    #expect(ExitCode(error) == .wrongCall)
  }
}
