import Foundation
import ReviewKit
import Testing

#if os(Linux)
/// A disk with no room left on it: a small file system of its own, which is filled up.
///
/// Everything that the learner wrote has to be there afterwards.
@Suite(.enabled(if: SmallDisk.isAllowed, "mounting a file system of one's own is not allowed here"))
struct FullDiskTests {
  private let checkout: FixtureCheckout

  init() throws {
    checkout = try FixtureCheckout()
    try checkout.replace("    false\n", with: "    true // mine\n", in: LampFixture.sources)
    try checkout.write("// mine, too\n", to: "Exercises/Lamp/Sources/Mine.swift")
  }

  @Test func `a check says that there is no room, and what to do`() async throws {
    let disk = SmallDisk(of: checkout)
    let call = try await disk.call("review check lamp")
    #expect(call.code == 3)
    #expect(call.said.contains("Is the disk full, or the folder read-only?"))
    #expect(try call.files == disk.files)
  }

  @Test func `a reset that finds no room changes nothing`() async throws {
    let disk = SmallDisk(of: checkout)
    let call = try await disk.call("review reset lamp")
    #expect(call.code == 3)
    #expect(call.said.contains("Is the disk full, or the folder read-only?"))
    #expect(try call.files == disk.files)
  }

  @Test func `a reset with room for a part of it changes all or nothing`() async throws {
    // What is shipped takes more room than what it replaces gives back.
    for name in ["App", "Lamp"] {
      try checkout.write("", to: "Exercises/Lamp/Sources/\(name).swift")
    }
    let disk = SmallDisk(of: checkout)
    var codes: [Int32] = []
    for blocks in 1...8 {
      let call = try await disk.call("review reset lamp", leaving: blocks)
      codes.append(call.code)
      if call.code == 0 {
        #expect(call.files.keys.sorted() == ["App.swift", "Lamp.swift"])
        #expect(call.files["Lamp.swift"] == LampFixture.lamp)
      } else {
        #expect(try call.files == disk.files, "with room for \(blocks) blocks")
      }
    }
    // With more room it gets further, and in the end all the way.
    #expect(codes.first == 3)
    #expect(codes.last == 0)
    #expect(codes == codes.sorted(by: >))
    #expect(codes.count { $0 == 3 } > 1, "\(codes)")
  }

  @Test func `a hint is shown, though it can't be remembered`() async throws {
    let call = try await SmallDisk(of: checkout).call("review hint lamp 1")
    #expect(call.code == 3)
    #expect(call.said.contains("Hint 1 of 2 for finding 1"))
    #expect(call.said.contains("Is the disk full, or the folder read-only?"))
  }

  @Test func `with room again all goes on`() async throws {
    let disk = SmallDisk(of: checkout)
    let call = try await disk.call("review reset lamp; rm filler; review reset lamp")
    #expect(call.code == 0)
    #expect(call.files["Lamp.swift"] == LampFixture.lamp)
    #expect(call.said.contains("What that replaced is in .review/saved/Lamp/"))
  }
}
#endif
