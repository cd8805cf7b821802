/// What happened, in order, as the objects under test write it down.
@MainActor final class Journal {
  private(set) var entries: [String] = []

  func note(_ entry: String) {
    entries.append(entry)
  }

  /// Hands over everything noted so far, and starts again.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}
