package import HeadlessScreen

/// The broken rules of one screen, in the order in which they were broken.
package final class IssueLog: @unchecked Sendable {
  // Checked by hand: the list is only touched while the lock is held.
  private let lock = NSLock()
  private var list: [RuntimeIssue] = []

  /// Where code records that runs outside every screen, such as a view used without being shown.
  @TaskLocal package static var outsideScreens: IssueLog?

  package init() {}

  /// What was recorded so far.
  package var all: [RuntimeIssue] { lock.withLock { list } }

  /// Adds a broken rule.
  package func record(_ issue: RuntimeIssue) { lock.withLock { list.append(issue) } }

  /// Records in the log of the screen that is being evaluated, else in ``outsideScreens``.
  static func recordHere(_ issue: RuntimeIssue) {
    if let node = Graph.evaluatingHere {
      node.graph.issues.record(issue)
    } else {
      outsideScreens?.record(issue)
    }
  }
}
