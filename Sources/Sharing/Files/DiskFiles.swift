package import Foundation

/// The file system.
///
/// A file is written beside itself, brought to the disk, and then renamed over the old one. While
/// that is done the folder is locked, so that another process that uses this module can't come in
/// between the look at the old file and its replacement.
package struct DiskFiles: FileStorage {
  package init() {}

  package func read(_ url: URL) throws(SharingError) -> StoredFile? {
    let name = url.lastPathComponent
    do throws(SystemError) {
      let folder = try OpenFile(folder: url.deletingLastPathComponent())
      guard let file = try folder.openFile(name) else { return nil }
      return StoredFile(data: try file.readAll(), version: try file.version())
    } catch {
      if error.isMissingFile { return nil }
      throw .notReadable(place: name, code: error.code)
    }
  }

  package func write(
    _ data: Data,
    to url: URL,
    if condition: FileCondition
  ) throws(SharingError) -> FileVersion {
    let name = url.lastPathComponent
    let result: Result<FileVersion, SharingError>
    do throws(SystemError) {
      let folder = try OpenFile(folder: url.deletingLastPathComponent())
      try folder.lock()
      result = try replace(name, in: folder, with: data, if: condition)
    } catch {
      throw .notWritable(place: name, code: error.code)
    }
    return try result.get()
  }

  /// Replaces a file in a folder that is locked, or says why it may not be replaced.
  private func replace(
    _ name: String,
    in folder: borrowing OpenFile,
    with data: Data,
    if condition: FileCondition
  ) throws(SystemError) -> Result<FileVersion, SharingError> {
    let found = try folder.version(of: name)
    do throws(SharingError) { try condition.check(found, of: name) } catch {
      return .failure(error)
    }
    // One name for all: what a killed process left behind is replaced, not added to.
    let draft = ".\(name).draft"
    do throws(SystemError) {
      let file = try folder.createFile(draft)
      try file.write(data)
      try file.synchronize()
      let version = try file.version()
      try folder.rename(draft, to: name)
      try folder.synchronize()
      return .success(version)
    } catch {
      folder.remove(draft)
      throw error
    }
  }
}
