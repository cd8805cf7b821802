/// Compares the comments `// finding 3` in the after with the key.
package struct MarkAudit {
  private let dossier: Dossier

  /// Creates the audit of an exercise's after.
  package init(_ dossier: Dossier) {
    self.dossier = dossier
  }

  /// What does not hold.
  package var complaints: [Complaint] {
    let folder = dossier.exercise.sourcesPath(.after)
    var marked: Set<Int> = []
    var complaints: [Complaint] = []
    for (name, lines) in dossier.after.code {
      for (offset, line) in lines.enumerated() {
        for number in Self.numbers(in: line) {
          marked.insert(number)
          guard dossier.key.finding(number) == nil else { continue }
          complaints.append(
            Complaint(
              file: "\(folder)/\(name)",
              line: offset + 1,
              problem: "The comment marks finding \(number), and the key has no such finding.",
              remedy: "Put the number right, or take it out of the comment."
            )
          )
        }
      }
    }
    let missing = dossier.key.findings.filter { $0.needsPutBack && !marked.contains($0.number) }
    return complaints
      + missing.map { finding in
        Complaint(
          file: dossier.exercise.keyPath,
          line: finding.line,
          problem: "Nothing in \(folder) marks where finding \(finding.number) was fixed.",
          remedy: "Write `// finding \(finding.number)` there."
        )
      }
  }

  /// Returns the numbers in a comment such as `// finding 3, 11: one owner`.
  package static func numbers(in line: String) -> [Int] {
    guard let start = line.ranges(of: "// finding ").first else { return [] }
    var numbers: [Int] = []
    for part in line[start.upperBound...].split(separator: ",", omittingEmptySubsequences: false) {
      let digits = part.drop { $0 == " " }.prefix(while: \.isNumber)
      guard let number = Int(digits) else { break }
      numbers.append(number)
      if part.trimmed != digits { break }
    }
    return numbers
  }
}
