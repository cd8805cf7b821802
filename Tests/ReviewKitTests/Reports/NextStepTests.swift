import ReviewKit
import Testing

struct NextStepTests {
  @Test func `after a check of some findings, all of it is next`() {
    #expect(
      NextStep.after(Sample.report(Sample.result(1, "One", .green), guards: nil))
        == "Next: `swift run review check lamp` checks all of it."
    )
  }

  @Test func `when all is green, the key comes next`() {
    #expect(
      NextStep.after(Sample.report(Sample.result(1, "One", .green)))
        == "Next: compare what you did with the key in Solutions/Lamp/README.md."
    )
  }

  @Test func `the solution leaves nothing to do`() {
    #expect(
      NextStep.after(Sample.report(Sample.result(1, "One", .green), side: .after))
        == "Nothing is left to do: this is the solution."
    )
  }

  @Test func `a finding that something is in the way of is not next`() {
    let report = Sample.report(
      Sample.result(1, "One", .blocked(by: [2])),
      Sample.result(2, "Two", .red),
      side: .after
    )
    #expect(
      NextStep.after(report)
        == "Next: finding 2. Alone: `swift run review check lamp --after --finding 2`"
    )
  }

  @Test func `what is in the way of the only one asked about comes first`() {
    #expect(
      NextStep.after(Sample.report(Sample.result(1, "One", .blocked(by: [2]))))
        == "Next: finding 2 comes first: `swift run review check lamp --finding 2`"
    )
  }

  @Test(
    arguments: [
      ([], "There is no exercise in this checkout yet."),
      ([nil], "Next: `swift run review show lamp`"),
      ([2, 1], "Next: `swift run review check lamp`"),
      ([2, nil], "Next: `swift run review show lamp`"),
      ([2, 2], "All exercises are green."),
    ] as [([Int?], String)]
  )
  func `of the exercises, the first that is not done is next`(
    greenCounts: [Int?],
    step: String
  ) throws {
    let brief = try BriefReader.read(["# Lamp", "A lamp.", "- minutes: 5"], in: "README.md")
    let entries = greenCounts.map {
      ListEntry(exercise: Sample.lamp, brief: brief, findingCount: 2, greenCount: $0)
    }
    #expect(NextStep.among(entries) == step)
  }
}
