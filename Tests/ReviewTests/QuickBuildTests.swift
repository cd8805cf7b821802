import ReviewKit
import Testing

/// Builds after an edit, which do without SwiftPM: they have to tell what its builds would.
@Suite(.serialized) struct QuickBuildTests {
  private static let shared = Result { try FixtureCheckout() }

  private let checkout: FixtureCheckout

  init() throws {
    checkout = try Self.shared.get()
    try checkout.restore()
  }

  private func check(_ arguments: String...) async throws -> Call {
    try await BuiltReview().call(
      ["check", "lamp", "--limit", "2"] + arguments,
      in: checkout.root
    )
  }

  private func edit(_ number: Int) throws {
    try checkout.write("// edit \(number)\n", to: "Exercises/Lamp/Sources/App.swift")
  }

  /// What is kept of the plans of earlier builds, as paths below the folder with all of them.
  private var kept: Set<String> {
    get throws { Set(try Files.tree(checkout.root / Self.plans)) }
  }

  private func isKept(_ name: String) throws -> Bool {
    try kept.contains { $0.hasSuffix("/\(name)") }
  }

  @Test func `every kind of verdict is the same as after a build by SwiftPM`() async throws {
    #expect(try await check().output == CheckOutput.before + "\n")
    #expect(try !isKept("own/tests.o"))
    for number in 1...2 {
      try edit(number)
      let call = try await check()
      #expect(call.output == CheckOutput.before + "\n", "\(call.output)")
      #expect(try isKept("own/tests.o"))
    }
    #expect(try !isKept("doubted"))
  }

  @Test func `tests are compiled again when what they use has changed`() async throws {
    _ = try await check()
    try edit(3)
    _ = try await check()
    let signature = "isOn(afterSwitching times: Int"
    try checkout.replace(signature, with: "\(signature), by hand: Bool = true", in: Self.source)
    try checkout.replace("    false\n", with: "    hand && times % 2 == 1\n", in: Self.source)
    let call = try await check("--finding", "1", "--finding", "2")
    #expect(call.output.contains("2 of 2 green."), "\(call.output)")
    #expect(try !isKept("doubted"))
  }

  @Test(arguments: ["@testable import LampBefore", "@testable\nimport LampBefore"])
  func `tests that see internal code are compiled again each time`(line: String) async throws {
    for path in [LampFixture.testsPath, LampFixture.shippedTestsPath] {
      try checkout.replace("import LampBefore", with: line, in: path)
      try checkout.replace(
        "Lamp().isOn(afterSwitching: 1), ", with: "Lamp().glow() == 1, ", in: path)
    }
    let end = "public init() {}"
    try checkout.replace(end, with: "\(end)\n  func glow() -> Int { 0 }", in: Self.source)
    #expect(try await check("--finding", "1").ending == .exited(1))
    let glow = "func glow() -> Int { 0"
    try checkout.replace(glow, with: "\(glow) /* edit */", in: Self.source)
    #expect(try await check("--finding", "1").ending == .exited(1))
    try checkout.replace(glow, with: "func glow(by: Int = 1) -> Int { by", in: Self.source)
    #expect(try await check("--finding", "1").ending == .exited(0))
    #expect(try !isKept("doubted"))
  }

  @Test func `a new file is built, and so is the code after it is gone again`() async throws {
    _ = try await check()
    try checkout.write("let isNew = true\n", to: "Exercises/Lamp/Sources/New.swift")
    try checkout.replace("    false\n", with: "    isNew && times % 2 == 1\n", in: Self.source)
    #expect(try await check("--finding", "1").ending == .exited(0))
    try checkout.remove("Exercises/Lamp/Sources/New.swift")
    let call = try await check("--finding", "1")
    #expect(call.output.contains("error: cannot find 'isNew' in scope"))
    #expect(call.ending == .exited(1))
    #expect(try !isKept("doubted"))
  }

  @Test func `what is kept and no good is learned anew`() async throws {
    try Files.remove(checkout.root / Self.plans)
    try edit(4)
    _ = try await check()
    try damageObjects()
    try checkout.replace("    false\n", with: "    times % 2 == 1 // mended\n", in: Self.source)
    #expect(try await check("--finding", "1").ending == .exited(0))
    #expect(try isKept("doubted"))
    #expect(try !isKept("own/tests.o"), "SwiftPM built it.")
    try checkout.restore()
    try edit(5)
    #expect(try await check("--finding", "1").ending == .exited(1))
    #expect(try isKept("own/tests.o"), "It was built from what was learned anew.")
    #expect(try !isKept("doubted"))
  }

  @Test func `what is no good twice in a row is not tried again`() async throws {
    try Files.remove(checkout.root / Self.plans)
    try edit(6)
    _ = try await check()
    for number in 7...8 {
      #expect(try !isKept("refused"))
      try damageObjects()
      try edit(number)
      #expect(try await check("--finding", "1").ending == .exited(1))
    }
    #expect(try isKept("refused"))
    #expect(try !isKept("plan.json"))
    try edit(9)
    #expect(try await check("--finding", "1").ending == .exited(1))
    #expect(try !isKept("plan.json"))
    try checkout.remove(Self.plans)
  }

  private func damageObjects() throws {
    for object in try kept where object.hasSuffix(".o") {
      try checkout.write("", to: "\(Self.plans)/\(object)")
    }
  }

  private static let plans = ".build/review/workspace/plans"
  private static let source = LampFixture.sources
}
