import ReviewKit
import Testing

/// How remarks are read, as people write them.
struct RemarkReaderTests {
  private let reader = RemarkReader(lineCounts: ["Lamp.swift": 40, "LampScreen.swift": 12])

  @Test(
    arguments: [
      ("Lamp.swift:12 it stays dark", [12...12]),
      ("Lamp.swift:12-18 it stays dark", [12...18]),
      ("Lamp.swift:12–18: it stays dark", [12...18]),
      ("Lamp.swift:12,30 it stays dark", [12...12, 30...30]),
      ("Lamp.swift:12:5: it stays dark", [12...12]),
      ("- Lamp.swift:12 - it stays dark", [12...12]),
      ("3. `Lamp.swift:12` it stays dark", [12...12]),
      ("Exercises/Lamp/Sources/Lamp.swift:12 it stays dark", [12...12]),
      ("lamp:12 it stays dark", [12...12]),
      ("Lamp.swift line 12: it stays dark", [12...12]),
      ("Lamp.swift:L12 it stays dark", [12...12]),
      ("it stays dark (Lamp.swift:12)", [12...12]),
      ("it stays dark", []),
    ])
  func `a place may stand before what is wrong, or after it, or not at all`(
    text: String,
    lines: [ClosedRange<Int>]
  ) throws {
    let entry = try #require(reader.entry(from: text))
    #expect(entry.remark.places.map(\.file) == lines.map { _ in "Lamp.swift" })
    #expect(entry.remark.places.map(\.lines) == lines)
    #expect(entry.remark.text.contains("it stays dark"))
    #expect(!entry.remark.text.contains("12"))
    #expect(text.hasSuffix(entry.text))
    #expect(entry.doubts.isEmpty)
  }

  @Test func `a remark may name places in two files`() throws {
    let entry = try #require(
      reader.entry(from: "Lamp.swift:3, LampScreen.swift:4 both know it"))
    #expect(entry.remark.places.map(\.text) == ["Lamp.swift:3", "LampScreen.swift:4"])
    #expect(entry.remark.text == "both know it")
  }

  @Test func `a time of day and a ratio are no places`() throws {
    let entry = try #require(reader.entry(from: "at 10:30 the ratio is 4:3"))
    #expect(entry.remark == Remark(text: "at 10:30 the ratio is 4:3"))
  }

  @Test func `a place that is not there is told, and the words still count`() throws {
    let beyond = try #require(reader.entry(from: "LampScreen.swift:900 no label"))
    #expect(beyond.remark == Remark(text: "no label"))
    #expect(beyond.doubts == [.noSuchLine("900", file: "LampScreen.swift", lineCount: 12)])
    let unknown = try #require(reader.entry(from: "LampScren.swift:9 no label"))
    #expect(unknown.remark == Remark(text: "no label"))
    #expect(unknown.doubts == [.unknownFile("LampScren.swift", nearest: "LampScreen.swift")])
    let foreign = try #require(reader.entry(from: "Television.swift:9 no label"))
    #expect(foreign.doubts == [.unknownFile("Television.swift", nearest: nil)])
  }

  @Test(arguments: ["99999999999999999999", "0", "3-99999999999999999999", "9-900"])
  func `a number that is no line is told as it was written`(number: String) throws {
    let entry = try #require(reader.entry(from: "Lamp.swift:\(number) it stays dark"))
    #expect(entry.remark == Remark(text: "it stays dark"))
    #expect(entry.doubts == [.noSuchLine(number, file: "Lamp.swift", lineCount: 40)])
  }

  @Test(arguments: ["Lamp.swift:12", "- Lamp.swift:12-14:", "Lamp.swift:900"])
  func `a place without a word is told`(text: String) throws {
    let entry = try #require(reader.entry(from: text))
    #expect(entry.doubts.last == .noWords)
  }

  @Test func `another script is kept as it is`() throws {
    let entry = try #require(reader.entry(from: "Lamp.swift:3 ランプが消えたままです"))
    #expect(entry.remark.text == "ランプが消えたままです")
  }

  @Test(arguments: ["", "  ", "---", "12"])
  func `what has neither words nor a place is no remark`(text: String) {
    #expect(reader.entry(from: text) == nil)
  }

  // MARK: - A file

  private func texts(_ lines: String...) -> [String] {
    reader.read(lines).map { $0.text.replacing("\n", with: " / ") }
  }

  @Test func `each line is a remark`() {
    #expect(
      texts("it stays dark", "the index is stale") == ["it stays dark", "the index is stale"])
    #expect(reader.read(["# my notes", "##", "it stays dark"]).map(\.line) == [3])
    #expect(texts("#Preview uses the live lamp") == ["#Preview uses the live lamp"])
  }

  @Test func `an indented line goes on with the remark above`() {
    #expect(
      texts("Lamp.swift:3 it stays dark", "  because nothing changes", "and it leaks")
        == ["Lamp.swift:3 it stays dark / because nothing changes", "and it leaks"])
  }

  @Test func `a line that is not indented is a remark, however long the one above is`() {
    let long = "Whoever presses the switch twice in a row will find that the lamp stays"
    #expect(texts(long, "on and on") == [long, "on and on"])
    #expect(texts(long, "", "  on and on") == [long, "on and on"])
  }

  @Test func `the mark of a list is no part of a remark`() {
    #expect(texts("- stays on", "2) leaks", "* hums") == ["stays on", "leaks", "hums"])
  }

  @Test func `a text without a remark has none`() {
    #expect(reader.read([]).isEmpty)
    #expect(reader.read(["", "   ", "# only a heading"]).isEmpty)
  }
}
