/// A review that is being written.
package struct ReviewDraft: Hashable, Sendable, Codable {
  /// What was typed, a remark each, in the learner's own words.
  package private(set) var remarks: [String] = []
  /// How long was practised, in seconds.
  package private(set) var seconds = 0.0
  /// How long to allow, in minutes.
  package var minutes: Int

  /// Creates an empty review.
  package init(minutes: Int) {
    self.minutes = minutes
  }

  /// Adds a remark.
  package mutating func add(_ remark: String) {
    remarks.append(remark)
  }

  /// Takes the last remark back, and returns it.
  package mutating func removeLast() -> String? {
    remarks.popLast()
  }

  /// Sets how long was practised so far.
  package mutating func note(seconds: Double) {
    self.seconds = max(self.seconds, seconds)
  }

  /// The minutes that are left; below 0 what was taken beyond.
  package var minutesLeft: Int { minutes - minutesTaken }

  /// The minutes that were taken, without the one that has begun.
  package var minutesTaken: Int {
    // What a file says may be any number.
    Int((seconds / 60).clamped(to: 0...Double(Self.longest)))
  }

  private static let longest = 1_000_000
}

extension Comparable {
  fileprivate func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
