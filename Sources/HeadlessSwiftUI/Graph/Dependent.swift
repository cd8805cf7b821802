internal import HeadlessScreen

/// A node that has to be evaluated again when something that it has read changes.
///
/// It can be told from any thread; the node learns of it on the main thread (rules S5, O9, B3).
struct Dependent: Sendable {
  /// The node's identity.
  let id: ObjectIdentifier
  private weak let node: Node?
  private let generation: Int?
  private let issues: IssueLog

  /// A node that depends on something for as long as its present evaluation counts.
  @MainActor init(_ node: Node) {
    id = ObjectIdentifier(node)
    self.node = node
    generation = node.generation
    issues = node.graph.issues
  }

  /// A node that depends on something through all its evaluations.
  @MainActor init(always node: Node) {
    id = ObjectIdentifier(node)
    self.node = node
    generation = nil
    issues = node.graph.issues
  }

  /// Has the node evaluated again.
  ///
  /// - Parameter issue: What to record if this comes from another thread than the main one.
  func invalidate(reporting issue: RuntimeIssue? = nil) {
    if let issue, !MainThread.isCurrent { issues.record(issue) }
    MainThread.perform {
      guard let node, generation == nil || generation == node.generation else { return }
      node.graph.invalidate(node)
    }
  }

  /// Records a broken rule with the node's screen.
  func record(_ issue: RuntimeIssue) { issues.record(issue) }
}
