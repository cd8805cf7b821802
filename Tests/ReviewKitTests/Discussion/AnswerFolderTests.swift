import Foundation
import ReviewKit
import Testing

struct AnswerFolderTests {
  private let folder: TemporaryFolder
  private let answers: AnswerFolder

  init() throws {
    folder = try TemporaryFolder()
    answers = AnswerFolder(in: folder.path)
  }

  @Test func `what is kept is there the next time`() throws {
    let date = Date(timeIntervalSince1970: 1_800_000_000)
    let answer = AnswerBook.Answer(date: date, text: "One owner.\nSo \"one\".", mark: .partly)
    try answers.keep(answer, to: "Two switches?", of: Sample.lamp)
    try answers.keep(AnswerBook.Answer(date: date, mark: .well), to: "Three?", of: Sample.lamp)
    let book = AnswerFolder(in: folder.path).book(of: Sample.lamp)
    #expect(book.answers(to: "Two switches?") == [answer])
    #expect(book.marks(of: "Three?") == [.well])
    #expect(answers.book(of: Exercise(name: "Bell")) == AnswerBook())
  }

  @Test func `a person can read the file`() throws {
    let date = Date(timeIntervalSince1970: 1_800_000_000)
    try answers.keep(
      AnswerBook.Answer(date: date, text: "¿Uno?", mark: .missed),
      to: "Two?",
      of: Sample.lamp
    )
    #expect(
      try Files.lines(of: folder.path / "discuss/Lamp.json") == [
        "{",
        "  \"questions\" : [",
        "    {",
        "      \"answers\" : [",
        "        {",
        "          \"date\" : \"2027-01-15T08:00:00Z\",",
        "          \"mark\" : 1,",
        "          \"text\" : \"¿Uno?\"",
        "        }",
        "      ],",
        "      \"question\" : \"Two?\"",
        "    }",
        "  ]",
        "}",
      ]
    )
  }

  @Test(arguments: ["{\"questions\":[", "{}", "", "[1]"])
  func `a file that cannot be read counts as nothing, and is moved aside untouched`(
    text: String
  ) throws {
    try folder.write(text, to: "discuss/Lamp.json")
    #expect(answers.book(of: Sample.lamp) == AnswerBook())
    let place = try answers.setDamagedAside(of: Sample.lamp)
    #expect(place == folder.path / "discuss/Lamp-damaged.json")
    #expect(try Files.bytes(of: folder.path / "discuss/Lamp-damaged.json") == Array(text.utf8))
    #expect(!Files.exists(answers.file(for: Sample.lamp)))
    #expect(try answers.setDamagedAside(of: Sample.lamp) == nil)
  }

  @Test func `a second damaged file does not take the place of the first`() throws {
    for text in ["first", "second", "third"] {
      try folder.write(text, to: "discuss/Lamp.json")
      _ = try answers.setDamagedAside(of: Sample.lamp)
    }
    for (name, text) in [("", "first"), ("-2", "second"), ("-3", "third")] {
      #expect(try Files.lines(of: folder.path / "discuss/Lamp-damaged\(name).json") == [text])
    }
  }

  @Test func `an answer does not take the place of a file that cannot be read`() throws {
    try folder.write("mine", to: "discuss/Lamp.json")
    try answers.keep(AnswerBook.Answer(date: .now, mark: .well), to: "Two?", of: Sample.lamp)
    #expect(answers.book(of: Sample.lamp).marks(of: "Two?") == [.well])
    #expect(try Files.lines(of: folder.path / "discuss/Lamp-damaged.json") == ["mine"])
  }

  @Test func `a file that can be read stays where it is`() throws {
    try answers.keep(AnswerBook.Answer(date: .now, mark: .well), to: "Two?", of: Sample.lamp)
    #expect(try answers.setDamagedAside(of: Sample.lamp) == nil)
    #expect(answers.book(of: Sample.lamp).marks(of: "Two?") == [.well])
  }
}
