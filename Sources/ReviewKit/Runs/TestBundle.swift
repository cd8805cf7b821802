import Foundation

/// A built test bundle, and how it is run without `swift test` around it.
///
/// On Linux a bundle is a program. On macOS a helper of the toolchain loads it.
package struct TestBundle: Hashable, Sendable {
  /// The bundle.
  package let path: Path

  /// What SwiftPM calls the bundle of a package's tests.
  static let name = "SecondLookPackageTests.xctest"

  /// Returns the bundle that a build leaves in its scratch folder.
  static func built(in scratch: Path) -> TestBundle {
    // The folder is a link to the one of the build's platform, and a copy must not be a link.
    let file = URL(fileURLWithPath: (scratch / "debug/\(name)").text)
    return TestBundle(path: Path(file.resolvingSymlinksInPath().path))
  }

  /// Returns the process that lists the bundle's tests.
  func listing(environment: [String: String]) -> ChildProcess {
    process(
      ["--list-tests"],
      environment: environment,
      captures: .output,
      limit: .seconds(60)
    )
  }

  /// Makes the process that runs the tests of one group.
  ///
  /// - Parameters:
  ///   - group: The tests.
  ///   - target: The target that the tests belong to.
  ///   - events: The file to write the events to.
  ///   - limit: How long they may take.
  ///   - environment: The program's environment.
  /// - Returns: The process, not yet started.
  package func run(
    group: TestGroup,
    of target: String,
    events: Path,
    limit: Duration,
    environment: [String: String]
  ) -> ChildProcess {
    run(
      patterns: ["^\(target)\\.[^/]+/\(group.suiteName)/"],
      events: events,
      limit: limit,
      environment: environment
    )
  }

  /// Makes the process that runs the tests whose names match one of some patterns.
  func run(
    patterns: [String],
    arguments: [String] = [],
    events: Path,
    limit: Duration,
    environment: [String: String]
  ) -> ChildProcess {
    var variables = environment
    variables["SWIFT_BACKTRACE"] =
      "enable=yes,color=no,interactive=no,threads=crashed,images=none,registers=none,limit=64"
    return process(
      patterns.flatMap { ["--filter", $0] } + arguments + [
        "--event-stream-output-path", events.text, "--event-stream-version", "0",
      ],
      environment: variables,
      captures: .errors,
      limit: limit
    ).confined()
  }

  private func process(
    _ arguments: [String],
    environment: [String: String],
    captures: ChildProcess.Capture,
    limit: Duration
  ) -> ChildProcess {
    let library = ["--testing-library", "swift-testing"]
    #if os(macOS)
    let binary = path / "Contents/MacOS/SecondLookPackageTests"
    let helper = #"$(dirname "$(xcrun --find swift)")/../libexec/swift/pm/swiftpm-testing-helper"#
    return ChildProcess(
      Path("/bin/sh"),
      ["-c", #"exec "\#(helper)" "$@""#, "sh", "--test-bundle-path", binary.text, binary.text]
        + library + arguments,
      environment: environment,
      captures: captures,
      limit: limit
    )
    #else
    return ChildProcess(
      path,
      library + arguments,
      environment: environment,
      captures: captures,
      limit: limit
    )
    #endif
  }
}
