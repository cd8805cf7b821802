/// Reads a diff block of a key.
struct PatchReader {
  private let path: String
  private let fence: MarkdownFence
  private var files: [Patch.File] = []
  private var lines: [Patch.Line] = []
  private var firstLine = 0

  /// Reads a diff block.
  ///
  /// - Parameters:
  ///   - fence: The diff block.
  ///   - path: The key's path, for complaints.
  /// - Returns: The block's patch.
  /// - Throws: A complaint about the first line that makes no sense.
  static func read(_ fence: MarkdownFence, in path: String) throws(Malformed) -> Patch {
    var reader = PatchReader(path: path, fence: fence)
    return try reader.read()
  }

  private init(path: String, fence: MarkdownFence) {
    self.path = path
    self.fence = fence
  }

  private mutating func read() throws(Malformed) -> Patch {
    var offset = 0
    while offset < fence.lines.count {
      if let (file, length) = header(at: offset) {
        closeHunk()
        files.append(file)
        offset += length
      } else {
        try take(fence.lines[offset], number: fence.line + 1 + offset)
        offset += 1
      }
    }
    closeHunk()
    try refuseIdleFiles()
    return Patch(files: files)
  }

  /// Returns the file that a header names, and the header's number of lines.
  ///
  /// The second line, with the file's new name, may be left out. A removed line that begins with
  /// two dashes looks like a header too, but what follows them is hardly the name of a file.
  private func header(at offset: Int) -> (file: Patch.File, length: Int)? {
    guard let old = fileName(at: offset, after: "--- ") else { return nil }
    if let new = fileName(at: offset + 1, after: "+++ ") {
      return (Patch.File(name: new, isNew: old == "/dev/null", hunks: []), 2)
    }
    let isFollowed = offset + 1 < fence.lines.count && fence.lines[offset + 1].hasPrefix("@@")
    return isFollowed ? (Patch.File(name: old, hunks: []), 1) : nil
  }

  private func fileName(at offset: Int, after mark: String) -> String? {
    guard offset < fence.lines.count, fence.lines[offset].hasPrefix(mark) else { return nil }
    let name = fence.lines[offset].dropFirst(mark.count).trimmed
    let isFile = name == "/dev/null" || (name.hasSuffix(".swift") && !name.contains(" "))
    return isFile ? name : nil
  }

  private mutating func take(_ text: String, number: Int) throws(Malformed) {
    if files.isEmpty {
      throw Malformed(
        file: path,
        line: number,
        problem: "The diff does not say which file it is about.",
        remedy: "Begin it with two lines, `--- File.swift` and `@@`."
      )
    }
    if text.hasPrefix("@@") { return closeHunk() }
    if lines.isEmpty { firstLine = number }
    switch text.first {
    case nil: lines.append(.kept(""))
    case " ": lines.append(.kept(String(text.dropFirst())))
    case "-": lines.append(.removed(String(text.dropFirst())))
    case "+": lines.append(.added(String(text.dropFirst())))
    default:
      throw Malformed(
        file: path,
        line: number,
        problem: "A line of the diff begins with neither of ' ', '-', '+'.",
        remedy: "Begin a line that stays as it is with a space."
      )
    }
  }

  private mutating func closeHunk() {
    if !lines.isEmpty, !files.isEmpty {
      files[files.count - 1].hunks.append(Patch.Hunk(lines: lines, line: firstLine))
    }
    lines = []
  }

  /// A patch that changes nothing proves nothing.
  private func refuseIdleFiles() throws(Malformed) {
    let isIdle = files.isEmpty || files.contains { !$0.hunks.contains(where: \.changesSomething) }
    guard isIdle else { return }
    throw Malformed(
      file: path,
      line: fence.line,
      problem: "The diff changes nothing.",
      remedy: "Give each file that it names at least one line with '-' or '+'."
    )
  }
}

extension Patch.Hunk {
  fileprivate var changesSomething: Bool {
    lines.contains { if case .kept = $0 { false } else { true } }
  }
}
