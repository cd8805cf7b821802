import Foundation
import Testing

/// A `sharing-probe` that runs.
final class ProbeProcess {
  private let process = Process()
  private let output = Pipe()
  private var received = Data()

  /// Starts a probe, or another program that starts one.
  init(_ arguments: [String], through launcher: [String] = []) throws {
    let command = launcher + [Self.executable.path(percentEncoded: false)] + arguments
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = output
    try process.run()
  }

  /// What it has said so far, line by line; a line that it was killed in is left out.
  var lines: [String] {
    received.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .dropLast()
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Waits until it has said so many lines.
  func waitForLines(_ count: Int) throws {
    while lines.count < count {
      let more = output.fileHandleForReading.availableData
      try #require(!more.isEmpty, "The probe ended after \(lines).")
      received.append(more)
    }
  }

  /// Kills it as the system does, without a word of warning.
  func end() throws {
    kill(process.processIdentifier, SIGKILL)
    try waitForEnd()
  }

  /// Waits until it has ended by itself.
  func waitForEnd() throws {
    received.append(try output.fileHandleForReading.readToEnd() ?? Data())
    process.waitUntilExit()
  }

  /// Where the build puts its products.
  static var products: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    return bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
  }

  /// Runs a shell script in a name space of its own, where what it mounts is gone with it.
  ///
  /// The script's `$1` is the probe; the first argument is its `$0`, the rest follow.
  static func script(_ script: String, _ arguments: [String]) throws -> [String] {
    let process = try ProbeProcess(
      Array(arguments.dropFirst()),
      through: ["unshare", "--mount", "sh", "-c", script] + arguments.prefix(1))
    try process.waitForEnd()
    return process.lines
  }

  private static var executable: URL { products.appending(component: "sharing-probe") }
}

/// Runs something that blocks its thread where no task waits for that thread.
func blocking<Result: Sendable>(
  _ work: @escaping @Sendable () throws -> Result
) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    DispatchQueue.global().async {
      continuation.resume(with: Swift.Result { try work() })
    }
  }
}
