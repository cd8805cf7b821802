/// Lines of a file under review.
package struct CodeRange: Hashable, Sendable, Codable {
  /// The file's name.
  package var file: String
  /// The first line's number.
  package var start: Int
  /// The last line's number.
  package var end: Int

  /// Creates a range of lines.
  package init(file: String, start: Int, end: Int) {
    self.file = file
    self.start = start
    self.end = end
  }

  /// The numbers of the lines.
  package var lines: ClosedRange<Int> { start...max(start, end) }

  /// The range the way compilers write places.
  package var text: String {
    start == end ? "\(file):\(start)" : "\(file):\(start)-\(end)"
  }
}
