/// The place of a file or folder.
package struct Path: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The path as text, with no slash at its end.
  package let text: String

  /// Creates a path from its text.
  package init(_ text: String) {
    let isTrailed = text.count > 1 && text.hasSuffix("/")
    self.text = isTrailed ? String(text.dropLast()) : text
  }

  /// The path as text.
  package var description: String { text }

  /// The last name in the path.
  package var name: String {
    text.split(separator: "/").last.map(String.init) ?? text
  }

  /// The folder that it lies in; the root lies in itself.
  package var parent: Path {
    guard let slash = text.lastIndex(of: "/") else { return Path(".") }
    return slash == text.startIndex ? Path("/") : Path(String(text[..<slash]))
  }

  /// Returns the path of something below this one.
  package static func / (folder: Path, relative: String) -> Path {
    folder.text == "/" ? Path("/\(relative)") : Path("\(folder.text)/\(relative)")
  }

  /// Returns the part of a path that is below a folder, if it is.
  package func relative(to folder: Path) -> String? {
    let start = folder.text == "/" ? "/" : "\(folder.text)/"
    return text.hasPrefix(start) ? String(text.dropFirst(start.count)) : nil
  }
}
