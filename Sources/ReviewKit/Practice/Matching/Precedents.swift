/// Remarks by others that somebody has judged, to compare a new one with.
struct Precedents: Sendable {
  private let remarks: [(remark: LabelledRemark, vector: TermVector)]
  private let rarity: [String: Double]
  private let unknown: Double

  /// How many of a finding's precedents are taken together.
  private static let count = 3

  /// Takes judged remarks in.
  init(_ labelled: [LabelledRemark], reader: RemarkReader) {
    let terms = labelled.map { remark in
      let text = reader.entry(from: remark.text)?.remark.text ?? remark.text
      return TermVector.terms(in: WordIndex(WordReader.read(text).tokens))
    }
    let rarity = TermVector.rarity(among: terms)
    let unknown = rarity.values.max() ?? 0
    self.rarity = rarity
    self.unknown = unknown
    remarks = zip(labelled, terms).map {
      ($0, TermVector($1, rarity: rarity, unknown: unknown))
    }
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
    func closest(_ finding: Int) -> LabelledRemark? { findings[finding]?.first?.remark }
  }

  /// Compares a remark with some terms with all precedents.
  ///
  /// - Parameter isLeftOut: Which precedents not to compare it with.
  func comparison(
    of terms: [String: Double],
    isLeftOut: (LabelledRemark) -> Bool = { _ in false }
  ) -> Comparison {
    let vector = TermVector(terms, rarity: rarity, unknown: unknown)
    var comparison = Comparison()
    for (remark, other) in remarks where !isLeftOut(remark) {
      let likeness = vector.cosine(other)
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
