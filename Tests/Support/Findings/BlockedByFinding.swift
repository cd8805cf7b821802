/// The failure of a test that can't reach what it is about, because another finding is in the way.
package struct BlockedByFinding: Error, CustomStringConvertible {
  /// The number of the finding in the way.
  package var number: Int
  /// What went wrong on the way.
  package var reason: any Error

  package var description: String {
    "Blocked by finding \(number): \(reason)"
  }
}

/// Takes a step that can't succeed while another finding is there.
///
/// - Parameters:
///   - finding: The number of the finding that may be in the way.
///   - step: The step: looking for a button that the other finding keeps off the screen, say.
/// - Returns: What the step returns.
/// - Throws: ``BlockedByFinding`` where the step throws.
@MainActor
package func blocked<Result>(by finding: Int, _ step: () throws -> Result) throws -> Result {
  do {
    return try step()
  } catch {
    throw BlockedByFinding(number: finding, reason: error)
  }
}
