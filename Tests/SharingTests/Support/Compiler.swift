import Foundation

/// The compiler of the toolchain that runs the tests.
enum Compiler {
  /// Type-checks a statement in a function that shares the favorites.
  ///
  /// - Returns: What the compiler says; nothing if it is content.
  static func check(_ statement: String) throws -> String {
    let folder = try TemporaryFolder()
    let source = """
      import Sharing
      func check() {
        @Shared(value: []) var favorites: Set<Int>
        @SharedReader($favorites) var reader: Set<Int>
        \(statement)
      }
      """
    let file = folder.file("Check.swift")
    try Data(source.utf8).write(to: file)
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-typecheck", "-swift-version", "6", "-package-name", "check",
      "-I", ProbeProcess.products.appending(component: "Modules").path(percentEncoded: false),
      file.path(percentEncoded: false),
    ]
    process.standardError = output
    try process.run()
    let said = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: said, as: UTF8.self)
  }
}
