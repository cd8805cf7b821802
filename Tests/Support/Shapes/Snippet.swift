internal import Foundation

/// A few lines that use a module's code, given to the compiler and never run.
///
/// For findings about access: may code outside a type change what the type holds? The test suite
/// names nothing of the exercise itself, so it compiles however a learner restructures the code.
package struct Snippet {
  /// What the compiler says about a snippet.
  package enum Answer: Hashable, Sendable {
    /// It compiles.
    case accepted
    /// It is refused, since it may not write there. The compiler's words.
    case refused(String)
    /// It doesn't compile for another reason, such as a name that is gone. The compiler's words.
    case unclear(String)
  }

  private let source: String

  /// Code that imports a module of this package.
  ///
  /// - Parameters:
  ///   - code: The code.
  ///   - module: The module.
  ///   - isTestable: Whether it sees the module's internal declarations too.
  package init(_ code: String, importing module: String, isTestable: Bool = true) {
    source = "\(isTestable ? "@testable " : "")import \(module)\n\(code)\n"
  }

  /// Asks the compiler, which takes about half a second.
  ///
  /// - Returns: Whether it accepts the code, or why not.
  /// - Throws: Where the compiler can't be started.
  @concurrent package func typeCheck() async throws -> Answer {
    // It tells each error twice, and several in any order.
    let errors = Set(
      try compile().split(separator: "\n").compactMap { line in
        line.firstRange(of: " error: ").map { String(line[$0.upperBound...]) }
      }
    )
    if errors.isEmpty { return .accepted }
    let words = errors.sorted().joined(separator: "\n")
    let aboutAccess = ["inaccessible", "get-only property", "is a 'let' constant"]
    let isRefused = errors.allSatisfy { error in aboutAccess.contains { error.contains($0) } }
    return isRefused ? .refused(words) : .unclear(words)
  }

  private func compile() throws -> String {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "second-look-\(UUID().uuidString).swift")
    try Data(source.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }

    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments =
      [
        "swiftc", "-typecheck", "-swift-version", "6", "-I", BuildFolder.modules,
        file.path(percentEncoded: false),
      ]
    let output = Pipe()
    compiler.standardError = output
    compiler.standardOutput = output
    try compiler.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    compiler.waitUntilExit()
    return String(decoding: said, as: UTF8.self)
  }
}
