/// A remark with what it is about, as somebody has judged who knows the key.
package struct LabelledRemark: Hashable, Sendable {
  /// What it is about.
  ///
  /// Any of them will do. There are none if it is about nothing in the key.
  package var labels: [Label]
  /// What was written, with its place.
  package var text: String
  /// The number of its label's line.
  package var line: Int

  /// What a remark is about.
  package struct Label: Hashable, Sendable {
    /// The finding's number.
    package var finding: Int
    /// For what is no bug, whether the remark calls it one; nothing for a bug.
    package var isAccused: Bool?
  }
}

extension LabelledRemark {
  /// Reads the text of a file of remarks, each under a line that says what it is about: `# 7`,
  /// `# 3 | 14` where either will do, `# 15 fine` or `# 15 bug` for what is no bug, `# none`.
  ///
  /// - Parameters:
  ///   - lines: The file's lines.
  ///   - path: Its path from the checkout's root, for complaints.
  /// - Returns: The remarks in their order.
  /// - Throws: A complaint about the first line that cannot be read.
  package static func all(
    in lines: [String],
    of path: String
  ) throws(Malformed) -> [LabelledRemark] {
    var remarks: [LabelledRemark] = []
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("# ") {
        guard let labels = labels(in: line.dropFirst(2).trimmed) else {
          throw Malformed(
            file: path,
            line: index + 1,
            problem: "\"\(line)\" does not say what the remark below it is about.",
            remedy: "Write `# 7`, `# 3 | 14`, `# 15 fine`, `# 15 bug` or `# none`."
          )
        }
        remarks.append(LabelledRemark(labels: labels, text: "", line: index + 1))
      } else if !line.trimmed.isEmpty {
        guard !remarks.isEmpty else {
          throw Malformed(
            file: path,
            line: index + 1,
            problem: "There is no label above the first remark.",
            remedy: "Write a line such as `# 7` above it."
          )
        }
        let text = remarks[remarks.count - 1].text
        remarks[remarks.count - 1].text = text.isEmpty ? line.trimmed : "\(text)\n\(line.trimmed)"
      }
    }
    return remarks
  }

  private static func labels(in text: String) -> [Label]? {
    if text == "none" { return [] }
    var labels: [Label] = []
    for part in text.split(separator: "|").map(\.trimmed) {
      let words = part.split(separator: " ")
      guard let number = words.first.flatMap({ Int($0) }), words.count <= 2 else { return nil }
      switch words.dropFirst().first {
      case nil: labels.append(Label(finding: number, isAccused: nil))
      case "bug": labels.append(Label(finding: number, isAccused: true))
      case "fine": labels.append(Label(finding: number, isAccused: false))
      default: return nil
      }
    }
    return labels.isEmpty ? nil : labels
  }
}
