import Foundation

/// What came of the runs of one product, kept beside it.
///
/// A product is made of all that goes into a run: the code, its tests, the kit and the toolchain.
/// As long as it is the same, running it again would tell nothing new, apart from code that acts
/// differently each time. A report says when its verdicts are from an earlier run.
///
/// Only runs that ended by themselves are kept. A crash or a hang may be owed to the machine, and
/// is worth another try.
struct KeptRuns: Sendable {
  private let folder: Path

  /// Creates the store in a product's folder.
  init(in product: Path) {
    folder = product / "runs"
  }

  /// Returns the run of a group of tests under a limit, if it was kept.
  func run(of group: TestGroup, limit: Duration) -> TestRun? {
    guard let lines = try? Files.lines(of: file(group, limit)), let heading = lines.first else {
      return nil
    }
    let numbers = heading.split(separator: " ")
    guard numbers.count == 2, let code = Int32(numbers[0]), let time = Double(numbers[1]) else {
      return nil
    }
    return TestRun(
      ending: .exited(code),
      events: TestEvents(Array(lines.dropFirst())),
      limit: limit,
      keptSince: Date(timeIntervalSince1970: time)
    )
  }

  /// Keeps the run of a group of tests.
  ///
  /// A full disk is no reason to lose the verdict, so what cannot be kept is forgotten.
  func keep(_ run: TestRun, events: [String], of group: TestGroup, limit: Duration) {
    guard case .exited(let code) = run.ending else { return }
    let heading = "\(code) \(Date.now.timeIntervalSince1970)"
    let text = ([heading] + events).joined(separator: "\n")
    try? Files.write(Array(text.utf8), to: file(group, limit))
  }

  private func file(_ group: TestGroup, _ limit: Duration) -> Path {
    folder / "\(group.suiteName)-\(limit.components.seconds)"
  }
}
