import ReviewKit
import Testing

/// Every obstacle in the files of an exercise: what is the matter, and what a check says.
@Suite(.serialized) struct ObstacleTests {
  private static let shared = Result { try FixtureCheckout() }

  @Test(arguments: Obstacle.all)
  func `an exercise with`(obstacle: Obstacle) async throws {
    let checkout = try Self.shared.get()
    try checkout.restore()
    try obstacle.happen(checkout)
    let call = try await checkout.review("check", "lamp", "--finding", "1", "--finding", "3")
    #expect(call.ending == .exited(obstacle.code), "\(call.errors)")
    let said = call.output + call.errors.replacing("\n", with: " ")
    for words in obstacle.says {
      #expect(said.contains(words), "\(said)")
    }
    if obstacle.verdict == "did not compile" {
      #expect(call.output.hasPrefix("Lamp does not compile.\n"), "\(said)")
      #expect(call.output.contains("No finding could be checked."))
    }
  }
}
