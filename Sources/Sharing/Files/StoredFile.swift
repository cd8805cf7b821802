package import Foundation

/// A file's content, and which version of the file it is.
package struct StoredFile: Hashable, Sendable {
  package var data: Data
  package var version: FileVersion
}
