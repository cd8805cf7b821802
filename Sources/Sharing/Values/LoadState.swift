/// What was found when a shared value was looked for in its storage.
public enum LoadState: Sendable {
  /// Nothing is stored yet: the value is the key's default.
  case missing
  /// The storage had a value, or has been given one since.
  case loaded
  /// Something is stored and can't be read, for this reason: the value is the key's default.
  ///
  /// Changes are kept in memory, and what is stored stays as it is, until the caller decides:
  /// ``Shared/load()`` tries again, ``Shared/save()`` overwrites.
  case unreadable(any Error)

  /// The reason that the storage can't be read, or nil where it can.
  public var error: (any Error)? {
    guard case .unreadable(let error) = self else { return nil }
    return error
  }
}
