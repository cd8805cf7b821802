import Foundation

/// A value that is kept in a file between runs, as JSON that a person can read.
///
/// Whoever writes loses nothing of what others wrote: ``update(from:change:)`` reads, changes and
/// writes while no other `review` does. A file that is there and makes no sense is *damaged*: it
/// counts as no value, and is moved aside before another takes its place.
package struct KeptFile<Value: Codable & Sendable>: Sendable {
  /// Where the file is, or will be once there is a value.
  package let path: Path

  /// Names a file, which is not touched yet.
  package init(_ path: Path) {
    self.path = path
  }

  /// What a file holds.
  package enum Content {
    /// There is no file.
    case missing
    /// There is one, and it cannot be read, or not as the value that belongs there.
    case damaged
    /// There is one with a value in it.
    case value(Value)
  }

  // MARK: - Reading

  /// What is in the file now.
  package var content: Content {
    do throws(ReviewError) {
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .iso8601
      let data = Data(try Files.bytes(of: path))
      return (try? decoder.decode(Value.self, from: data)).map(Content.value) ?? .damaged
    } catch {
      return error == .unreadable(path.text, reason: .missing) ? .missing : .damaged
    }
  }

  /// The value in the file; none where it is missing or damaged.
  package var value: Value? {
    if case .value(let value) = content { value } else { nil }
  }

  // MARK: - Writing

  /// Replaces the value, whatever it was.
  ///
  /// Dates are kept to the second. A damaged file is moved aside first. Use ``update(from:change:)``
  /// where the new value depends on the one before.
  ///
  /// - Throws: An error where the file cannot be written, or another process holds its folder.
  package func write(_ value: Value) throws(ReviewError) {
    try FolderLock.holdBriefly(path.parent) { () throws(ReviewError) in
      _ = try moveDamaged()
      try encode(value)
    }
  }

  /// Changes the value.
  ///
  /// No other process changes it between the reading and the writing. A damaged file is moved aside
  /// first.
  ///
  /// - Parameters:
  ///   - first: The value to change where there is none.
  ///   - change: What to do to it.
  /// - Throws: An error where the file cannot be written, or another process holds its folder.
  package func update(
    from first: Value,
    change: (inout Value) -> Void
  ) throws(ReviewError) {
    try FolderLock.holdBriefly(path.parent) { () throws(ReviewError) in
      _ = try moveDamaged()
      var value = value ?? first
      change(&value)
      try encode(value)
    }
  }

  /// Moves the file out of the way, untouched, if it is damaged.
  ///
  /// `Lamp.json` becomes `Lamp-damaged.json`, or `Lamp-damaged-2.json` where that is taken.
  ///
  /// - Returns: The file's new place; none if there was nothing to move.
  /// - Throws: An error where it cannot be moved, or another process holds its folder.
  package func setDamagedAside() throws(ReviewError) -> Path? {
    // Without a folder there is no file, and nothing to make a folder for.
    guard case .damaged = content else { return nil }
    return try FolderLock.holdBriefly(path.parent) { () throws(ReviewError) in
      try moveDamaged()
    }
  }

  // MARK: - With the lock held

  private func moveDamaged() throws(ReviewError) -> Path? {
    guard case .damaged = content else { return nil }
    let stem = path.name.hasSuffix(".json") ? String(path.name.dropLast(5)) : path.name
    var place = path.parent / "\(stem)-damaged.json"
    var count = 1
    while Files.exists(place) {
      count += 1
      place = path.parent / "\(stem)-damaged-\(count).json"
    }
    try Files.move(path, to: place)
    return place
  }

  private func encode(_ value: Value) throws(ReviewError) {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { throw .unwritable(path.text) }
    try Files.write([UInt8](data), to: path)
  }
}
