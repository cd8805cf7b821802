import Foundation
import Observation
import Sharing
import TestSupport
import Testing

@Suite(.ownStorages) struct OneValueTests {
  @Test func `Promise 1: Two places with one key have one value`() {
    @Shared(.favorites) var list
    @Shared(.favorites) var detail
    $detail.withLock { _ = $0.insert(25) }
    #expect(list == [25])
  }

  @Test func `Promise 1: Different spellings of one path are one value`() {
    @Shared(.fileStorage(URL(filePath: "/a/b/../favorites.json"))) var one = 0
    @Shared(.fileStorage(URL(filePath: "/a/./favorites.json"))) var other = 0
    $one.withLock { $0 = 7 }
    #expect(other == 7)
  }

  @Test func `Promise 1: Storages have values of their own`() {
    @Shared(.favorites) var mine
    let other = SharedStorages.$current.withValue(.inMemory()) { Shared(.favorites) }
    other.withLock { _ = $0.insert(1) }
    #expect(mine == [])
  }

  @Test func `Promise 1: A change is there for its writer at once, and for another task after it`()
    async
  {
    @Shared(.count) var count
    $count.withLock { $0 = 1 }
    #expect(count == 1)
    let shared = $count
    #expect(await Task.detached { shared.wrappedValue }.value == 1)
  }

  @Test func `Promise 1: A member that is derived changes the whole`() {
    struct Trainer: Sendable, Equatable { var name = "Ann", badges: [Int] = [] }
    @Shared(value: Trainer()) var trainer
    let badges = $trainer.badges
    badges.withLock { $0.append(3) }
    #expect(trainer == Trainer(badges: [3]))
    #expect($trainer.badges.count.wrappedValue == 1)
    #expect(SharedReader($trainer).name.wrappedValue == "Ann")
  }

  @Test @MainActor func `Promise 1: Every observer that read the value is told`() {
    @Shared(.favorites) var favorites
    @SharedReader(.favorites) var reader
    let told = Told()
    withObservationTracking {
      _ = favorites
    } onChange: {
      told.add("list")
    }
    withObservationTracking {
      _ = reader.contains(1)
    } onChange: {
      told.add("detail")
    }
    withObservationTracking {
      _ = $favorites.count.wrappedValue
    } onChange: {
      told.add("badge")
    }
    $favorites.withLock { _ = $0.insert(1) }
    #expect(told.names.sorted() == ["badge", "detail", "list"])
  }

  @Test @MainActor func `Promise 1: An observer of another value isn't told`() {
    @Shared(.favorites) var favorites
    @Shared(.count) var count
    let told = Told()
    withObservationTracking {
      _ = count
    } onChange: {
      told.add("count")
    }
    $favorites.withLock { _ = $0.insert(1) }
    #expect(told.names == [])
    $count.withLock { $0 = 1 }
    #expect(told.names == ["count"])
  }
}
