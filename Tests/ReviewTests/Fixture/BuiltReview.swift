import Foundation
import ReviewKit

/// The `review` that was built together with these tests.
struct BuiltReview {
  let path: Path

  /// Finds the program beside the test bundle, or in a folder around it.
  init() throws {
    let bundles = Bundle.allBundles.map(\.bundlePath).filter { $0.hasSuffix(".xctest") }
    for start in [CommandLine.arguments[0]] + bundles {
      var folder = Path(URL(fileURLWithPath: start).resolvingSymlinksInPath().path).parent
      while folder.parent != folder {
        if Files.exists(folder / "review"), !Files.isFolder(folder / "review") {
          path = folder / "review"
          return
        }
        folder = folder.parent
      }
    }
    throw NotBuilt()
  }

  struct NotBuilt: Error {}

  /// Calls the program, and gives it as long as a slow machine needs for a build.
  func call(
    _ arguments: [String],
    in folder: Path,
    environment: [String: String] = [:],
    typing input: String? = nil
  ) async throws -> Call {
    let errors = try TemporaryFile()
    var child = process(arguments, in: folder, errors: errors.path, environment: environment)
    child.limit = .seconds(300)
    if let input {
      child.environment["REVIEW_INPUT"] = input
      child.arguments[1] = #"printf %s "$REVIEW_INPUT" | { \#(child.arguments[1]); }"#
    }
    let outcome = try await child.run()
    return Call(
      output: outcome.output,
      errors: String(decoding: try Files.bytes(of: errors.path), as: UTF8.self),
      ending: outcome.ending
    )
  }

  /// Makes the process of a call, whose standard error goes to a file.
  func process(
    _ arguments: [String],
    in folder: Path,
    errors: Path,
    environment: [String: String] = [:]
  ) -> ChildProcess {
    var variables = ProcessInfo.processInfo.environment
    let unset = [
      "COLUMNS", "LANG", "LC_ALL", "LC_MESSAGES", "NO_COLOR", "SECOND_LOOK_ONLY",
    ]
    for name in unset { variables[name] = nil }
    variables.merge(environment) { $1 }
    variables["REVIEW_FOLDER"] = folder.text
    variables["REVIEW_ERRORS"] = errors.text
    let script = #"cd "$REVIEW_FOLDER" && exec "$0" "$@" 2>"$REVIEW_ERRORS""#
    return ChildProcess(
      Path("/bin/sh"),
      ["-c", script, path.text] + arguments,
      environment: variables,
      captures: .output
    )
  }
}

/// What came of a call.
struct Call: Equatable {
  var output: String
  var errors: String
  var ending: ChildProcess.Ending

  init(output: String = "", errors: String = "", ending: ChildProcess.Ending = .exited(0)) {
    self.output = output
    self.errors = errors
    self.ending = ending
  }

  init(_ code: Int32, output: String = "", errors: String = "") {
    self.init(
      output: output.isEmpty ? "" : output + "\n",
      errors: errors.isEmpty ? "" : errors + "\n",
      ending: .exited(code)
    )
  }
}

/// A file that is gone when the test is over.
final class TemporaryFile {
  let path: Path
  private let folder: Path

  init() throws {
    folder = try Files.makeTemporaryFolder(in: Path(FileManager.default.temporaryDirectory.path))
    path = folder / "file"
  }

  deinit {
    try? Files.remove(folder)
  }
}
