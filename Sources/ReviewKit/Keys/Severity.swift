/// How much a finding matters to whoever uses the app.
package enum Severity: String, Hashable, Sendable, CaseIterable, Codable {
  /// Data is lost, the app stops, or the feature does not do its work.
  case critical
  /// Something visible is wrong.
  case major
  /// It should be put right while someone is at it.
  case minor
  /// It looks wrong and is fine.
  case notABug = "not-a-bug"
}
