import ReviewKit
import Testing

struct FolderLockTests {
  @Test func `whoever comes second is told, and gets the lock when the first lets go`() async throws
  {
    let folder = try TemporaryFolder()
    let lock = folder.path / "deep/lock"
    let steps = Steps()
    let (isHeld, held) = AsyncStream.makeStream(of: Void.self)
    let (mayGo, go) = AsyncStream.makeStream(of: Void.self)
    let first = Task {
      try await FolderLock.hold(lock, onWait: {}) { () async throws(ReviewError) in
        held.finish()
        for await _ in mayGo {}
        steps.add("first done")
      }
    }
    for await _ in isHeld {}
    try await FolderLock.hold(
      lock,
      onWait: {
        steps.add("waiting")
        go.finish()
      },
      body: { () async throws(ReviewError) in steps.add("second") }
    )
    try await first.value
    #expect(steps.all == ["waiting", "first done", "second"])
  }

  @Test func `who has no patience is told that a folder is busy`() throws {
    let folder = try TemporaryFolder().path / "deep"
    let text = try FolderLock.holdBriefly(folder) { () throws(ReviewError) in
      #expect(throws: ReviewError.busy(folder.text)) {
        try FolderLock.holdBriefly(folder, patience: .zero) { () throws(ReviewError) in }
      }
      return "held"
    }
    #expect(text == "held")
    try FolderLock.holdBriefly(folder, patience: .zero) { () throws(ReviewError) in }
  }

  @Test func `no one waits for a lock that was let go`() async throws {
    let folder = try TemporaryFolder()
    for _ in 0..<2 {
      try await FolderLock.hold(
        folder.path / "lock",
        onWait: { Issue.record("The lock is held.") },
        body: { () async throws(ReviewError) in }
      )
    }
  }
}
