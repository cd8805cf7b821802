import Foundation
import Testing

/// Something that a learner may do to the files of an exercise, and what a check then says.
struct Obstacle: CustomTestStringConvertible {
  /// What is the matter, as the table in CONTRIBUTING says it.
  var `is`: String
  /// What the check comes to, in the table's words.
  var verdict: String
  /// The exit code.
  var code: Int32
  /// Words that stand in what is said.
  var says: [String]
  /// Does it to a checkout.
  var happen: @Sendable (FixtureCheckout) throws -> Void

  var testDescription: String { self.is }

  private init(
    _ happening: String,
    _ verdict: String,
    code: Int32 = 1,
    says: String...,
    happen: @escaping @Sendable (FixtureCheckout) throws -> Void
  ) {
    self.is = happening
    self.verdict = verdict
    self.code = code
    self.says = says
    self.happen = happen
  }
}

extension Obstacle {
  static let all = code + files + tests

  private static let source = LampFixture.sources
  private static let returned = "return colours[number]"

  /// Code that the compiler or the linker refuses.
  private static let code = [
    Obstacle("a name that is nowhere", "did not compile", says: "\(source):12:12") {
      try $0.replace(returned, with: "return nothing", in: source)
    },
    Obstacle("a brace that is missing", "did not compile", says: "\(source):") {
      try $0.replace("public func dim() {", with: "public func dim()", in: source)
    },
    Obstacle("the marks of a merge", "did not compile", says: "\(source):12:", "conflict marker") {
      try $0.replace(
        "    \(returned)\n",
        with: "<<<<<<< mine\n    \(returned)\n=======\n    return \"\"\n>>>>>>> theirs\n",
        in: source
      )
    },
    Obstacle("a write that is no one's to make", "did not compile", says: "\(source):12:") {
      try $0.replace(
        returned,
        with: "var seen = 0; Task { @MainActor in seen += 1 }; seen += 1; \(returned)",
        in: source
      )
    },
    Obstacle("a module that is not there", "did not compile", says: "\(source):1:8") {
      try $0.replace("import Foundation", with: "import Fundament", in: source)
    },
    Obstacle("statements outside of any function", "did not compile", says: "\(source):") {
      try $0.replace("import Foundation", with: "import Foundation\nprint(1)", in: source)
    },
    Obstacle("an entry point by another name", "did not compile", says: "public entry point") {
      try $0.replace("class Lamp:", with: "class Light:", in: source)
    },
    Obstacle("a file called main.swift", "each finding has its verdict", says: "1 of 2 green") {
      try $0.write("// no code\n", to: "Exercises/Lamp/Sources/main.swift")
    },
    Obstacle("a file in another language", "did not compile", says: "Exercises/Lamp/Sources") {
      try $0.write("int volts(void) { return 230; }\n", to: "Exercises/Lamp/Sources/volts.c")
    },
    Obstacle("two files of one name", "did not compile", says: "Lamp.swift") {
      try $0.write("// no code\n", to: "Exercises/Lamp/Sources/More/Lamp.swift")
    },
    Obstacle("a function that is nowhere to be linked", "did not compile", says: "nowhere_at_all") {
      try $0.replace(
        "import Foundation",
        with: "@_silgen_name(\"nowhere_at_all\") func nowhere() -> Int",
        in: source
      )
      try $0.replace("Int { 230 }", with: "Int { nowhere() }", in: source)
      try $0.replace("exit(0)", with: "", in: source)
    },
    Obstacle("code that draws a warning", "each finding has its verdict", says: "1 of 2 green") {
      try $0.replace(returned, with: "let unused = 1; \(returned)", in: source)
    },
  ]

  /// Files that are not as they were.
  private static let files = [
    Obstacle("a file that is emptied", "each finding has its verdict", says: "1 of 2 green") {
      try $0.write("", to: "Exercises/Lamp/Sources/App.swift")
    },
    Obstacle("every file emptied", "did not compile", says: "there is no Swift code") {
      try $0.write("", to: "Exercises/Lamp/Sources/App.swift")
      try $0.write("", to: source)
    },
    Obstacle("a file that is deleted", "did not compile", says: "public entry point") {
      try $0.remove(source)
    },
    Obstacle("a folder that is deleted", "did not compile", says: "there is no Swift code") {
      try $0.remove("Exercises/Lamp/Sources")
    },
    Obstacle("a file that is not UTF-8", "did not compile", says: "\(source)", "UTF-8") {
      try $0.write([0x2F, 0x2F, 0xFF, 0xFE, 0x0A], to: source)
    },
    Obstacle("lines that end as on Windows", "each finding has its verdict", says: "1 of 2 green") {
      for path in [source, LampFixture.testsPath, "Package.swift", "Solutions/Lamp/README.md"] {
        try $0.replace("\n", with: "\r\n", in: path)
      }
    },
    Obstacle("links that became text files", "each finding has its verdict", says: "1 of 2 green") {
      try $0.write("Before", to: "Tests/After")
    },
    Obstacle(
      "another exercise that does not compile", "each finding has its verdict", says: "1 of 2 green"
    ) {
      try $0.replace(
        "Exercise(name: \"Lamp\")", with: "Exercise(name: \"Lamp\"), Exercise(name: \"Lantern\")",
        in: "Package.swift")
      try $0.write("func (", to: "Exercises/Lantern/Sources/Lantern.swift")
    },
    Obstacle(
      "a kit that does not compile", "the kit did not run", code: 3,
      says: "The kit itself does not build"
    ) {
      try $0.write("public func volts() -> Int { nothing }\n", to: "Sources/Wires/Wires.swift")
    },
  ]

  /// Tests that are not the ones that were shipped.
  private static let tests = [
    Obstacle(
      "a test that was edited", "the shipped test decides",
      says: "\(LampFixture.testsPath) was edited.", "1 of 2 green"
    ) {
      try $0.replace(
        "#expect(Lamp().isOn(afterSwitching: 1), ", with: "#expect(true, ",
        in: LampFixture.testsPath)
    },
    Obstacle(
      "a test that was deleted", "the shipped test decides",
      says: "\(LampFixture.testsPath) was deleted.", "1 of 2 green"
    ) {
      try $0.remove(LampFixture.testsPath)
    },
    Obstacle(
      "a test that was added", "the shipped test decides",
      says: "Tests/Before/Lamp/More.swift was added.", "1 of 2 green"
    ) {
      try $0.write("func (", to: "Tests/Before/Lamp/More.swift")
    },
    Obstacle(
      "a record of the tests that is gone", "never all green",
      says: "no record of the shipped tests", "2 of 2 green"
    ) {
      try $0.remove(".shipped/Tests")
      try $0.replace("    false\n", with: "    times % 2 == 1\n", in: source)
    },
  ]
}
