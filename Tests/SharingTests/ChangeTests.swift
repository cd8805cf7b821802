import Foundation
import Sharing
import TestSupport
import Testing

@Suite(.ownStorages) struct ChangeTests {
  @Test func `Promise 2: Eight tasks with ten thousand changes each lose none`() async {
    @Shared(.count) var count
    await change($count, tasks: 8, times: 10_000) { $0 += 1 }
    #expect(count == 80_000)
  }

  @Test func `Promise 2: They lose none while the file is being written`() async throws {
    let device = Device()
    let favorites = device.run { Shared(wrappedValue: 0, .fileStorage(.favorites)) }
    await change(favorites, tasks: 8, times: 10_000) { $0 += 1 }
    #expect(favorites.wrappedValue == 80_000)
    try await favorites.flush()
    #expect(device.files.content(of: .favorites) == Data("80000".utf8))
  }

  @Test func `Promise 2: Stars set and taken in turn come out even`() async {
    @Shared(.favorites) var favorites
    await change($favorites, tasks: 8, times: 10_000) { stars in
      if stars.remove(25) == nil { stars.insert(25) }
    }
    #expect(favorites == [])
  }

  @Test func `Promise 2: A change gives back what it decided`() {
    @Shared(.favorites) var favorites
    let isNew = $favorites.withLock { $0.insert(4).inserted }
    #expect(isNew)
    #expect($favorites.withLock { $0.insert(4).inserted } == false)
  }

  @Test func `Promise 2: What was changed before an error stays, and is stored`() async throws {
    let device = Device()
    let favorites = device.favorites
    #expect(throws: CancellationError.self) {
      try favorites.withLock { stars in
        stars.insert(1)
        throw CancellationError()
      }
    }
    #expect(favorites.wrappedValue == [1])
    try await favorites.flush()
    #expect(try device.stored() == [1])
  }

  @Test(arguments: [
    ("favorites.insert(1)", "Change a shared value with '$value.withLock { … }'."),
    ("favorites = [1]", "Change a shared value with '$value.withLock { … }'."),
    ("$reader.withLock { $0.insert(1) }", "has no dynamic member 'withLock'"),
    ("reader.insert(1)", "cannot use mutating member on immutable value"),
  ])
  func `Promise 2: The compiler refuses every other way to change`(
    code: String,
    message: String
  ) async throws {
    switch try await answer(to: code) {
    case .accepted: Issue.record("The compiler accepts: \(code)")
    case .refused(let words), .unclear(let words): #expect(words.contains(message))
    }
  }

  @Test func `Promise 2: The compiler takes the way that is meant`() async throws {
    #expect(try await answer(to: "$favorites.withLock { _ = $0.insert(1) }") == .accepted)
  }

  /// What the compiler says to a statement in a function that shares the favorites.
  private func answer(to statement: String) async throws -> Snippet.Answer {
    let code = """
      func check() {
        @Shared(value: []) var favorites: Set<Int>
        @SharedReader($favorites) var reader: Set<Int>
        \(statement)
      }
      """
    return try await Snippet(code, importing: "Sharing", isTestable: false).typeCheck()
  }

  #if !THREAD_SANITIZER  // The lock that stands in for a `Mutex` there waits for itself for ever.
  @Test func `Promise 2: Reading a value within its own change stops the program`() async {
    await #expect(processExitsWith: .failure) {
      let shared = Shared(value: 1)
      shared.withLock { $0 = shared.wrappedValue + 1 }
    }
  }
  #endif

  /// Changes a value from several tasks at once.
  private func change<Value>(
    _ shared: Shared<Value>,
    tasks: Int,
    times: Int,
    _ operation: @escaping @Sendable (inout Value) -> Void
  ) async {
    await withTaskGroup { group in
      for _ in 0..<tasks {
        group.addTask {
          for _ in 0..<times { shared.withLock { operation(&$0) } }
        }
      }
    }
  }
}
