/// Something about an exercise that does not hold: where to look, what it is, and what to do.
package struct Complaint: Error, Hashable, Sendable, Codable {
  /// The file, as a path from the checkout's root.
  package var file: String
  /// The number of the line.
  package var line: Int
  /// What does not hold, as a sentence.
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

  /// Creates a complaint from one about a text that cannot be read.
  package init(_ malformed: Malformed) {
    self.init(
      file: malformed.file,
      line: malformed.line,
      problem: malformed.problem,
      remedy: malformed.remedy
    )
  }
}
