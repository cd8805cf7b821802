import Foundation

/// A folder that holds exactly the files of the last snapshot written to it.
///
/// Files that have not changed are left alone, so that a build has little to do.
package struct Mirror {
  /// The mirror's root.
  package let root: Path

  /// Creates a mirror in a folder, which need not be there yet.
  package init(root: Path) {
    self.root = root
  }

  /// Makes the folder equal to a snapshot, and returns the paths that it wrote or removed.
  ///
  /// A written file is given a time of change that is later than any before it, by whole seconds.
  /// SwiftPM tells a file by its time, and takes one for unchanged that was written twice in
  /// about a second: a build would then be about the previous content.
  package func update(to snapshot: Snapshot) throws(ReviewError) -> [String] {
    try Files.makeFolder(root)
    let existing = Set(try Files.tree(root))
    var changes: [String] = []
    for path in existing.sorted() where snapshot.files[path] == nil {
      try Files.remove(root / path)
      changes.append(path)
    }
    var clock = latestTime(of: existing)
    for (path, bytes) in snapshot.files.sorted(by: { $0.key < $1.key }) {
      if existing.contains(path), isSame(try Files.bytes(of: root / path), bytes) { continue }
      clock = max(clock + 2, Date.now.timeIntervalSince1970.rounded(.down))
      try write(bytes, to: path, time: clock)
      changes.append(path)
    }
    return changes
  }

  /// Writes beside the file first: a program that is stopped half-way leaves the old content, or
  /// the new one with its right time, never a mixture.
  private func write(_ bytes: [UInt8], to path: String, time: TimeInterval) throws(ReviewError) {
    let draft = root / ".draft"
    try Files.write(bytes, to: draft)
    do {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: time)],
        ofItemAtPath: draft.text
      )
    } catch {
      throw .unwritable(draft.text)
    }
    try Files.makeFolder((root / path).parent)
    try Files.remove(root / path)
    try Files.move(draft, to: root / path)
  }

  private func latestTime(of paths: Set<String>) -> TimeInterval {
    paths.reduce(0) { latest, path in
      let attributes = try? FileManager.default.attributesOfItem(atPath: (root / path).text)
      let time = attributes?[.modificationDate] as? Date
      return max(latest, (time?.timeIntervalSince1970 ?? 0).rounded(.up))
    }
  }

  private func isSame(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    first.count == second.count && Data(first) == Data(second)
  }
}
