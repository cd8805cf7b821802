import ReviewKit
import Testing

/// A review at the prompt.
struct PracticeDialogueTests {
  private var dialogue = PracticeDialogue(
    ReviewDraft(minutes: 15),
    reader: RemarkReader(lineCounts: ["Lamp.swift": 6])
  )

  @Test mutating func `each line is a remark, kept as it was typed`() {
    let range = CodeRange(file: "Lamp.swift", start: 4, end: 4)
    #expect(
      dialogue.take(" Lamp.swift:4 it stays dark ")
        == .added(number: 1, places: [range], doubts: []))
    #expect(dialogue.take("undo is missing") == .added(number: 2, places: [], doubts: []))
    #expect(dialogue.draft.remarks == ["Lamp.swift:4 it stays dark", "undo is missing"])
  }

  @Test(
    arguments: [
      ("done", PracticeDialogue.Step.done), (" Done ", .done), ("pause", .pause), ("list", .list),
      ("help", .help), ("", .help), ("undo", .nothingToRemove),
      ("quit", .pause), ("exit", .pause), ("read", .help),
      ("read notes.txt", .read(file: "notes.txt")), ("read notes", .read(file: "notes")),
      ("read 'my notes'", .read(file: "my notes")),
      ("read my notes.md", .read(file: "my notes.md")),
    ])
  mutating func `a word alone is a wish`(line: String, step: PracticeDialogue.Step) {
    #expect(dialogue.take(line) == step)
    #expect(dialogue.draft.remarks.isEmpty)
  }

  @Test mutating func `reading something else is a remark`() {
    #expect(
      dialogue.take("read of the defaults in body") == .added(number: 1, places: [], doubts: []))
  }

  @Test mutating func `the last remark can be taken back`() {
    _ = dialogue.take("one thing")
    #expect(dialogue.take("undo") == .removed("one thing"))
    #expect(dialogue.draft.remarks.isEmpty)
  }

  @Test mutating func `a file's remarks are added`() {
    let steps = dialogue.take(["it stays dark", "", "- and it leaks"])
    #expect(steps.count == 2)
    #expect(dialogue.draft.remarks == ["it stays dark", "and it leaks"])
  }

  @Test mutating func `a place alone is no remark`() {
    #expect(dialogue.take("Lamp.swift:4") == .wordless(doubts: [.noWords]))
    #expect(
      dialogue.take("Lamp.swift:40")
        == .wordless(doubts: [.noSuchLine("40", file: "Lamp.swift", lineCount: 6), .noWords]))
    #expect(dialogue.draft.remarks.isEmpty)
  }

  @Test func `any number of minutes and seconds can be told`() {
    var draft = ReviewDraft(minutes: .max)
    #expect(draft.minutesLeft == .max)
    draft.note(seconds: .infinity)
    #expect(draft.minutesTaken == 1_000_000)
  }

  @Test mutating func `time never goes back`() {
    dialogue.note(seconds: 90)
    dialogue.note(seconds: 30)
    #expect(dialogue.draft.seconds == 90)
    #expect(dialogue.draft.minutesLeft == 14)
  }
}
