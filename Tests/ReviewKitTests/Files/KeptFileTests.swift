import Foundation
import ReviewKit
import Testing

struct KeptFileTests {
  private let folder: TemporaryFolder
  private let file: KeptFile<[String: Int]>

  init() throws {
    folder = try TemporaryFolder()
    file = KeptFile(folder.path / "deep/lamps.json")
  }

  private var word: String {
    switch file.content {
    case .missing: "missing"
    case .damaged: "damaged"
    case .value(let value): "\(value)"
    }
  }

  @Test func `a value, a damaged file and no file are three things`() throws {
    #expect(word == "missing")
    #expect(file.value == nil)
    try folder.write("{\"a\":", to: "deep/lamps.json")
    #expect(word == "damaged")
    #expect(file.value == nil)
    try folder.write("{\"a\": 1}", to: "deep/lamps.json")
    #expect(word == "[\"a\": 1]")
    #expect(file.value == ["a": 1])
  }

  @Test func `a file that may not be read is not a missing one`() throws {
    // Not even an administrator can read a folder as a file.
    try Files.makeFolder(file.path)
    #expect(word == "damaged")
  }

  @Test func `asking and moving nothing make no folder`() throws {
    #expect(file.value == nil)
    #expect(try file.setDamagedAside() == nil)
    #expect(!Files.exists(folder.path / "deep"))
  }

  @Test func `what is written is text for a person`() throws {
    try file.write(["b": 2, "a/": 1])
    #expect(try Files.lines(of: file.path) == ["{", "  \"a/\" : 1,", "  \"b\" : 2", "}"])
    try file.update(from: [:]) { $0["b"] = nil }
    #expect(file.value == ["a/": 1])
  }

  @Test func `each way to write moves a damaged file aside`() throws {
    try folder.write("first", to: "deep/lamps.json")
    try file.write(["a": 1])
    try folder.write("second", to: "deep/lamps.json")
    try file.update(from: ["a": 2]) { $0["b"] = 3 }
    #expect(file.value == ["a": 2, "b": 3])
    #expect(try Files.lines(of: folder.path / "deep/lamps-damaged.json") == ["first"])
    #expect(try Files.lines(of: folder.path / "deep/lamps-damaged-2.json") == ["second"])
  }

  @Test func `nothing is lost where many write at once`() {
    DispatchQueue.concurrentPerform(iterations: 40) { [file] number in
      try? file.update(from: [:]) { $0["\(number)"] = number }
    }
    #expect(file.value?.values.sorted() == Array(0..<40))
  }
}
