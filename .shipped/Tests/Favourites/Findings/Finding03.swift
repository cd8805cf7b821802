import TestSupport
import Testing

extension Favourites {
  @Suite("3 · The list is blank", .finding(3))
  @MainActor struct Finding03 {
    /// Decode only what the server owns, since one missing key makes the whole array fail.
    @Test func `The restaurants show although the server knows nothing of hearts`() async throws {
      let phone = try await Phone([.nora.withoutFlag, .sol.withoutFlag])
      #expect(
        phone.names == ["Nora", "Sol"],
        "The list shows: \(phone.names.isEmpty ? "nothing" : phone.names.joined(separator: ", "))"
      )
    }
  }
}
