import Foundation

/// What `swift build` said about a snapshot that does not build.
package struct BuildLog: Hashable, Sendable {
  /// The errors in the exercise's own code, or in its tests where they no longer fit that code.
  package private(set) var errors: [CompileError] = []
  /// What it said where the exercise is not to blame, shortened.
  package private(set) var kitLines: [String] = []

  /// Reads the output of a build.
  ///
  /// - Parameters:
  ///   - lines: What `swift build` wrote.
  ///   - snapshot: What it built.
  ///   - mirror: Where the snapshot lies.
  package init(_ lines: [String], snapshot: Snapshot, mirror: Path) {
    var current: CompileError?
    for line in lines {
      if let found = Self.diagnostic(line, below: mirror) {
        take(current, of: snapshot)
        current = found.isError ? found.error : nil
      } else if current != nil, Self.isExcerpt(line) {
        current?.excerpt.append(line)
      } else {
        take(current, of: snapshot)
        current = nil
      }
    }
    take(current, of: snapshot)
    if errors.isEmpty { errors = Self.unplaced(lines, of: snapshot, below: mirror) }
    let hasOwn = errors.contains { $0.file.hasPrefix(snapshot.exercise.sourcesPath(snapshot.side)) }
    // Tests that miss something in code that does not compile say nothing new.
    if hasOwn {
      errors.removeAll { error in
        snapshot.testFolders.contains { error.file.hasPrefix("\($0)/") }
      }
    }
    kitLines = Self.shortened(lines)
  }

  private mutating func take(_ error: CompileError?, of snapshot: Snapshot) {
    guard var error else { return }
    error.file = snapshot.originalPath(of: error.file)
    let places = [snapshot.exercise.sourcesPath(snapshot.side)] + snapshot.testFolders
    let isOwn = places.contains { error.file.hasPrefix($0 + "/") }
    let isKnown = errors.contains { $0.location == error.location && $0.message == error.message }
    if isOwn, !isKnown { errors.append(error) }
  }

  /// Returns errors that name the exercise's folder or its objects but no line of a file: what
  /// SwiftPM has against the folder, and what the linker misses.
  private static func unplaced(
    _ lines: [String],
    of snapshot: Snapshot,
    below mirror: Path
  ) -> [CompileError] {
    let (built, folder, module) = snapshot.edited
    let signs = ["\(mirror.text)/\(built)", "/\(module).build/"]
    var messages: [String] = []
    for line in lines where signs.contains(where: { line.contains($0) }) {
      guard let start = line.firstRange(of: "error: ")?.upperBound else { continue }
      let message = String(line[start...]).replacing("\(mirror.text)/", with: "")
        .replacing("\(built)/", with: "\(folder)/")
      if !messages.contains(message) { messages.append(message) }
    }
    return messages.map { CompileError(file: folder, message: $0) }
  }

  /// What the build fails on whatever the code: a toolchain that is too old, or a full disk.
  package static func obstacle(in lines: [String], below mirror: Path) -> ReviewError? {
    for line in lines {
      if line.contains("No space left on device") { return .diskFull(mirror.text) }
      let parts = line.components(separatedBy: "is using Swift tools version ")
      guard parts.count == 2 else { continue }
      let versions = parts[1].components(separatedBy: " but the installed version is ")
      guard versions.count == 2 else { continue }
      let found = versions[1].prefix { $0.isNumber || $0 == "." }
      return .oldSwift(needed: versions[0], found: found.trimmed)
    }
    return nil
  }

  /// Reads a line like `/path/File.swift:3:7: error: what is wrong`.
  private static func diagnostic(
    _ line: String,
    below mirror: Path
  ) -> (error: CompileError, isError: Bool)? {
    guard line.hasPrefix("\(mirror.text)/") else { return nil }
    let parts = line.dropFirst(mirror.text.count + 1)
      .split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
    guard parts.count == 5, let row = Int(parts[1]), let column = Int(parts[2]) else { return nil }
    let error = CompileError(
      file: String(parts[0]),
      line: row,
      column: column,
      message: parts[4].trimmed
    )
    return (error, parts[3].trimmed == "error")
  }

  /// The compiler draws lines of code with a bar at their left.
  private static func isExcerpt(_ line: String) -> Bool {
    let rest = line.drop { $0 == " " || $0.isNumber }
    return rest.hasPrefix("| ") || rest == "|"
  }

  private static func shortened(_ lines: [String]) -> [String] {
    let telling = lines.filter { $0.contains("error:") }
    return Array((telling.isEmpty ? lines.filter { !$0.isEmpty } : telling).suffix(12))
  }
}

extension Snapshot {
  /// What somebody works on: where it is built, where it is from, and its module.
  fileprivate var edited: (built: String, folder: String, module: String) {
    switch author {
    case .kit:
      let folder = exercise.sourcesPath(side)
      return (folder, folder, module)
    case .learner:
      return (exercise.builtTestsPath(side), exercise.yourTestsPath, exercise.testTarget(side))
    }
  }
}
