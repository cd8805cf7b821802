/// Where a finding stands in the code under review, and how near a remark is to it.
struct Neighbourhood: Sendable {
  private let file: String
  private let line: Int?
  /// What the finding stands in, the innermost first.
  private let around: [Declaration]

  /// Finds out where a finding stands.
  ///
  /// - Parameters:
  ///   - place: The finding's own place.
  ///   - lines: The lines of its file.
  init(of place: Key.Place, in lines: [String]) {
    file = place.file
    let line = lines.firstIndex { $0.contains(place.code) }.map { $0 + 1 }
    self.line = line
    around = Declaration.all(in: lines)
      .filter { declaration in line.map(declaration.lines.contains) ?? false }
      .sorted { $0.lines.count < $1.lines.count }
  }

  /// How near a remark is.
  struct Nearness: Hashable, Sendable {
    /// From 0, somewhere else or no place at all, to 1, the very line.
    var score: Double
    /// Why, for the report.
    var reason: String?

    static let none = Nearness(score: 0)
    /// The least score that counts as near.
    static let near = 0.5

    var isNear: Bool { score >= Self.near }
  }

  /// Returns how near a remark is.
  func nearness(of remark: Remark) -> Nearness {
    let best = remark.places.map(nearness).max { $0.score < $1.score } ?? .none
    let named = nearness(ofNamesIn: remark.text)
    return best.score >= named.score ? best : named
  }

  private func nearness(of range: CodeRange) -> Nearness {
    guard range.file == file, let line else { return .none }
    let distance = max(range.start - line, line - range.lines.upperBound, 0)
    if distance <= 2 {
      return Nearness(score: 1, reason: "the line is right")
    }
    let own = around.first { !$0.isType }
    if let own, own.lines.overlaps(range.lines) {
      return Nearness(score: 0.8, reason: "the place is in `\(own.name)`")
    }
    if distance <= 8 {
      return Nearness(score: 0.6, reason: "the line is \(distance) away")
    }
    if let type = around.first(where: \.isType), type.lines.overlaps(range.lines) {
      return Nearness(score: 0.3, reason: "the place is in `\(type.name)`")
    }
    return Nearness(score: 0.1, reason: "the file is \(file)")
  }

  /// A remark without a line may name what the finding stands in.
  private func nearness(ofNamesIn text: String) -> Nearness {
    let names = Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    if let own = around.first(where: { !$0.isType }), own.name.count > 4, names.contains(own.name) {
      return Nearness(score: 0.5, reason: "you name `\(own.name)`")
    }
    if let type = around.first(where: \.isType), names.contains(type.name) {
      return Nearness(score: 0.3, reason: "you name `\(type.name)`")
    }
    return .none
  }
}
