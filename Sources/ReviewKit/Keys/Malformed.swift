/// Something in a brief or a key that cannot be read: where, what, and what to do.
package struct Malformed: Error, Hashable, Sendable {
  /// The file, as a path from the checkout's root.
  package var file: String
  /// The number of the line.
  package var line: Int
  /// What is wrong, as a sentence.
  package var problem: String
  /// What to do about it, as a sentence.
  package var remedy: String

  /// Creates a complaint.
  package init(file: String, line: Int, problem: String, remedy: String) {
    self.file = file
    self.line = line
    self.problem = problem
    self.remedy = remedy
  }
}
