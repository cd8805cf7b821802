/// Remarks by others that somebody has judged, to compare a new one with.
struct Precedents: Sendable {
  private let remarks: [LabelledRemark]
  private let index: TermIndex
  /// The words that they are written in.
  let words: [Word]

  /// How many of a finding's precedents are taken together.
  private static let count = 3

  /// Takes judged remarks in.
  init(_ labelled: [LabelledRemark], reader: RemarkReader) {
    remarks = labelled
    let texts = labelled.map { remark in
      WordReader.read(reader.entry(from: remark.text)?.remark.text ?? remark.text).tokens
    }
    words = texts.joined().map(\.word)
    index = TermIndex(
      texts.map { TermVector.terms(in: WordIndex($0)) },
      takesUnknown: true
    )
  }

  /// How alike a remark and the precedents are.
  struct Comparison: Sendable {
    /// For each finding, the precedents in the order of their likeness.
    fileprivate var findings: [Int: [(likeness: Double, remark: LabelledRemark)]] = [:]
    /// The likeness of the precedent that is most alike among those about nothing in the key.
    fileprivate(set) var none = 0.0

    /// Returns the likeness of the precedent that is most alike among those about a finding.
    func best(_ finding: Int) -> Double { findings[finding]?.first?.likeness ?? 0 }

    /// Returns the mean likeness of the few that are most alike among those about a finding.
    func mean(_ finding: Int) -> Double {
      let few = (findings[finding] ?? []).prefix(Precedents.count)
      return few.reduce(0) { $0 + $1.likeness } / Double(Precedents.count)
    }

    /// Returns the likeness of the precedent that is most alike among those about other findings.
    func bestOther(_ finding: Int) -> Double {
      findings.filter { $0.key != finding }.compactMap { $0.value.first?.likeness }.max() ?? 0
    }

    /// Returns the precedent that is most alike among those about a finding.
    func closest(_ finding: Int) -> (text: String, likeness: Double)? {
      findings[finding]?.first.map { ($0.remark.text, $0.likeness) }
    }
  }

  /// Compares a remark with some terms with all precedents.
  ///
  /// - Parameters:
  ///   - terms: How often each term occurs in it.
  ///   - left: A precedent not to compare it with.
  /// - Returns: How alike they are.
  func comparison(
    of terms: [String: Double],
    leavingOut left: LabelledRemark? = nil
  ) -> Comparison {
    var comparison = Comparison()
    for (remark, likeness) in zip(remarks, index.likenesses(to: terms))
    where likeness > 0 && remark != left {
      for number in Set(remark.labels.map(\.finding)) {
        comparison.findings[number, default: []].append((likeness, remark))
      }
      if remark.labels.isEmpty { comparison.none = max(comparison.none, likeness) }
    }
    comparison.findings = comparison.findings.mapValues {
      $0.sorted { $0.likeness > $1.likeness }
    }
    return comparison
  }
}
