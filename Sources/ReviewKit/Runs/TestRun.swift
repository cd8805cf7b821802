package import Foundation

/// What became of one test process.
package struct TestRun: Hashable, Sendable {
  /// How the process ended.
  package var ending: ChildProcess.Ending
  /// What it reported about its tests.
  package var events: TestEvents
  /// How it was brought down, if it was.
  package var crash: Crash?
  /// How long it was allowed to take.
  package var limit: Duration
  /// When it took place, if it is an earlier one that still holds.
  package var keptSince: Date?

  /// Creates a run.
  package init(
    ending: ChildProcess.Ending,
    events: TestEvents,
    crash: Crash? = nil,
    limit: Duration = .seconds(10),
    keptSince: Date? = nil
  ) {
    self.ending = ending
    self.events = events
    self.crash = crash
    self.limit = limit
    self.keptSince = keptSince
  }
}
