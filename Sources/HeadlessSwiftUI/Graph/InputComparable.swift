/// A value that says itself whether it is the same input, such as a property wrapper.
@MainActor protocol InputComparable {
  func isSameInput(as other: Any) -> Bool
}
