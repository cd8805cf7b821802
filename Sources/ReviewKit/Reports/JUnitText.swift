/// Reports as the XML that JUnit made common, for CI and for grading.
///
/// Each exercise is a suite and each finding a test case; the guards are one more. Red and blocked
/// findings are failures. What crashed, hung, did not compile or did not run is an error. What can
/// only be spoken about is skipped.
package struct JUnitText {
  private let reports: [CheckReport]

  /// Creates the text of some reports.
  package init(_ reports: [CheckReport]) {
    self.reports = reports
  }

  /// The text, with a line end at its end.
  package var text: String {
    let lines =
      [#"<?xml version="1.0" encoding="UTF-8"?>"#, "<testsuites>"]
      + reports.flatMap(suite) + ["</testsuites>", ""]
    return lines.joined(separator: "\n")
  }

  private func suite(_ report: CheckReport) -> [String] {
    let cases = cases(of: report)
    let counts = [
      ("tests", cases.count), ("failures", cases.count { $0.element == .failure }),
      ("errors", cases.count { $0.element == .error }),
      ("skipped", cases.count { $0.element == .skipped }),
    ]
    let attributes = counts.map { #" \#($0)="\#($1)""# }.joined()
    return [
      #"  <testsuite name="\#(report.exercise.name) \#(report.side.rawValue)"\#(attributes)>"#
    ]
      + cases.flatMap { lines(for: $0, of: report) } + ["  </testsuite>"]
  }

  private func cases(of report: CheckReport) -> [Case] {
    var cases = report.findings.map { finding in
      Case(name: "\(finding.number) · \(finding.title)", finding.verdict, finding.tests)
    }
    if let guards = report.guards {
      cases.append(Case(name: "Guards", guards.verdict, guards.tests))
    }
    for index in cases.indices where cases[index].verdict == .didNotCompile {
      cases[index].text = report.compileErrors.map { "\($0.location): \($0.message)" }
    }
    return cases
  }

  private func lines(for test: Case, of report: CheckReport) -> [String] {
    let opening =
      #"    <testcase classname="\#(report.exercise.name)" name="\#(test.name.asXML)""#
    switch test.element {
    case nil: return [opening + "/>"]
    case .skipped: return [opening + ">", "      <skipped/>", "    </testcase>"]
    case let element?:
      let message = test.text.first ?? test.verdict.word
      let attributes = #" type="\#(test.verdict.word)" message="\#(message.asXML)""#
      let body = test.text.joined(separator: "\n").asXML
      return [
        opening + ">", "      <\(element.rawValue)\(attributes)>\(body)</\(element.rawValue)>",
        "    </testcase>",
      ]
    }
  }

  /// A test case before it is XML.
  private struct Case {
    var name: String
    var verdict: Verdict
    var text: [String]

    init(name: String, _ verdict: Verdict, _ tests: [TestResult]) {
      self.name = name
      self.verdict = verdict
      let telling = tests.filter { !$0.verdict.isGreen }
      text =
        [VerdictText(verdict).sentence].compactMap(\.self)
        + telling.flatMap { test in
          ["Expected: \(test.title)"] + test.issues.map { "Seen: \($0.sight)" }
            + [(test.issues.first?.place ?? test.place)?.text].compactMap(\.self)
        }
    }

    var element: Element? {
      switch verdict {
      case .green: nil
      case .red, .blocked: .failure
      case .crashed, .hung, .didNotCompile, .didNotRun: .error
      case .spoken: .skipped
      }
    }
  }

  private enum Element: String {
    case failure, error, skipped
  }
}

extension String {
  /// The text with what means something in XML spelled out, and without what XML cannot hold.
  fileprivate var asXML: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\n": text += "&#10;"
      case "\t": text += " "
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
