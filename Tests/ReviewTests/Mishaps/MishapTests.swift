import Foundation
import ReviewKit
import Testing

/// Every mishap at run time: what the learner's code does, and the verdict that it gets.
///
/// One check of one build has them all, so each also shows that it costs no other its verdict.
struct MishapTests {
  private static let check = Task {
    let checkout = try FixtureCheckout(MishapFixture.files)
    let call = try await checkout.review("check", "mishaps", "--limit", "8", "--json", in: ".")
    guard !call.output.isEmpty else { throw NoReport(errors: call.errors) }
    let report = try JSONDecoder().decode(Report.self, from: Data(call.output.utf8))
    if let error = report.compileErrors.first {
      throw NoReport(errors: "\(error.file):\(error.line ?? 0): \(error.message)")
    }
    let straggler = try? checkout.read("straggler")
    return (call: call, report: report, straggler: straggler)
  }

  @Test(arguments: Array(Mishap.all.enumerated()))
  func `a finding whose code`(number: Int, mishap: Mishap) async throws {
    let report = try await Self.check.value.report
    let finding = try #require(report.findings.first { $0.number == number + 1 })
    #expect(finding.verdict == mishap.verdict, "\(finding.reason ?? "")")
    if let reason = mishap.reason {
      #expect(finding.reason?.contains(reason) == true, "\(finding.reason ?? "no reason")")
    }
  }

  @Test func `nothing else is said, and the exit code is 1`() async throws {
    let call = try await Self.check.value.call
    #expect(call.errors == "")
    #expect(call.ending == .exited(1))
  }

  #if os(Linux)
  @Test func `a program that left the group of its test is ended, too`() async throws {
    let line = try #require(try await Self.check.value.straggler).trimmingCharacters(in: .newlines)
    let number = try #require(pid_t(line))
    #expect(kill(number, 0) == -1)
  }
  #endif

  @Test func `the table in CONTRIBUTING has every case, with its verdict`() throws {
    let root = Path(#filePath).parent.parent.parent.parent
    let lines = try Files.lines(of: root / "CONTRIBUTING.md")
    let wanted =
      Mishap.all.map { "| \($0.does) | \($0.verdict) |" }
      + Obstacle.all.map { "| \($0.is) | \($0.verdict) |" }
    #expect(wanted.filter { !lines.contains($0) } == [])
    #expect(wanted.count >= 40)
  }

  private struct NoReport: Error {
    var errors: String
  }

  private struct Report: Decodable {
    var findings: [Finding]
    var compileErrors: [CompileError]

    struct CompileError: Decodable {
      var file: String
      var line: Int?
      var message: String
    }

    struct Finding: Decodable {
      var number: Int
      var verdict: String
      var reason: String?
    }
  }
}
