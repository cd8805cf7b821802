import ReviewKit

/// Events the way Swift Testing writes them.
struct EventText {
  var lines: [String] = []

  init(lines: [String]) {
    self.lines = lines
  }

  init(announcing tests: [TestName]) {
    for (offset, test) in tests.enumerated() {
      lines.append(
        """
        {"kind":"test","payload":{"kind":"function","id":"\(Self.id(test))","name":"\(test.function)",\
        "displayName":"\(test.function) as a sentence","sourceLocation":\
        {"fileID":"LampBeforeTests/Lamp.swift","line":\(20 - offset),"column":3}},"version":0}
        """
      )
    }
  }

  /// Events of a run that went well.
  init(passing tests: [TestName]) {
    self.init(announcing: tests)
    for test in tests { pass(test) }
    lines.append(#"{"kind":"event","payload":{"kind":"runEnded","messages":[]},"version":0}"#)
  }

  mutating func pass(_ test: TestName) {
    start(test)
    lines.append(event("testEnded", test))
  }

  mutating func start(_ test: TestName) {
    lines.append(event("testStarted", test))
  }

  /// Records an issue with a comment of the test's author.
  mutating func record(_ comment: String, on test: TestName?) {
    let name = test.map { #","testID":"\#(Self.id($0))""# } ?? ""
    lines.append(
      """
      {"kind":"event","payload":{"kind":"issueRecorded","issue":{"isKnown":false,"sourceLocation":\
      {"fileID":"LampBeforeTests/Lamp.swift","line":30,"column":3}},"messages":[{"symbol":"fail",\
      "text":"Issue recorded"},{"symbol":"details","text":"\(comment)"}]\(name)},"version":0}
      """
    )
  }

  private func event(_ kind: String, _ test: TestName) -> String {
    """
    {"kind":"event","payload":{"kind":"\(kind)","messages":[],"testID":"\(Self.id(test))"},\
    "version":0}
    """
  }

  private static func id(_ test: TestName) -> String {
    "\(test.text)/Lamp.swift:12:3"
  }
}
