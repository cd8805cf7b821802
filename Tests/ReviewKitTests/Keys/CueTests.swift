import ReviewKit
import Testing

/// The fields of a key that say what to listen for.
struct CueTests {
  private func finding(_ fields: String...) throws -> Key.Finding {
    let lines = KeyText.replacing(
      "- spoken: it is a matter of judgement",
      with: "- spoken: it is a matter of judgement", fields.joined(separator: "\n"))
    let text = lines.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    let key = try KeyReader.read(text.map(String.init), in: KeyText.path)
    return try #require(key.finding(2))
  }

  @Test func `cues have parts, and parts have alternatives`() throws {
    let finding = try finding(
      "- listens for: name + short | says little; near: rename; not renamed",
      "- fine because: one lamp")
    #expect(
      finding.listensFor.map(\.parts) == [
        [[Cue.Alternative("name")], [.init("short"), .init("says little")]],
        [[.init("rename")]],
        [[.init("renamed", isDenied: true)]],
      ])
    #expect(finding.listensFor.map(\.isNear) == [false, true, false])
    #expect(finding.fineBecause.map(\.parts) == [[[Cue.Alternative("one lamp")]]])
  }

  @Test func `a concept that begins with not is a concept`() throws {
    #expect(try finding("- listens for: not updated").listensFor[0].parts[0][0].isDenied == false)
  }

  @Test(arguments: ["name +", "name | | short", "+ name", "near:", ";"])
  func `an empty part is told`(value: String) {
    #expect(throws: Malformed.self) { try finding("- listens for: \(value)") }
  }

  @Test func `the complaint says how to write it`() {
    do {
      _ = try finding("- listens for: name +")
      Issue.record("It was read.")
    } catch let problem as Malformed {
      #expect(problem.problem == "A part of `listens for` is empty.")
      #expect(
        problem.remedy
          == "Write it as - listens for: word + other | another; not word; near: word.")
    } catch {
      Issue.record(error)
    }
  }
}
