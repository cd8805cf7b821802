import Foundation
import ReviewKit

/// A copy of this checkout in a temporary folder, built and ready for edits.
///
/// It is gone when nobody holds it any more.
final class CheckoutCopy {
  private let root: Path
  private var editCount = 0

  /// What is left behind: builds, history, and a learner's own things.
  private static let leftOut: Set<String> = [".build", ".git", ".review"]

  /// Copies the checkout around a folder, and builds the program and all tests there.
  init(of folder: Path) async throws {
    let checkout = try Checkout(around: folder)
    root = try Files.makeTemporaryFolder(in: Path(FileManager.default.temporaryDirectory.path))
    for name in try FileManager.default.contentsOfDirectory(atPath: checkout.root.text)
    where !Self.leftOut.contains(name) {
      try Files.copy(checkout.root / name, to: root / name)
    }
    let build = try await swift("build", "--build-tests")
    guard build.outcome.ending == .exited(0) else { throw DoesNotBuild(log: build.outcome.output) }
  }

  deinit {
    try? Files.remove(root)
  }

  struct DoesNotBuild: Error, CustomStringConvertible {
    let log: String
    var description: String { "The copy of the checkout does not build.\n\(log)" }
  }

  struct NothingToEdit: Error, CustomStringConvertible {
    let folder: Path
    var description: String { "There is no file in \(folder) but App.swift." }
  }

  /// What came of a call, and how long it took.
  struct Timed {
    let outcome: ChildProcess.Outcome
    let seconds: Double

    /// Returns how long it took, if it came to what it should.
    ///
    /// - Parameters:
    ///   - codes: What the program may leave with.
    ///   - text: What it has to have printed.
    /// - Returns: The seconds.
    /// - Throws: An error where it came to something else, whose time says nothing.
    func seconds(ending codes: ClosedRange<Int32>, saying text: String) throws -> Double {
      guard case .exited(let code) = outcome.ending, codes.contains(code),
        outcome.output.contains(text)
      else { throw Unexpected(outcome: outcome, text: text) }
      return seconds
    }
  }

  struct Unexpected: Error, CustomStringConvertible {
    let outcome: ChildProcess.Outcome
    let text: String
    var description: String {
      "A call ended with \(outcome.ending), or did not say \"\(text)\".\n\(outcome.output)"
    }
  }

  /// Adds a line to a file of an exercise's before.
  ///
  /// SwiftPM tells an edit by the file's time, to the second, so each is two seconds after the last.
  func edit(_ exercise: Exercise) throws {
    editCount += 1
    let folder = root / exercise.sourcesPath(.before)
    guard let name = try Files.tree(folder).first(where: { $0 != "App.swift" }) else {
      throw NothingToEdit(folder: folder)
    }
    let line = "\nprivate let edit\(editCount) = \(editCount)\n"
    try Files.write(try Files.bytes(of: folder / name) + Array(line.utf8), to: folder / name)
    try FileManager.default.setAttributes(
      [.modificationDate: Date.now + Double(2 * editCount)],
      ofItemAtPath: (folder / name).text
    )
  }

  /// Calls the toolchain's `swift` in the copy.
  func swift(_ arguments: String...) async throws -> Timed {
    try await time(Toolchain(environment: environment).swift, arguments)
  }

  /// Calls the `review` that was built in the copy.
  func review(_ arguments: String...) async throws -> Timed {
    try await review(arguments)
  }

  /// Calls the `review` that was built in the copy.
  func review(_ arguments: [String]) async throws -> Timed {
    try await time(review, arguments)
  }

  /// The highest that the memory of `review` itself rises to in a call, in megabytes.
  ///
  /// None where the system does not tell it of a running process: only Linux does.
  func peakMemory(ofReview arguments: String...) throws -> Double? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: review.text)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: root.text)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    var peak: Double?
    while process.isRunning {
      peak = Self.peak(of: process.processIdentifier) ?? peak
      usleep(5_000)
    }
    return peak
  }

  private static func peak(of process: Int32) -> Double? {
    guard let lines = try? Files.lines(of: Path("/proc/\(process)/status")),
      let line = lines.first(where: { $0.hasPrefix("VmHWM:") })
    else { return nil }
    return Double(line.filter(\.isNumber)).map { $0 / 1024 }
  }

  private var review: Path { root / ".build/debug/review" }

  private var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    // A key that is shown in another language is longer to read.
    environment["LC_ALL"] = "C"
    return environment
  }

  private func time(_ program: Path, _ arguments: [String]) async throws -> Timed {
    let script = #"cd "$0" && exec "$@""#
    let child = ChildProcess(
      Path("/bin/sh"),
      ["-c", script, root.text, program.text] + arguments,
      environment: environment
    )
    let start = ContinuousClock.now
    let outcome = try await child.run()
    return Timed(outcome: outcome, seconds: (ContinuousClock.now - start) / .seconds(1))
  }
}
