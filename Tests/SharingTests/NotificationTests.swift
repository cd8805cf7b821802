import Dispatch
import Observation
import Sharing
import Synchronization
import TestSupport
import Testing

@Suite(.ownStorages) @MainActor struct NotificationTests {
  @Test func `Promise 9: Observers find the new value when they are told`() {
    @Shared(.count) var count
    let shared = $count
    let told = Told()
    withObservationTracking {
      _ = count
    } onChange: {
      told.add("\(shared.wrappedValue)")
    }
    $count.withLock { $0 = 1 }
    #expect(told.names == ["1"])
  }

  @Test func `Promise 9: Observers are told on the main actor of a change made elsewhere`() async {
    @Shared(.count) var count
    let shared = $count
    let told = Told()
    withObservationTracking {
      _ = count
    } onChange: {
      MainActor.assertIsolated()
      told.add("\(shared.wrappedValue)")
    }
    await Task.detached { shared.withLock { $0 = 2 } }.value
    await toldSomething(told)
    #expect(told.names == ["2"])
  }

  @Test func `Promise 9: A change made inside an observer is queued, and all are told of it`() {
    @Shared(.count) var count
    @Shared(value: 0) var total
    let (source, sum) = ($count, $total)
    let told = Told()
    withObservationTracking {
      _ = count
    } onChange: {
      sum.withLock { $0 += 10 }
      told.add("adder is done")
    }
    withObservationTracking {
      _ = total
    } onChange: {
      told.add("total is \(sum.wrappedValue)")
    }
    source.withLock { $0 = 1 }
    #expect(told.names == ["adder is done", "total is 10"])
  }

  @Test func `Promise 9: An observer that changes what it observes is told of its own change`() {
    @Shared(.count) var count
    let told = Told()
    follow($count, limit: 3, told)
    $count.withLock { $0 = 1 }
    #expect(count == 3)
    #expect(told.names == ["1", "2", "3"])
  }

  @Test func `Promise 9: The last of many changes made elsewhere is always told`() async {
    @Shared(.count) var count
    let shared = $count
    for round in 1...50 {
      let told = Told()
      withObservationTracking {
        _ = count
      } onChange: {
        told.add("changed")
      }
      await Task.detached { for _ in 0..<10 { shared.withLock { $0 += 1 } } }.value
      await toldSomething(told)
      #expect(told.names == ["changed"])
      #expect(count == round * 10)
    }
  }

  @Test func `Promise 9: A view made while observers are told uses the same storages`() async {
    @Shared(.count) var count
    let shared = $count
    let told = Told()
    withObservationTracking {
      _ = count
    } onChange: {
      told.add("\(Shared(.count).wrappedValue)")
    }
    // A dispatch queue knows nothing of the task that the test runs in.
    DispatchQueue.global().async { shared.withLock { $0 = 5 } }
    await toldSomething(told)
    #expect(told.names == ["5"])
  }

  @available(macOS 26, *)
  @Test func `Promise 9: A sequence of observations ends with the newest value`() async {
    @Shared(.count) var count
    let shared = $count
    var seen: [Int] = []
    let changes = Task.detached { for _ in 0..<100 { shared.withLock { $0 += 1 } } }
    for await value in Observations({ shared.wrappedValue }) {
      seen.append(value)
      if value == 100 { break }
    }
    await changes.value
    #expect(seen == seen.sorted())
  }

  /// Observes a value again and again, and counts it up to a limit.
  private nonisolated func follow(_ shared: Shared<Int>, limit: Int, _ told: Told) {
    withObservationTracking {
      _ = shared.wrappedValue
    } onChange: {
      told.add("\(shared.wrappedValue)")
      follow(shared, limit: limit, told)
      if shared.wrappedValue < limit { shared.withLock { $0 += 1 } }
    }
  }
}
