import TestSupport
import Testing

@Suite struct SnippetTests {
  private func answer(to code: String) async throws -> Snippet.Answer {
    try await Snippet(code, importing: "TestSupport").typeCheck()
  }

  @Test func `What may be written is accepted`() async throws {
    let answer = try await answer(
      to: "func f(_ property: inout StoredProperty) { property.name = \"\" }")
    #expect(answer == .accepted)
  }

  @Test func `What may not be written is refused`() async throws {
    let answer = try await answer(to: "func f(_ snippet: inout Snippet) { snippet.source = \"\" }")
    guard case .refused(let words) = answer else {
      Issue.record("\(answer)")
      return
    }
    #expect(words == "'source' is inaccessible due to 'private' protection level")
  }

  @Test func `A name that is gone makes the answer unclear`() async throws {
    let answer = try await answer(to: "func f(_ model: Gone) {}")
    #expect(answer == .unclear("cannot find type 'Gone' in scope"))
  }

  @Test func `Internal declarations are seen only by who asks for them`() async throws {
    let code = "let one = Turnstile()"
    let testable = Snippet(code, importing: "TestSupport")
    #expect(try await testable.typeCheck() == .accepted)
    let plain = Snippet(code, importing: "TestSupport", isTestable: false)
    #expect(try await plain.typeCheck() == .unclear("cannot find 'Turnstile' in scope"))
  }
}
