import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Reads and writes files, with errors that say which one and why.
package enum Files {
  /// Returns whether something is there.
  package static func exists(_ path: Path) -> Bool {
    FileManager.default.fileExists(atPath: path.text)
  }

  /// Returns whether a folder, or a link to one, is there.
  package static func isFolder(_ path: Path) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path.text, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Returns a file's bytes.
  package static func bytes(of path: Path) throws(ReviewError) -> [UInt8] {
    do {
      return try [UInt8](Data(contentsOf: URL(fileURLWithPath: path.text)))
    } catch {
      let reason: ReviewError.Unreadable =
        isFolder(path) ? .folder : exists(path) ? .refused : .missing
      throw .unreadable(path.text, reason: reason)
    }
  }

  /// Returns the lines of a text file, whichever way they end.
  package static func lines(of path: Path) throws(ReviewError) -> [String] {
    guard let lines = TextLines.split(try bytes(of: path)) else {
      throw .unreadable(path.text, reason: .notUTF8)
    }
    return lines
  }

  /// Returns the names in a folder, sorted; hidden ones are left out.
  package static func names(in folder: Path) throws(ReviewError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder.text)
        .filter { !$0.hasPrefix(".") }.sorted()
    } catch {
      throw .unreadable(folder.text, reason: exists(folder) ? .refused : .missing)
    }
  }

  /// Returns all files below a folder as paths relative to it, sorted; hidden ones are left out.
  package static func tree(_ folder: Path) throws(ReviewError) -> [String] {
    var files: [String] = []
    for name in try names(in: folder) {
      if isFolder(folder / name) {
        for file in try tree(folder / name) { files.append("\(name)/\(file)") }
      } else {
        files.append(name)
      }
    }
    return files
  }

  /// Returns the content of all files below a folder, by path relative to it.
  package static func contents(of folder: Path) throws(ReviewError) -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    for file in try tree(folder) { contents[file] = try bytes(of: folder / file) }
    return contents
  }

  /// Replaces a file in one step, so that no one reads half of it.
  package static func write(_ bytes: [UInt8], to path: Path) throws(ReviewError) {
    try makeFolder(path.parent)
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: path.text), options: .atomic)
    } catch {
      throw .unwritable(path.text)
    }
  }

  /// Makes a folder and those above it.
  package static func makeFolder(_ path: Path) throws(ReviewError) {
    do {
      try FileManager.default.createDirectory(
        atPath: path.text,
        withIntermediateDirectories: true
      )
    } catch {
      throw .unwritable(path.text)
    }
  }

  /// Makes a folder with a name that no other has.
  package static func makeTemporaryFolder(in folder: Path) throws(ReviewError) -> Path {
    let path = folder / UUID().uuidString
    try makeFolder(path)
    return path
  }

  /// Removes what was last changed longer ago than a given time from a folder.
  package static func removeLeftovers(
    in folder: Path,
    olderThan age: Duration
  ) throws(ReviewError) {
    guard exists(folder) else { return }
    let limit = Date.now - Double(age.components.seconds)
    for name in try names(in: folder) {
      let attributes = try? FileManager.default.attributesOfItem(atPath: (folder / name).text)
      if let time = attributes?[.modificationDate] as? Date, time < limit {
        try remove(folder / name)
      }
    }
  }

  /// Removes all but a number of files or folders that were changed last from a folder.
  ///
  /// - Parameters:
  ///   - count: How many to keep.
  ///   - folder: The folder.
  ///   - own: What to keep in any case: a clock that was put back makes the newest look old.
  /// - Throws: An error where something cannot be removed.
  package static func keepNewest(
    _ count: Int,
    in folder: Path,
    sparing own: Path
  ) throws(ReviewError) {
    let byAge = try names(in: folder).map { folder / $0 }.sorted { time(of: $0) > time(of: $1) }
    for old in byAge.dropFirst(count) where old != own { try remove(old) }
  }

  private static func time(of path: Path) -> Date {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path.text)
    return attributes?[.modificationDate] as? Date ?? .distantPast
  }

  /// Removes a file or a folder, if it is there.
  package static func remove(_ path: Path) throws(ReviewError) {
    do {
      try FileManager.default.removeItem(atPath: path.text)
    } catch {
      if exists(path) { throw .unwritable(path.text) }
    }
  }

  /// Copies a file or a folder.
  package static func copy(_ source: Path, to target: Path) throws(ReviewError) {
    do {
      try FileManager.default.copyItem(atPath: source.text, toPath: target.text)
    } catch {
      throw .unwritable(target.text)
    }
  }

  /// Gives a file that never changes again a second name, or copies it where that can't be.
  package static func share(_ source: Path, as target: Path) throws(ReviewError) {
    if !isFolder(source),
      (try? FileManager.default.linkItem(atPath: source.text, toPath: target.text)) != nil
    {
      return
    }
    try copy(source, to: target)
  }

  /// Makes a link to a file or a folder.
  package static func link(_ path: Path, to target: Path) throws(ReviewError) {
    do {
      try FileManager.default.createSymbolicLink(
        atPath: path.text,
        withDestinationPath: target.text
      )
    } catch {
      throw .unwritable(path.text)
    }
  }

  /// Moves a file over another in one step, for which the disk needs no room.
  package static func replace(_ target: Path, with source: Path) throws(ReviewError) {
    if rename(source.text, target.text) != 0 { throw .unwritable(target.text) }
  }

  /// Moves a file or a folder.
  package static func move(_ source: Path, to target: Path) throws(ReviewError) {
    do {
      try FileManager.default.moveItem(atPath: source.text, toPath: target.text)
    } catch {
      throw .unwritable(target.text)
    }
  }
}
