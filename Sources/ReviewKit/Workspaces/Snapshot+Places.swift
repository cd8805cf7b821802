extension Snapshot {
  /// Finds the file of a place that names it the way Swift does, by its module and its name.
  ///
  /// - Parameter place: Such a place.
  /// - Returns: The place with its file as a path from the checkout's root.
  package func located(_ place: SourcePlace) -> SourcePlace {
    let parts = place.file.split(separator: "/", maxSplits: 1)
    guard parts.count == 2, let folder = folder(ofModule: String(parts[0])) else { return place }
    let match = files.keys.sorted().first {
      $0.hasPrefix("\(folder)/") && Path($0).name == parts[1]
    }
    return match.map { SourcePlace(file: originalPath(of: $0), line: place.line) } ?? place
  }

  private func folder(ofModule module: String) -> String? {
    switch module {
    case "\(exercise.name)\(side.targetSuffix)": exercise.sourcesPath(side)
    case exercise.testTarget(side): exercise.builtTestsPath(side)
    case "TestSupport": "Tests/Support"
    default: "Sources/\(module)"
    }
  }

  /// Reads the comment above a declaration.
  ///
  /// - Parameter place: The declaration's first line, in a file named as in the checkout.
  /// - Returns: The comment's first paragraph, if there is one.
  package func comment(above place: SourcePlace) -> String? {
    let match = files.first { originalPath(of: $0.key) == place.file }
    guard let match, let lines = TextLines.split(match.value) else { return nil }
    let above = lines.prefix(max(0, place.line - 1)).reversed().prefix {
      $0.trimmed.hasPrefix("///")
    }
    let comment = above.reversed().map { $0.trimmed.dropFirst(3).trimmed }
    let paragraph = comment.drop(while: \.isEmpty).prefix { !$0.isEmpty }
    return paragraph.isEmpty ? nil : paragraph.joined(separator: " ")
  }
}
