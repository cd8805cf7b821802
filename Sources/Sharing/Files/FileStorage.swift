package import Foundation

/// A file system, as far as shared values need one, or what stands in for it.
package protocol FileStorage: Sendable {
  /// Reads a whole file, or returns nil where there is none.
  func read(_ url: URL) throws(SharingError) -> StoredFile?

  /// Replaces a whole file, if it is still as `condition` says, and returns when it is done.
  ///
  /// A reader finds either the old content or the new one, never a part, whenever the process ends.
  func write(
    _ data: Data, to url: URL, if condition: FileCondition
  ) throws(SharingError) -> FileVersion
}
