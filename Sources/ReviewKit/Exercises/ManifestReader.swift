/// Reads the order of the exercises from the package's manifest.
///
/// It looks for the list `let exercises` and takes the text after each `name:` in it. A manifest
/// that is written another way gives no names, and the exercises are then in the order of theirs.
package enum ManifestReader {
  /// Returns the names in the manifest's list.
  package static func exerciseNames(in lines: [String]) -> [String] {
    guard let start = lines.firstIndex(where: { $0.hasPrefix("let exercises") }) else { return [] }
    var names: [String] = []
    for line in lines[start...] {
      names += self.names(in: line)
      if line.hasPrefix("]") || line.hasSuffix("[]") { break }
    }
    return names
  }

  private static func names(in line: String) -> [String] {
    guard !line.trimmed.hasPrefix("//") else { return [] }
    var parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    var names: [String] = []
    while parts.count > 1 {
      if parts[0].trimmed.hasSuffix("name:") { names.append(String(parts[1])) }
      parts.removeFirst(2)
    }
    return names
  }
}
