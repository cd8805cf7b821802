extension Patch {
  /// Returns files with the patch's changes made.
  ///
  /// Each hunk's kept and removed lines have to stand in the file once, one after the other, as it
  /// was before any change. Nothing is guessed: a hunk that fits nowhere, or in two places, is an
  /// error. Empty lines at the end of a hunk only part it from the next, and are left out.
  ///
  /// - Parameter sources: The files to change.
  /// - Returns: The changed files.
  /// - Throws: What does not fit, and where it would nearly.
  package func applied(to sources: SourceFiles) throws(PatchMismatch) -> SourceFiles {
    var result = sources
    for file in files {
      let lines = try file.applied(to: sources.lines(of: file.name))
      result.content[file.name] = Array((lines.joined(separator: "\n") + "\n").utf8)
    }
    return result
  }
}

extension Patch.File {
  fileprivate func applied(to old: [String]?) throws(PatchMismatch) -> [String] {
    let firstLine = hunks.first?.line ?? 1
    if isNew {
      guard old == nil else { throw PatchMismatch(file: name, line: firstLine, reason: .isThere) }
      return hunks.flatMap(\.newLines)
    }
    guard let old else { throw PatchMismatch(file: name, line: firstLine, reason: .noFile) }
    var changes: [(range: Range<Int>, lines: [String])] = []
    for hunk in hunks {
      let range = try hunk.range(in: old, of: name)
      if changes.contains(where: { $0.range.overlaps(range) }) {
        throw PatchMismatch(file: name, line: hunk.line, reason: .overlaps)
      }
      changes.append((range, hunk.newLines))
    }
    var lines = old
    for change in changes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      lines.replaceSubrange(change.range, with: change.lines)
    }
    return lines
  }
}

extension Patch.Hunk {
  /// The lines without the empty ones at the end.
  private var body: ArraySlice<Patch.Line> {
    var body = lines[...]
    while body.last == .kept("") { body.removeLast() }
    return body
  }

  private var oldLines: [String] {
    body.compactMap { line in
      switch line {
      case .kept(let text), .removed(let text): text
      case .added: nil
      }
    }
  }

  fileprivate var newLines: [String] {
    body.compactMap { line in
      switch line {
      case .kept(let text), .added(let text): text
      case .removed: nil
      }
    }
  }

  fileprivate func range(in lines: [String], of file: String) throws(PatchMismatch) -> Range<Int> {
    let wanted = oldLines
    guard !wanted.isEmpty else {
      throw PatchMismatch(file: file, line: line, reason: .saysNoPlace)
    }
    let starts = lines.indices.dropLast(wanted.count - 1).filter {
      Array(lines[$0..<$0 + wanted.count]) == wanted
    }
    guard let start = starts.first else {
      throw PatchMismatch(file: file, line: line, reason: nearest(to: wanted, in: lines))
    }
    guard starts.count == 1 else {
      throw PatchMismatch(
        file: file,
        line: line,
        reason: .foundTwice(start + 1, starts[1] + 1)
      )
    }
    return start..<start + wanted.count
  }

  /// Returns the place with the most lines in common, and the first line there that differs.
  private func nearest(to wanted: [String], in lines: [String]) -> PatchMismatch.Reason {
    var best: (count: Int, start: Int)?
    for start in lines.indices {
      let count = zip(wanted, lines[start...]).count { $0.trimmed == $1.trimmed && $0 != "" }
      if count > best?.count ?? 0 { best = (count, start) }
    }
    guard let best else { return .notFound(wanted: wanted[0], nearest: nil) }
    let differing = wanted.indices.first { offset in
      let index = best.start + offset
      return !lines.indices.contains(index) || lines[index] != wanted[offset]
    }
    let offset = differing ?? 0
    let index = best.start + offset
    return .notFound(
      wanted: wanted[offset],
      nearest: PatchMismatch.Line(
        number: index + 1,
        text: lines.indices.contains(index) ? lines[index] : nil
      )
    )
  }
}
