import Dispatch
import Foundation
import Observation
import Sharing
import Synchronization

/// Shared values beside the plainest thing that could do their work, as ratios within one run.
@MainActor enum SharingBenchmark {
  static func run() throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(component: "stars-\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let lines = SharedStorages.$current.withValue(SharedStorages()) {
      accessLines(file) + [""] + notificationLines()
    }
    return lines.joined(separator: "\n")
  }
}

// MARK: - Reading and changing

extension SharingBenchmark {
  private static func accessLines(_ file: URL) -> [String] {
    let plain = Plain()
    let memory = Shared(wrappedValue: stars, .inMemory("stars"))
    let stored = Shared(wrappedValue: stars, .fileStorage(file))
    let flipped: @Sendable (inout Set<Int>) -> Void = { stars in
      if stars.remove(7) == nil { stars.insert(7) }
    }
    let read = elsewhere { _ = plain.stars.withLock { $0 }.contains(25) }
    let change = elsewhere { plain.stars.withLock { flipped(&$0) } }
    // Values of their own, for which no turn is due on the main thread that this blocks.
    let memoryHere = Shared(wrappedValue: stars, .inMemory("stars here"))
    let changeHere = nanoseconds { plain.stars.withLock { flipped(&$0) } }
    return [
      line("read a plain Mutex<Set<Int>>", read),
      line("read a shared value", elsewhere { _ = memory.wrappedValue.contains(25) }, read),
      line("change a plain Mutex<Set<Int>>", change),
      line("change in memory", elsewhere { memory.withLock { flipped(&$0) } }, change),
      line("change with a file", elsewhere { stored.withLock { flipped(&$0) } }, change),
      line("on main: plain", changeHere),
      line("on main: memory", nanoseconds { memoryHere.withLock { flipped(&$0) } }, changeHere),
      line("store and wait for the disk", storing(stored), change),
    ]
  }

  private static var stars: Set<Int> { Set(0..<300) }

  private final class Plain: Sendable {
    let stars = Mutex(Set(0..<300))
  }

  /// How long a change takes with the bytes on the disk.
  private static func storing(_ shared: Shared<Set<Int>>) -> Double {
    let done = DispatchSemaphore(value: 0)
    let total = Mutex(0.0)
    Task.detached {
      let duration = await ContinuousClock().measure {
        for number in 0..<20 {
          shared.withLock { _ = $0.insert(1_000 + number) }
          try? await shared.flush()
        }
      }
      total.withLock { $0 = duration / .nanoseconds(1) / 20 }
      done.signal()
    }
    done.wait()
    return total.withLock { $0 }
  }
}

// MARK: - Telling observers

extension SharingBenchmark {
  /// What a change costs by how many read this value, and by how many read others.
  private static func notificationLines() -> [String] {
    let none = change(ownReaders: 0, otherReaders: 0)
    return [line("change read by 0", none)]
      + [10, 100, 1_000].map { count in
        line("change read by \(count)", change(ownReaders: count, otherReaders: 0), none)
      }
      + [1_000, 10_000].map { count in
        line("others read by \(count)", change(ownReaders: 0, otherReaders: count), none)
      }
  }

  private static func change(ownReaders: Int, otherReaders: Int) -> Double {
    let value = Shared(value: 0)
    let others = (0..<10).map { Shared(value: $0) }
    for number in 0..<otherReaders { observe(others[number % 10]) }
    let times = (0..<200).map { _ in
      for _ in 0..<ownReaders { observe(value) }
      return ContinuousClock().measure { value.withLock { $0 += 1 } } / .nanoseconds(1)
    }
    return times.min() ?? 0
  }

  private static func observe(_ shared: Shared<Int>) {
    withObservationTracking {
      _ = shared.wrappedValue
    } onChange: {
    }
  }
}

// MARK: - Measuring

extension SharingBenchmark {
  /// The shortest of many short averages, which nothing else on the machine came into, in
  /// nanoseconds a round.
  private nonisolated static func nanoseconds(_ body: () -> Void) -> Double {
    let rounds = 1_000
    let averages = (0..<500).map { _ in
      ContinuousClock().measure { for _ in 0..<rounds { body() } } / .nanoseconds(1)
        / Double(rounds)
    }
    return averages.min() ?? 0
  }

  /// The same on a thread that isn't the main one.
  private static func elsewhere(_ body: @escaping @Sendable () -> Void) -> Double {
    let result = Mutex(0.0)
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      let time = nanoseconds(body)
      result.withLock { $0 = time }
      done.signal()
    }
    done.wait()
    return result.withLock { $0 }
  }

  private static func line(_ what: String, _ nanoseconds: Double, _ base: Double? = nil) -> String {
    let time = String(format: "%.0f ns", nanoseconds)
    let ratio = base.map { String(format: "%.1f×", nanoseconds / $0) } ?? ""
    return what.padding(toLength: 32, withPad: " ", startingAt: 0)
      + [time, ratio].map { String(repeating: " ", count: max(0, 14 - $0.count)) + $0 }.joined()
  }
}
