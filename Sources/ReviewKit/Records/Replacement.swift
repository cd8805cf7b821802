/// A change of folders that saves what it replaces, and that can be undone.
package struct Replacement {
  private let saved: SavedVersions
  private let folders: [String: Path]

  /// Creates a change.
  ///
  /// - Parameters:
  ///   - folders: The folders to change, each by a name that its files are saved under; an empty
  ///     name for a folder that is saved alone.
  ///   - saved: Where to save what is replaced.
  package init(of folders: [String: Path], saving saved: SavedVersions) {
    self.saved = saved
    self.folders = folders
  }

  /// Gives the folders other contents.
  ///
  /// The old ones are complete in their new place before the first file changes, so a stop half-way
  /// loses nothing; doing it again finishes it. The new ones are complete on the disk as well by
  /// then, so that a full disk is met before anything has changed.
  ///
  /// - Parameter contents: The new content of each folder, by the folder's name.
  /// - Returns: Where the old contents were saved; none if nothing would change.
  /// - Throws: An error where a file cannot be read, saved or written.
  package func put(_ contents: [String: [String: [UInt8]]]) throws(ReviewError) -> Path? {
    let old = try current()
    if old == contents { return nil }
    var files: [String: [UInt8]] = [:]
    for (name, folder) in old {
      for (path, bytes) in folder { files[name.isEmpty ? path : "\(name)/\(path)"] = bytes }
    }
    defer { for folder in folders.values { try? Files.remove(Self.draft(in: folder)) } }
    for (name, folder) in folders {
      try draft(contents[name] ?? [:], over: old[name] ?? [:], in: folder)
    }
    let version = try saved.save(files)
    for (name, folder) in folders {
      try write(contents[name] ?? [:], over: old[name] ?? [:], in: folder)
    }
    return version
  }

  /// Where new files wait, on the same disk as the old ones: a hidden folder, which is no part of it.
  private static func draft(in folder: Path) -> Path { folder / ".draft" }

  /// Gives the folders back what was saved last, and saves in turn what that replaces.
  ///
  /// - Returns: Where the contents before the undoing were saved; none if nothing was ever saved.
  package func undo() throws(ReviewError) -> Path? {
    guard let version = try saved.latest() else { return nil }
    var contents: [String: [String: [UInt8]]] = [:]
    for name in folders.keys {
      let folder = name.isEmpty ? version : version / name
      contents[name] = Files.isFolder(folder) ? try Files.contents(of: folder) : [:]
    }
    return try put(contents) ?? version
  }

  private func current() throws(ReviewError) -> [String: [String: [UInt8]]] {
    var contents: [String: [String: [UInt8]]] = [:]
    for (name, folder) in folders {
      contents[name] = Files.isFolder(folder) ? try Files.contents(of: folder) : [:]
    }
    return contents
  }

  private func draft(
    _ files: [String: [UInt8]],
    over old: [String: [UInt8]],
    in folder: Path
  ) throws(ReviewError) {
    let draft = Self.draft(in: folder)
    try Files.remove(draft)
    for (path, bytes) in files where old[path] != bytes {
      try Files.write(bytes, to: draft / path)
      try Files.makeFolder((folder / path).parent)
    }
  }

  private func write(
    _ files: [String: [UInt8]],
    over old: [String: [UInt8]],
    in folder: Path
  ) throws(ReviewError) {
    for (path, bytes) in files where old[path] != bytes {
      try Files.replace(folder / path, with: Self.draft(in: folder) / path)
    }
    for path in old.keys where files[path] == nil { try Files.remove(folder / path) }
  }
}
