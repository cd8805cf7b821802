/// Something that was recorded against a test while it ran.
package struct TestIssue: Hashable, Sendable {
  /// All that was said about it, by the test's author and by Swift Testing.
  package var text: String
  /// What was seen instead of what should be seen, in the author's words where there are any.
  package var seen: String
  /// Where it was noticed.
  package var place: SourcePlace?

  /// Creates an issue.
  package init(text: String, seen: String? = nil, place: SourcePlace?) {
    self.text = text
    self.seen = seen ?? text
    self.place = place
  }

  /// Creates an issue from Swift Testing's own words for it.
  ///
  /// Comments come first in the text: a person wrote them to say what was seen.
  ///
  /// - Parameters:
  ///   - headline: What kind of issue it is, with the values of the expression that failed.
  ///   - comments: What the test's author had to say about it.
  ///   - place: Where it was noticed.
  package init(headline: String, comments: [String], place: SourcePlace?) {
    let isBare = headline == "Issue recorded" && !comments.isEmpty
    let remarks = comments.map(Self.uncommented)
    let lines = remarks + (isBare ? [] : [Self.unwrapped(headline)])
    self.init(
      text: lines.joined(separator: "\n"),
      seen: remarks.isEmpty ? nil : remarks.joined(separator: "\n"),
      place: place
    )
  }

  /// The number of the finding that is in the way, if that is what the issue says.
  package var blockingFinding: Int? {
    guard text.hasPrefix(Self.blocked) else { return nil }
    return Int(text.dropFirst(Self.blocked.count).prefix(while: \.isNumber))
  }

  /// What was seen; for an issue about a finding in the way, without that part.
  package var sight: String {
    guard blockingFinding != nil else { return seen }
    let rest = seen.dropFirst(Self.blocked.count).drop { $0.isNumber || $0 == ":" }.trimmed
    return rest.isEmpty ? seen : rest
  }

  private static let blocked = "Blocked by finding "

  /// Puts a headline of Swift Testing the way a reader of the report would.
  ///
  /// A thrown error says itself what it means. A test in a process of its own fails by how that
  /// process ended.
  private static func unwrapped(_ headline: String) -> String {
    let thrown = "Caught error: "
    let ended = "Expectation failed: .success → "
    if headline.hasPrefix(thrown) { return String(headline.dropFirst(thrown.count)) }
    guard headline.hasPrefix(ended) else { return headline }
    let status = headline.dropFirst(ended.count)
    let parts = status.split(separator: "(", maxSplits: 1)
    guard parts.count == 2, parts[0] == ".signal" else { return "The app ended: \(status)" }
    return Signal.sentence(about: String(parts[1].prefix { $0 != " " && $0 != ")" }))
  }

  /// A comment in the test's source is quoted with its slashes.
  private static func uncommented(_ text: String) -> String {
    text.hasPrefix("//") ? text.drop { $0 == "/" }.trimmed : text
  }
}
