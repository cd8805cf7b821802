import ReviewKit
import Testing

struct ProgressTests {
  private let folder: TemporaryFolder
  private let progress: ProgressFolder
  private let findings = [Sample.finding(1, "One"), Sample.finding(2, "Two")]

  init() throws {
    folder = try TemporaryFolder()
    progress = ProgressFolder(in: folder.path)
  }

  @Test func `before the first check nothing is known`() {
    #expect(progress.progress(of: Sample.lamp) == nil)
  }

  @Test func `a check of some findings leaves the others as they were`() throws {
    try progress.take(
      Sample.report(Sample.result(1, "One", .green), Sample.result(2, "Two", .red))
    )
    #expect(progress.progress(of: Sample.lamp)?.greenCount(among: findings) == 1)
    try progress.take(Sample.report(Sample.result(2, "Two", .green)))
    #expect(progress.progress(of: Sample.lamp)?.greenCount(among: findings) == 2)
    try progress.take(Sample.report(Sample.result(1, "One", .crashed(Crash(signal: 4)))))
    #expect(progress.progress(of: Sample.lamp)?.greenCount(among: findings) == 1)
  }

  @Test func `a finding that is no longer in the key does not count`() throws {
    try progress.take(Sample.report(Sample.result(3, "Three", .green)))
    #expect(progress.progress(of: Sample.lamp)?.greenCount(among: findings) == 0)
  }

  @Test func `what was cut short counts as nothing, and is written anew`() throws {
    try folder.write("{\"verdicts\":", to: "progress/Lamp.json")
    #expect(progress.progress(of: Sample.lamp) == nil)
    try progress.take(Sample.report(Sample.result(1, "One", .green)))
    #expect(progress.progress(of: Sample.lamp)?.greenCount(among: findings) == 1)
  }
}
