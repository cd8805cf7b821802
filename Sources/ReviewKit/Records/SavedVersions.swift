package import Foundation

/// Versions of something that a command replaced, each in a folder named for when that was.
package struct SavedVersions: Sendable {
  private let folder: Path

  /// Creates the store for one thing.
  ///
  /// - Parameters:
  ///   - name: What the versions are of.
  ///   - learner: The folder for what belongs to the learner.
  package init(of name: String, in learner: Path) {
    folder = learner / "saved/\(name)"
  }

  /// Saves files, all of them or none.
  ///
  /// - Parameters:
  ///   - files: Each file's content, by its path.
  ///   - now: The time to name the version for.
  /// - Returns: The folder that they are in.
  package func save(_ files: [String: [UInt8]], now: Date = .now) throws(ReviewError) -> Path {
    let draft = folder / ".draft"
    try Files.remove(draft)
    try Files.makeFolder(draft)
    for (path, bytes) in files { try Files.write(bytes, to: draft / path) }
    let version = try unusedName(for: now)
    try Files.move(draft, to: version)
    return version
  }

  /// The version that was saved last.
  package func latest() throws(ReviewError) -> Path? {
    guard Files.isFolder(folder) else { return nil }
    return try Files.names(in: folder).last.map { folder / $0 }
  }

  /// Versions sort by name in the order in which they were saved.
  private func unusedName(for date: Date) throws(ReviewError) -> Path {
    let time = date.formatted(
      .verbatim(
        """
        \(year: .padded(4))-\(month: .twoDigits)-\(day: .twoDigits)-\
        \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased))\
        \(minute: .twoDigits)\(second: .twoDigits)
        """,
        timeZone: .current,
        calendar: Calendar(identifier: .gregorian)
      )
    )
    let taken = Files.isFolder(folder) ? try Files.names(in: folder) : []
    let count = taken.count { $0.hasPrefix(time) }
    return folder / (count == 0 ? time : "\(time)-\(count + 1)")
  }
}
