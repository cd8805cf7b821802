import ReviewKit
import Testing

struct MalformedKeyTests {
  @Test(arguments: [
    Case(
      "- severity: critical",
      "- severity: huge",
      7,
      "`huge` is no severity.",
      "Use one of: critical, major, minor, not-a-bug."
    ),
    Case(
      "- severity: critical",
      "- severty: critical",
      7,
      "There is no field `severty` here. Is `severity` meant?",
      "Use one of: severity, topic, where, also trips, blocks, spoken, ends, listens for, "
        + "fine because."
    ),
    Case(
      "- topic: naming",
      "- topic:",
      42,
      "\"2. The name says little\" does not say its topic.",
      "Add a line `- topic: …` to the list under it."
    ),
    Case(
      "- where: `Lamp.swift` ``let `in` = false``",
      "- where: Lamp.swift, line 3",
      9,
      "`where` names a file and the code that stands there, each between backticks.",
      "Write it as - where: `File.swift` `the code`."
    ),
    Case(
      "- also trips: 2, guards",
      "- also trips: 2 and 3",
      10,
      "`2 and 3` is no number of a finding.",
      "Write the numbers with commas between them: `- also trips: 4, 5`."
    ),
    Case(
      "- blocks: 2",
      "- blocks: guards",
      11,
      "`guards` is no number of a finding.",
      "Write the numbers with commas between them: `- blocks: 4, 5`."
    ),
    Case(
      "### 2. The name says little",
      "### The name says little",
      42,
      "\"The name says little\" has no number.",
      "Write the heading of a finding as `### 3. What is wrong`."
    ),
    Case(
      "+++ Lamp.swift",
      "+ Lamp.swift",
      26,
      "The diff does not say which file it is about.",
      "Begin it with two lines, `--- File.swift` and `@@`."
    ),
    Case(
      "+    false",
      "*    false",
      31,
      "A line of the diff begins with neither of ' ', '-', '+'.",
      "Begin a line that stays as it is with a space."
    ),
    Case(
      "+let twice = 2",
      " let twice = 2",
      57,
      "The diff changes nothing.",
      "Give each file that it names at least one line with '-' or '+'."
    ),
    Case(
      "- fails: 1",
      "- base: after",
      50,
      "\"Press it twice\" does not say its fails.",
      "Add a line `- fails: …` to the list under it."
    ),
    Case(
      "## The lesson",
      "## A lesson",
      1,
      "The key has no section \"The lesson\".",
      "Add a line `## The lesson` and what belongs under it."
    ),
    Case(
      "# Lamp: the key",
      "Lamp: the key",
      1,
      "The key has no title.",
      "Begin it with a line `# Title`."
    ),
  ])
  func `a complaint says where, what and what to do`(example: Case) {
    let lines = KeyText.replacing(example.line, with: example.replacement)
    let error = #expect(throws: Malformed.self) {
      try KeyReader.read(lines, in: KeyText.path)
    }
    #expect(
      error
        == Malformed(
          file: KeyText.path,
          line: example.number,
          problem: example.problem,
          remedy: example.remedy
        )
    )
  }

  struct Case: Sendable {
    var line: String
    var replacement: String
    var number: Int
    var problem: String
    var remedy: String

    init(
      _ line: String,
      _ replacement: String,
      _ number: Int,
      _ problem: String,
      _ remedy: String
    ) {
      self.line = line
      self.replacement = replacement
      self.number = number
      self.problem = problem
      self.remedy = remedy
    }
  }
}
