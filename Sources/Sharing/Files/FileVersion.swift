/// What tells one version of a file from another, without reading it.
package struct FileVersion: Hashable, Sendable {
  /// The number of the file in its file system: a replaced file has another.
  var number: UInt64
  /// The length in bytes.
  var length: Int64
  /// The time of the last change, in nanoseconds since 1970.
  var changed: Int64
}
