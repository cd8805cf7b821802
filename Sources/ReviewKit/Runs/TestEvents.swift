import Foundation

/// What a test process reported about its tests, event by event.
///
/// It is read from the file that Swift Testing writes for other programs. What the process prints
/// has no part in it.
package struct TestEvents: Hashable, Sendable {
  /// The tests that were announced, by name, with their own words for themselves.
  package private(set) var announced: [String: Announcement] = [:]
  /// The names of the tests that began.
  package private(set) var started: Set<String> = []
  /// The names of the tests that ended.
  package private(set) var ended: Set<String> = []
  /// What was recorded against each test.
  package private(set) var issues: [String: [TestIssue]] = [:]
  /// Whether the run as a whole came to its end.
  package private(set) var isComplete = false
  /// Whether the events follow one another as Swift Testing writes them.
  ///
  /// The file lies open in a process that the code under test shares, so that code can write to
  /// it. A test that begins or ends twice, that ends before it begins, or anything after the end
  /// of the run was not written by Swift Testing.
  package private(set) var isSound = true

  /// Creates the events of a process that reported nothing.
  package init() {}

  /// How a test presents itself.
  package struct Announcement: Hashable, Sendable {
    /// The sentence that it is called by.
    package var title: String
    /// Where it stands; the file by its module and name.
    package var place: SourcePlace
  }

  /// Reads a file of events, one JSON object in each line; a line cut short is left out.
  package init(_ lines: [String]) {
    let decoder = JSONDecoder()
    for (offset, line) in lines.enumerated() where !line.isEmpty {
      guard let record = try? decoder.decode(Record.self, from: Data(line.utf8)) else {
        if offset < lines.count - 1 { isSound = false }
        continue
      }
      if isComplete { isSound = false }
      take(record.payload)
    }
  }

  private mutating func take(_ payload: Record.Payload) {
    let name = (payload.testID ?? payload.id).map { TestName(eventID: $0).text } ?? ""
    switch payload.kind {
    case "function":
      guard let place = payload.sourceLocation?.place else { return }
      announced[name] = Announcement(
        title: payload.displayName ?? payload.name ?? name,
        place: place
      )
    case "testStarted":
      if !started.insert(name).inserted { isSound = false }
    case "testEnded":
      if !ended.insert(name).inserted || !started.contains(name) { isSound = false }
    case "issueRecorded": issues[name, default: []].append(issue(payload))
    case "runEnded": isComplete = true
    default: break
    }
  }

  private func issue(_ payload: Record.Payload) -> TestIssue {
    let messages = payload.messages ?? []
    return TestIssue(
      headline: messages.first?.text ?? "",
      comments: messages.dropFirst().filter { $0.symbol == "details" }.map(\.text),
      place: payload.issue?.sourceLocation?.place
    )
  }
}

/// The part of an event's JSON that verdicts are made of.
private struct Record: Decodable {
  var payload: Payload

  struct Payload: Decodable {
    var kind: String
    var id: String?
    var testID: String?
    var name: String?
    var displayName: String?
    var sourceLocation: Location?
    var issue: Issue?
    var messages: [Message]?
  }

  struct Issue: Decodable {
    var sourceLocation: Location?
  }

  struct Message: Decodable {
    var symbol: String?
    var text: String
  }

  struct Location: Decodable {
    var fileID: String
    var line: Int

    var place: SourcePlace { SourcePlace(file: fileID, line: line) }
  }
}
