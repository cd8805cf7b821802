/// A broken rule of the framework, recorded where the real one would print a warning or stop.
///
/// Recorded, never trapped: a test reads what happened and can go on.
package struct RuntimeIssue: Hashable, Sendable, CustomStringConvertible {
  /// The rule's id in the kit's rule book, such as `O9`.
  package var rule: String
  /// What the framework says: its own wording where that is known.
  package var message: String

  /// Records that `rule` was broken, in the framework's words.
  package init(rule: String, message: String) {
    self.rule = rule
    self.message = message
  }

  package var description: String { "\(rule): \(message)" }
}
