import Foundation
import Sharing
import Testing

/// The real file system.
@Suite struct DiskTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// How many writers are killed: enough for every day, or as many as are asked for.
  private static let kills =
    ProcessInfo.processInfo.environment["SHARING_KILLS"].flatMap(Int.init) ?? 40

  @Test func `Promise 4: A killed writer leaves a whole value, never older than its last flush`()
    async throws
  {
    let file = folder.file("tally.json")
    try await blocking {
      var generator = SystemRandomNumberGenerator()
      var latest = 0
      for _ in 0..<Self.kills {
        let probe = try ProbeProcess(["count", file.path(percentEncoded: false)])
        try probe.waitForLines(Int.random(in: 0...2, using: &generator))
        spin(Int.random(in: 0...100_000, using: &generator))
        try probe.end()
        latest = try probe.lines.last.map { try #require(Int($0)) } ?? latest
        guard FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) else {
          try #require(latest == 0)
          continue
        }
        let stored = try StoredTally(file).number
        try #require(stored >= latest)
        latest = stored
      }
      try #require(latest > 0)
    }
    #expect(try folder.names.allSatisfy { [".tally.json.draft", "tally.json"].contains($0) })
  }

  @Test func `Promise 4: A write that the system cuts short leaves the old file`() async throws {
    let file = folder.file("tally.json")
    #expect(try await probe("write", file, "4") == ["stored 4"])
    #expect(
      try await probe("limited", file, "5") == [
        "tally.json can't be written: file too large.", "in memory 5",
      ])
    #expect(try StoredTally(file).number == 4)
    #expect(try folder.names == ["tally.json"])
  }

  @Test func `Promise 4: A folder that may only be read is reported, and the file kept`()
    async throws
  {
    let file = folder.file("tally.json")
    #expect(try await probe("write", file, "4") == ["stored 4"])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o644], ofItemAtPath: file.path(percentEncoded: false))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o555], ofItemAtPath: folder.url.path(percentEncoded: false))
    defer {
      try? FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.url.path(percentEncoded: false))
    }
    #expect(
      try await probe("unprivileged", file, "5") == [
        "tally.json can't be written: permission denied.", "in memory 5",
      ])
    #expect(try StoredTally(file).number == 4)
  }

  #if os(Linux)
  @Test(.enabled(if: geteuid() == 0, "Mounting a small disk takes the superuser."))
  func `Promise 4: A full disk is reported, and the old file kept`() async throws {
    let disk = folder.file("disk")
    let kept = folder.file("kept.json")
    try FileManager.default.createDirectory(at: disk, withIntermediateDirectories: true)
    let script = """
      mount -t tmpfs -o size=128k tmpfs "$0" || exit 1
      "$1" write "$0/tally.json" 4
      head -c 60k /dev/zero > "$0/other"
      "$1" write "$0/tally.json" 5
      cp "$0/tally.json" "$2"
      ls -A "$0"
      """
    let lines = try await blocking {
      try ProbeProcess.script(
        script, [disk.path(percentEncoded: false), kept.path(percentEncoded: false)])
    }
    #expect(
      lines == [
        "stored 4", "tally.json can't be written: no space left on device.", "in memory 5",
        "other", "tally.json",
      ])
    #expect(try StoredTally(kept).number == 4)
  }
  #endif

  @Test func `Promise 4: A folder that is missing is reported, and not made`() async throws {
    let shared = open(folder.file("missing/count.json"))
    #expect(shared.loadError == nil)
    shared.withLock { $0 = 1 }
    let missing = SharingError.notWritable(place: "count.json", code: ENOENT)
    await #expect(throws: missing) { try await shared.flush() }
    #expect(shared.wrappedValue == 1)
    #expect(try folder.names == [])
    #expect("\(missing)" == "count.json can't be written: no such file or directory.")

    let made = folder.file("missing")
    try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
    try await shared.flush()
    #expect(try Data(contentsOf: made.appending(component: "count.json")) == Data("1".utf8))
  }

  @Test func `Promise 8: A file that is replaced, changed in place or removed is noticed`()
    async throws
  {
    let file = folder.file("count.json")
    let changes: [(String, () throws -> Void)] = [
      ("changed", { try Data("7".utf8).write(to: file, options: .atomic) }),
      ("changed", { try Data("8".utf8).write(to: file) }),
      ("removed", { try FileManager.default.removeItem(at: file) }),
    ]
    for (what, change) in changes {
      let shared = open(file)
      shared.withLock { $0 += 1 }
      try await shared.flush()
      try change()
      let there = try? Data(contentsOf: file)
      shared.withLock { $0 = 99 }
      await #expect {
        try await shared.flush()
      } throws: {
        "\($0)" == "count.json was not written: somebody else has \(what) it."
      }
      #expect((try? Data(contentsOf: file)) == there)
      #expect(shared.wrappedValue == 99)
    }
  }

  @Test func `Promise 5: A folder in the file's place can't be read, and stays`() async throws {
    let file = folder.file("count.json")
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    let shared = open(file)
    let error = SharingError.notReadable(place: "count.json", code: EISDIR)
    #expect(shared.loadError as? SharingError == error)
    shared.withLock { $0 = 1 }
    await #expect(throws: error) { try await shared.flush() }
    await #expect(throws: SharingError.self) { try await shared.save() }
    #expect(try folder.names == ["count.json"])
  }

  @Test func `Promise 4: A write replaces the file, and leaves nothing beside it`() async throws {
    let file = folder.file("count.json")
    try Data("abandoned draft".utf8).write(to: folder.file(".count.json.draft"))
    let shared = open(file)
    for number in 1...20 {
      shared.withLock { $0 = number }
      try await shared.flush()
      #expect(try Data(contentsOf: file) == Data("\(number)".utf8))
    }
    #expect(try folder.names == ["count.json"])
    #expect(open(file).wrappedValue == 20)
  }

  /// The number in a file, as a newly launched app finds it.
  private func open(_ file: URL) -> Shared<Int> {
    SharedStorages.$current.withValue(SharedStorages(files: DiskFiles())) {
      Shared(wrappedValue: 0, .fileStorage(file))
    }
  }

  /// What a probe says until it ends.
  private func probe(_ command: String, _ file: URL, _ number: String) async throws -> [String] {
    try await blocking {
      let probe = try ProbeProcess([command, file.path(percentEncoded: false), number])
      try probe.waitForEnd()
      return probe.lines
    }
  }
}

/// Passes an amount of time that differs from run to run.
private func spin(_ rounds: Int) {
  var generator = SystemRandomNumberGenerator()
  for _ in 0..<rounds { _ = generator.next() }
}
