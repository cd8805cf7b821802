import ReviewKit
import Testing

/// What a proof notices without building anything.
struct AuditTests {
  private let checkout: FixtureCheckout

  init() throws {
    checkout = try FixtureCheckout(BellFixture.files)
  }

  @Test func `an exercise that is in order gives no cause for complaint`() throws {
    #expect(try complaints() == [])
  }

  @Test(arguments: [
    Fault(
      "a `where` that stands nowhere",
      in: BellFixture.key,
      replacing: "`Bell.swift` `count: 1`",
      with: "`Bell.swift` `count: 7`",
      problem: "`where` of finding 1 does not stand in the before's Bell.swift.",
      remedy: "Copy the code from .shipped/Bell/Bell.swift.",
      at: "\(BellFixture.key):8"
    ),
    Fault(
      "a `where` that stands twice",
      in: BellFixture.key,
      replacing: "`Bell.swift` `count: 1`",
      with: "`Bell.swift` `-> String`",
      problem: "`where` of finding 1 stands 3 times in the before's Bell.swift, "
        + "in lines 8, 12, 16.",
      remedy: "Take in more of the line, until it stands there once.",
      at: "\(BellFixture.key):8"
    ),
    Fault(
      "a `where` in another file",
      in: BellFixture.key,
      replacing: "`Bell.swift` `count: 1`",
      with: "`Gong.swift` `count: 1`",
      problem: "`where` of finding 1 names Gong.swift, which is not in the before.",
      remedy: "Name a file of .shipped/Bell.",
      at: "\(BellFixture.key):8"
    ),
    Fault(
      "no hints",
      in: BellFixture.key,
      replacing: "1. Listen to the echo.\n2. Where does the dong come from?\n",
      with: "",
      problem: "Finding 2 has no hints.",
      remedy: "Write two to four under `#### Hints`, numbered, from a nudge to nearly the answer.",
      at: "\(BellFixture.key):26"
    ),
    Fault(
      "a missing hint",
      in: BellFixture.key,
      replacing: "\n2. Where does the dong come from?",
      with: "",
      problem: "Finding 2 has 1 hint.",
      remedy: "Write two to four under `#### Hints`, numbered, from a nudge to nearly the answer.",
      at: "\(BellFixture.key):26"
    ),
    Fault(
      "no explanation",
      in: BellFixture.key,
      replacing: "Say what kind of bell.\n",
      with: "",
      problem: "Finding 4 is not explained.",
      remedy: "Say what a user sees, why it happens, and what the fix is.",
      at: "\(BellFixture.key):67"
    ),
    Fault(
      "a bug without a put-back",
      in: BellFixture.key,
      replacing: "- severity: not-a-bug",
      with: "- severity: minor",
      problem: "Finding 5 has no \"Put back\", so nothing shows that its tests catch it.",
      remedy: "Add `#### Put back` with a diff against the after, or `- spoken:` with the reason.",
      at: "\(BellFixture.key):78",
      also: 2
    ),
    Fault(
      "a finding that nobody can hear of in a review",
      in: BellFixture.key,
      replacing: "- listens for: echo\n",
      with: "",
      problem: "Finding 2 does not say what to listen for in a review.",
      remedy: "Add `- listens for:` with the words of people who have seen it.",
      at: "\(BellFixture.key):26"
    ),
    Fault(
      "no bug, and no reason why",
      in: BellFixture.key,
      replacing: "- fine because: not shared\n",
      with: "",
      problem: "Finding 5 is no bug, and does not say which reasons count.",
      remedy: "Add `- fine because:` with the words of people who say why it is fine.",
      at: "\(BellFixture.key):78"
    ),
    Fault(
      "a bug with a reason why it is fine",
      in: BellFixture.key,
      replacing: "- listens for: echo\n",
      with: "- listens for: echo\n- fine because: quiet\n",
      problem: "Finding 2 is a bug, and has a field `fine because` all the same.",
      remedy: "Take the field out.",
      at: "\(BellFixture.key):26"
    ),
    Fault(
      "a neighbour that does not exist",
      in: BellFixture.key,
      replacing: "- blocks: 2",
      with: "- blocks: 9",
      problem: "`blocks` of finding 1 names 9, and there is no such finding.",
      remedy: "Name other findings of this key.",
      at: "\(BellFixture.key):5"
    ),
    Fault(
      "a wrong fix that fails what has no test",
      in: BellFixture.key,
      replacing: "- fails: 2, 3",
      with: "- fails: 2, 3, 4",
      problem: "\"Use the number as it is\" is said to fail 4, which has no test.",
      remedy: "Name findings of this key that have tests.",
      at: "\(BellFixture.key):102"
    ),
    Fault(
      "an empty lesson",
      in: BellFixture.key,
      replacing: "Use what you ask for.\n",
      with: "",
      problem: "The section \"The lesson\" is empty.",
      remedy: "Write it; CONTRIBUTING.md says what belongs there.",
      at: "\(BellFixture.key):115"
    ),
    Fault(
      "a comment for a finding that does not exist",
      in: BellFixture.after,
      replacing: "// finding 2",
      with: "// finding 2, 8",
      problem: "The comment marks finding 8, and the key has no such finding.",
      remedy: "Put the number right, or take it out of the comment.",
      at: "\(BellFixture.after):14"
    ),
    Fault(
      "no comment where a finding was fixed",
      in: BellFixture.after,
      replacing: "  // finding 2",
      with: "",
      problem: "Nothing in Solutions/Bell/Sources marks where finding 2 was fixed.",
      remedy: "Write `// finding 2` there.",
      at: "\(BellFixture.key):26"
    ),
    Fault(
      "a suite that is called otherwise",
      in: BellFixture.tests,
      replacing: "\"1 · It rings once\"",
      with: "\"1 · It rings\"",
      problem: "The suite is called \"It rings\", and finding 1 \"It rings once\".",
      remedy: "Call both the same.",
      at: "\(BellFixture.tests):10"
    ),
    Fault(
      "a suite for a finding that does not exist",
      in: BellFixture.tests,
      replacing: "\"5 · It is a struct\") struct Finding05",
      with: "\"6 · It is a struct\") struct Finding06",
      problem: "The suite is about finding 6, and the key has no such finding.",
      remedy: "Put the number right, or write the finding.",
      at: "\(BellFixture.tests):33",
      also: 1
    ),
    Fault(
      "a suite under a name that is never run",
      in: BellFixture.tests,
      replacing: "struct Finding05",
      with: "struct Finding5",
      problem: "The suite of finding 5 is not `struct Finding05`, so it is never run.",
      remedy: "Name it so.",
      at: "\(BellFixture.tests):33"
    ),
    Fault(
      "a test without its principle",
      in: BellFixture.tests,
      replacing: "    /// A number that is asked for is also used.\n",
      with: "",
      problem: "The test has no comment that says the principle behind it.",
      remedy: "Write it above the test in a sentence, after `///`.",
      at: "\(BellFixture.tests):11"
    ),
    Fault(
      "a file of the before that nobody is told to review",
      in: BellFixture.brief,
      replacing: "- `Bell.swift`",
      with: "- `Gong.swift`",
      problem: "Bell.swift is part of the before, and not among the files under review.",
      remedy: "List it, or open it with `// Not under review.` and what it is there for.",
      at: "\(BellFixture.brief):12",
      also: 1
    ),
  ])
  func `a fault that needs no build is noticed`(fault: Fault) throws {
    try fault.plant(in: checkout)
    let complaints = try complaints()
    #expect(complaints.first { $0.problem == fault.problem } == fault.complaint)
    #expect(complaints.count == 1 + fault.others)
  }

