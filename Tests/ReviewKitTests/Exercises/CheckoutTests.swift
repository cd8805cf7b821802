import ReviewKit
import Testing

struct CheckoutTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("// no list", to: "kit/Package.swift")
    try folder.write("", to: "kit/Exercises/Lamp/README.md")
    try folder.write("", to: "kit/Exercises/Bell/README.md")
    try folder.write("", to: "kit/Exercises/notes.txt")
  }

  @Test func `it is found from any folder inside`() throws {
    let root = folder.path / "kit"
    #expect(try Checkout(around: root).root == root)
    #expect(try Checkout(around: root / "Exercises/Lamp").root == root)
  }

  @Test func `outside of one there is none`() {
    #expect(throws: ReviewError.noCheckout(from: folder.path.text)) {
      try Checkout(around: folder.path)
    }
  }

  @Test func `without a list in the manifest, exercises are the folders by name`() throws {
    let checkout = try Checkout(around: folder.path / "kit")
    #expect(try checkout.exercises().map(\.name) == ["Bell", "Lamp"])
  }

  @Test func `the manifest's list decides`() throws {
    try folder.write("let exercises = [\n  Exercise(name: \"Lamp\"),\n]", to: "kit/Package.swift")
    let checkout = try Checkout(around: folder.path / "kit")
    #expect(try checkout.exercises().map(\.name) == ["Lamp"])
  }

  @Test func `a learner's tests are all files but the driver, be it a folder or a text file`()
    throws
  {
    let checkout = try Checkout(around: folder.path / "kit")
    let lamp = Exercise(name: "Lamp")
    #expect(try checkout.yourTests(of: lamp).isEmpty)
    try folder.write("1", to: "kit/Exercises/Lamp/Tests/Mine.swift")
    try folder.write("2", to: "kit/Exercises/Lamp/Tests/Hall/Mine.swift")
    try folder.write("../..", to: "kit/Exercises/Lamp/Tests/App")
    #expect(try checkout.yourTests(of: lamp).keys.sorted() == ["Hall/Mine.swift", "Mine.swift"])
    try Files.remove(folder.path / "kit/Exercises/Lamp/Tests/App")
    try folder.write("3", to: "kit/Exercises/Lamp/Tests/App/Phone.swift")
    #expect(try checkout.yourTests(of: lamp).keys.sorted() == ["Hall/Mine.swift", "Mine.swift"])
  }

  @Test func `tests are only the example while nothing but line ends differs from it`() throws {
    let checkout = try Checkout(around: folder.path / "kit")
    let lamp = Exercise(name: "Lamp")
    func areOnlyExample(_ files: [String: String]) throws -> Bool {
      try checkout.areOnlyExample(files.mapValues { Array($0.utf8) }, of: lamp)
    }
    #expect(try !areOnlyExample([:]))
    try folder.write("a\nb\n", to: "kit/.shipped/YourTests/Lamp/YourTests.swift")
    #expect(try areOnlyExample(["YourTests.swift": "a\nb\n"]))
    #expect(try areOnlyExample(["YourTests.swift": "a\r\nb\r\n"]))
    #expect(try !areOnlyExample(["YourTests.swift": "a\nc\n"]))
    #expect(try !areOnlyExample(["YourTests.swift": "a\nb\n", "Mine.swift": ""]))
    #expect(try !areOnlyExample(["Mine.swift": "a\nb\n"]))
  }

  @Test func `a file that is not text is named`() throws {
    let file = folder.path / "kit/Exercises/Lamp/README.md"
    try Files.write([0xFF], to: file)
    #expect(throws: ReviewError.unreadable(file.text, reason: .notUTF8)) {
      try Checkout(around: folder.path / "kit").brief(of: Exercise(name: "Lamp"))
    }
  }

  @Test func `a file that is missing is named`() throws {
    let path = folder.path / "kit/Solutions/Lamp/README.md"
    #expect(throws: ReviewError.unreadable(path.text, reason: .missing)) {
      try Checkout(around: folder.path / "kit").key(of: Exercise(name: "Lamp"))
    }
  }
}
