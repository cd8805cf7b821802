import Dispatch

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension ChildProcess {
  /// Starts the program and returns when it has ended.
  ///
  /// The wait happens on a thread outside the pool that `async` functions share.
  package func run() async throws(ReviewError) -> Outcome {
    let result = await withCheckedContinuation { continuation in
      Self.waiters.async { continuation.resume(returning: Result { try runBlocking() }) }
    }
    do {
      return try result.get()
    } catch let error as ReviewError {
      throw error
    } catch {
      throw .childFailed(program: program.name, reason: "\(error)")
    }
  }

  private static let waiters = DispatchQueue(
    label: "review.children",
    attributes: .concurrent
  )

  private func runBlocking() throws -> Outcome {
    let (pid, pipe) = try LiveGroups.start(self)
    defer { close(pipe) }
    var tail = OutputTail(limit: Self.outputLimit)
    let isTimedOut = wait(for: pid, reading: pipe, into: &tail)
    // The dead child keeps its number until it is reaped, so the group cannot be another's.
    kill(-pid, SIGKILL)
    if let mark { Stragglers.end(markedWith: mark, except: pid) }
    tail.drain(pipe)
    let status = LiveGroups.reap(pid)
    return Outcome(
      ending: isTimedOut ? .timedOut : Self.ending(status),
      output: tail.text
    )
  }

  /// Waits for the end of a child or of its time, and returns whether the time came first.
  private func wait(for pid: pid_t, reading pipe: Int32, into tail: inout OutputTail) -> Bool {
    let start = ContinuousClock.now
    while !Self.hasEnded(pid) {
      if let limit, ContinuousClock.now - start > limit { return true }
      if tail.isAtEnd {
        // It closed its output and goes on: there is nothing to be woken by.
        poll(nil, 0, 2)
      } else {
        var wanted = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
        poll(&wanted, 1, 20)
        tail.drain(pipe)
      }
    }
    return false
  }

  /// Returns whether a child has ended, and leaves it to be reaped.
  private static func hasEnded(_ pid: pid_t) -> Bool {
    var info = siginfo_t()
    let result = waitid(P_PID, id_t(pid), &info, WEXITED | WNOHANG | WNOWAIT)
    return result != 0 ? errno != EINTR : info.si_signo == SIGCHLD
  }

  private static func ending(_ status: Int32) -> Ending {
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }
}

/// The last part of what a child writes.
private struct OutputTail {
  private let limit: Int
  private var bytes: [UInt8] = []
  private(set) var isAtEnd = false

  init(limit: Int) {
    self.limit = limit
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Reads all that is there without waiting for more.
  mutating func drain(_ pipe: Int32) {
    // A child that writes without end must not keep its time limit from being looked at.
    for _ in 0..<16 where !isAtEnd {
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(pipe, &chunk, chunk.count)
      guard count > 0 else {
        isAtEnd = count == 0 || (errno != EAGAIN && errno != EINTR)
        return
      }
      bytes += chunk.prefix(count)
      if bytes.count > 2 * limit { bytes.removeFirst(bytes.count - limit) }
    }
  }
}