  @Test(arguments: [
    (
      "# 9\nit rings once",
      "The remark is said to be about finding 9, and there is no such finding.",
      "Name a finding of Solutions/Bell/README.md, or write `# none`."
    ),
    (
      "# 5\na struct is wrong here",
      "Finding 5 is no bug, and the label does not say whether the remark calls it one.",
      "Write `# 5 bug` or `# 5 fine`."
    ),
    (
      "# 1 fine\nit rings once",
      "Finding 1 is a bug, so the label has a word too many.",
      "Write `# 1`."
    ),
    ("# 1\n", "There is no remark under the label.", "Write one, or take it out."),
    (
      "# 1\nBell.swift:900 it rings once",
      "Bell.swift has 19 lines, so there is no line 900.",
      "Name a line that is there."
    ),
    (
      "# 1\nGong.swift:3 it rings once",
      "There is no file Gong.swift in the before.",
      "Name a file that is there."
    ),
  ])
  func `a fault in the judged remarks is noticed`(
    text: String,
    problem: String,
    remedy: String
  ) throws {
    let file = "Solutions/Bell/Remarks.txt"
    try checkout.write("# none\nlorem ipsum\n\n\(text)", to: file)
    #expect(
      try complaints() == [Complaint(file: file, line: 4, problem: problem, remedy: remedy)])
  }

  @Test(arguments: [
    (
      "it rings once", "There is no label above the first remark.",
      "Write a line such as `# 7` above it."
    ),
    (
      "# one\nit rings once", "\"# one\" does not say what the remark below it is about.",
      "Write `# 7`, `# 3 | 14`, `# 15 fine`, `# 15 bug` or `# none`."
    ),
  ])
  func `judged remarks that cannot be read are told`(
    text: String,
    problem: String,
    remedy: String
  ) throws {
    let file = "Solutions/Bell/Remarks.txt"
    try checkout.write(text, to: file)
    #expect(
      throws: ReviewError.malformed(
        Malformed(file: file, line: 1, problem: problem, remedy: remedy))
    ) {
      try complaints()
    }
  }

  @Test func `a gap in the numbers is noticed`() throws {
    try checkout.replace("### 5. It", with: "### 6. It", in: BellFixture.key)
    try checkout.replace("\"5 · It", with: "\"6 · It", in: BellFixture.tests)
    try checkout.replace("struct Finding05", with: "struct Finding06", in: BellFixture.tests)
    #expect(
      try complaints() == [
        Complaint(
          file: BellFixture.key,
          line: 78,
          problem: "There is no finding 5, though there is a finding 6.",
          remedy: "Give the findings the numbers from 1 on, each once."
        )
      ]
    )
  }

  @Test func `a finding without a test is noticed`() throws {
    try checkout.replace(
      "- spoken: a name is a matter of judgement\n",
      with: "",
      in: BellFixture.key
    )
    let problems = try complaints().map(\.problem)
    #expect(problems.contains("Finding 4 has no test."))
    #expect(
      problems.contains(
        "Finding 4 has no \"Put back\", so nothing shows that its tests catch it."
      )
    )
  }

  @Test func `a stray file is noticed`() throws {
    try checkout.write("later", to: "Solutions/Bell/notes.txt")
    #expect(
      try complaints() == [
        Complaint(
          file: "Solutions/Bell/notes.txt",
          line: 1,
          problem: "This file is no part of an exercise.",
          remedy: "Delete it, or move it to where it belongs."
        )
      ]
    )
  }

  @Test func `what a learner keeps among their tests is no stray file`() throws {
    try checkout.write("later", to: "Exercises/Bell/Tests/notes.txt")
    try checkout.write("Before", to: "Exercises/Bell/Tests/App")
    #expect(try complaints() == [])
  }

  @Test func `a translation is no stray file`() throws {
    try checkout.write("# Die Glocke", to: "Exercises/Bell/README.de.md")
    #expect(try complaints() == [])
  }

  @Test func `a brief that names what only the after has gives the fix away`() throws {
    try checkout.replace(
      "public func rest",
      with: """
        func ringCount() -> Int { max(0, rings) }
          func count() -> Int { 1 }
          public func rest
        """,
      in: BellFixture.after
    )
    try checkout.replace(
      "Adds a bell with an echo.",
      with: "Adds a bell; count its rings with ringCount.",
      in: BellFixture.brief
    )
    #expect(
      try complaints() == [
        Complaint(
          file: BellFixture.brief,
          line: 10,
          problem: "The brief names `ringCount`, which only the after has.",
          remedy: "Say it without the name, or name it otherwise in the after."
        )
      ]
    )
  }

  private func complaints() throws -> [Complaint] {
    let checkout = Checkout(root: checkout.root)
    let dossier = try Dossier(of: Exercise(name: "Bell"), in: checkout)
    return KeyAudit(dossier).complaints + RemarksAudit(dossier).complaints
      + MarkAudit(dossier).complaints
      + SuiteAudit(dossier).complaints + BriefAudit(dossier).complaints
  }
}

/// Something wrong in one place of the bell, and what should be said about it.
struct Fault: Sendable, CustomTestStringConvertible {
  var name: String
  var path: String
  var old: String
  var new: String
  var problem: String
  var remedy: String
  var place: String
  var others: Int

  init(
    _ name: String,
    in path: String,
    replacing old: String,
    with new: String,
    problem: String,
    remedy: String,
    at place: String,
    also others: Int = 0
  ) {
    self.name = name
    self.path = path
    self.old = old
    self.new = new
    self.problem = problem
    self.remedy = remedy
    self.place = place
    self.others = others
  }

  var testDescription: String { name }

  var complaint: Complaint {
    let parts = place.split(separator: ":")
    return Complaint(
      file: String(parts[0]),
      line: Int(parts[1]) ?? 0,
      problem: problem,
      remedy: remedy
    )
  }

  func plant(in checkout: FixtureCheckout) throws {
    try checkout.replace(old, with: new, in: path)
  }
}
