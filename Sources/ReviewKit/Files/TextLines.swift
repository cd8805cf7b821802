/// The lines of a text.
package enum TextLines {
  /// Returns the lines without their ends, or nothing if the bytes are not UTF-8.
  ///
  /// A line may end the way of Unix or of Windows. A mark of the byte order is left out, and so is
  /// the empty line after a final line end.
  package static func split(_ bytes: [UInt8]) -> [String]? {
    var rest = bytes[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    var lines: [String] = []
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      var line = rest[..<end]
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      guard let text = String(validating: line, as: UTF8.self) else { return nil }
      lines.append(text)
      rest = rest[end...].dropFirst()
    }
    return lines
  }
}
