/// What the person who started this test run asked for.
struct TestRun {
  /// Whether the run was told which tests to run.
  var isFiltered: Bool

  /// Reads the test process's arguments, to which `swift test` passes its `--filter` on.
  init(arguments: [String]) {
    isFiltered = arguments.contains { $0 == "--filter" || $0.hasPrefix("--filter=") }
  }

  static let current = TestRun(arguments: CommandLine.arguments)
}
