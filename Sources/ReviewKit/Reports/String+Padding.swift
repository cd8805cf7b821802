extension String {
  /// Returns the text with spaces after it, so that what follows begins in the same column.
  func padding(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}
