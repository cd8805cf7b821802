import Foundation
import ReviewKit
import Testing

/// How well remarks are matched: compared with what people judged who know the keys.
///
/// `Solutions/<Name>/Remarks.txt` has the remarks that the keys' cues and the matcher's weights were
/// made with; here each is matched as if the matcher didn't know it. `HeldOut` has remarks that
/// nobody looked at who worked on either.
struct AgreementTests {
  private static let exercises = ["Favourites", "Transactions", "Recipes", "Discover", "Pokedex"]

  @Test func `remarks that the matcher was made with are matched as people judged them`() throws {
    var agreement = Agreement()
    for name in Self.exercises {
      let judges = try Judges(of: name)
      agreement.take(try judges.known(), matchedBy: try judges.matcher(), leavingOut: true)
    }
    #expect(agreement.count >= 1_188)
    #expect(agreement.precision >= 0.94, agreement.comment)
    #expect(agreement.recall >= 0.97, agreement.comment)
  }

  @Test func `remarks that nobody saw who made the matcher are matched as people judged them`()
    throws
  {
    var agreement = Agreement()
    for name in Self.exercises {
      let judges = try Judges(of: name)
      agreement.take(try judges.heldOut(), matchedBy: try judges.matcher(), leavingOut: false)
    }
    #expect(agreement.count == 170)
    #expect(agreement.precision >= 0.92, agreement.comment)
    #expect(agreement.recall >= 0.92, agreement.comment)
  }
}

/// How often a matcher and people agree.
private struct Agreement {
  private(set) var count = 0
  private var right = 0
  private var matched = 0
  private var labelled = 0
  private var disagreements: [String] = []

  /// The share of the matches that are right.
  var precision: Double { Double(right) / Double(max(matched, 1)) }
  /// The share of the remarks about something in the key that are matched as they should be.
  var recall: Double { Double(right) / Double(max(labelled, 1)) }

  var comment: Comment {
    "\(right) of \(matched) matches are right, of \(labelled) there are:\n\(disagreements.joined(separator: "\n"))"
  }

  mutating func take(
    _ remarks: [(LabelledRemark, Remark)],
    matchedBy matcher: Matcher,
    leavingOut isLeftOut: Bool
  ) {
    for (labelled, remark) in remarks {
      count += 1
      if !labelled.labels.isEmpty { self.labelled += 1 }
      let match: Match? =
        if case .match(let match) = matcher.outcomes(
          of: [remark], leavingOut: isLeftOut ? labelled : nil)[0]
        {
          match
        } else {
          nil
        }
      let isRight = match.map { match in labelled.labels.contains { $0.agrees(with: match) } }
      if match != nil { matched += 1 }
      if isRight == true { right += 1 }
      if isRight == false || (match == nil && !labelled.labels.isEmpty) {
        disagreements.append("\(match.map { "\($0.finding)" } ?? "none"): \(labelled.text)")
      }
    }
  }
}

extension LabelledRemark.Label {
  fileprivate func agrees(with match: Match) -> Bool {
    guard finding == match.finding else { return false }
    return isAccused.map { $0 == (match.stance == .problem) } ?? true
  }
}

/// The remarks on one exercise, and what matches them.
private struct Judges {
  private let checkout: Checkout
  private let exercise: Exercise

  init(of name: String) throws {
    checkout = try Checkout(around: Path(#filePath).parent)
    exercise = try checkout.exercise(called: name)
  }

  func matcher() throws -> Matcher { try checkout.matcher(for: exercise) }

  func known() throws -> [(LabelledRemark, Remark)] {
    try read(try checkout.labelledRemarks(on: exercise))
  }

  func heldOut() throws -> [(LabelledRemark, Remark)] {
    let file = Path(#filePath).parent / "HeldOut/\(exercise.name).txt"
    return try read(try LabelledRemark.all(in: try Files.lines(of: file), of: file.text))
  }

  private func read(_ remarks: [LabelledRemark]) throws -> [(LabelledRemark, Remark)] {
    let folder = checkout.root / exercise.shippedPath
    let counts = try Files.contents(of: folder).compactMapValues { TextLines.split($0)?.count }
    let reader = RemarkReader(lineCounts: counts)
    return try remarks.map { ($0, try #require(reader.entry(from: $0.text)).remark) }
  }
}
