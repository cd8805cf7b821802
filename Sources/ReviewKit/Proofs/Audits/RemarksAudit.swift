/// Compares the remarks that were judged by hand with the key and the code that they speak of.
package struct RemarksAudit {
  private let dossier: Dossier

  /// Creates the audit of an exercise's remarks.
  package init(_ dossier: Dossier) {
    self.dossier = dossier
  }

  /// What does not hold.
  package var complaints: [Complaint] {
    dossier.remarks.flatMap { remark in
      remark.labels.compactMap { complaint(about: $0, of: remark) } + places(of: remark)
    }
  }

  private func complaint(
    about label: LabelledRemark.Label,
    of remark: LabelledRemark
  ) -> Complaint? {
    guard let finding = dossier.key.finding(label.finding) else {
      return complaint(
        remark,
        "The remark is said to be about finding \(label.finding), and there is no such finding.",
        "Name a finding of \(dossier.exercise.keyPath), or write `# none`."
      )
    }
    let isHarmless = finding.severity == .notABug
    if isHarmless == (label.isAccused != nil) { return nil }
    return complaint(
      remark,
      isHarmless
        ? "Finding \(label.finding) is no bug, and the label does not say whether the remark calls it one."
        : "Finding \(label.finding) is a bug, so the label has a word too many.",
      isHarmless
        ? "Write `# \(label.finding) bug` or `# \(label.finding) fine`."
        : "Write `# \(label.finding)`."
    )
  }

  private func places(of remark: LabelledRemark) -> [Complaint] {
    let counts = dossier.before.content.compactMapValues { TextLines.split($0)?.count }
    guard let entry = RemarkReader(lineCounts: counts).entry(from: remark.text) else {
      return [
        complaint(remark, "There is no remark under the label.", "Write one, or take it out.")
      ]
    }
    return entry.doubts.map { doubt in
      switch doubt {
      case .unknownFile(let name, _):
        complaint(remark, "There is no file \(name) in the before.", "Name a file that is there.")
      case .noSuchLine(let line, let file, let count):
        complaint(
          remark,
          "\(file) has \(counted(count, "line")), so there is no line \(line).",
          "Name a line that is there."
        )
      case .noWords:
        complaint(remark, "The remark has a place, and says nothing.", "Write what is wrong there.")
      }
    }
  }

  private func complaint(
    _ remark: LabelledRemark,
    _ problem: String,
    _ remedy: String
  ) -> Complaint {
    Complaint(
      file: dossier.exercise.remarksPath,
      line: remark.line,
      problem: problem,
      remedy: remedy
    )
  }
}
