import Foundation
import Sharing

/// A process that shares a value in a file, to be killed, held back and raced by the module's tests.
@main struct Probe {
  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count >= 2, let command = Command(rawValue: arguments[1]) else {
      say("usage: sharing-probe count|add|write|limited|unprivileged <file> [<number>]")
      exit(64)
    }
    let file = URL(filePath: arguments[2])
    let number = arguments.count > 2 ? Int(arguments[3]) ?? 1 : 1
    switch command {
    case .count: await count(in: file)
    case .add: await add(number, in: file)
    case .write: await write(number, in: file)
    case .limited:
      Restriction.fileLength(1 << 14)
      await write(number, in: file)
    case .unprivileged:
      Restriction.otherUser()
      await write(number, in: file)
    }
  }

  enum Command: String {
    /// Counts until it is killed, and says each number that is known to be in the file.
    case count
    /// Adds one so many times, and takes what another process has written in between.
    case add
    /// Writes a number, and says what came of it.
    case write
    /// Does the same in a process that can't write more than 16 KB to a file.
    case limited
    /// Does the same as a user to whom only what is open to all is.
    case unprivileged
  }

  private static func count(in file: URL) async {
    @Shared(.tally(file)) var tally
    while true {
      for _ in 0..<5 { $tally.withLock { $0.number += 1 } }
      let number = tally.number
      do { try await $tally.flush() } catch { return say("failed: \(error)") }
      say("\(number)")
    }
  }

  private static func add(_ times: Int, in file: URL) async {
    @Shared(.tally(file)) var tally
    var conflicts = 0
    for _ in 0..<times {
      while true {
        $tally.withLock { $0.number += 1 }
        do { try await $tally.flush() } catch SharingError.changedElsewhere {
          conflicts += 1
          do { try await $tally.load() } catch { return say("failed: \(error)") }
          continue
        } catch {
          return say("failed: \(error)")
        }
        break
      }
    }
    say("conflicts: \(conflicts)")
  }

  private static func write(_ number: Int, in file: URL) async {
    @Shared(.tally(file)) var tally
    $tally.withLock { $0.number = number }
    do {
      try await $tally.flush()
      say("stored \(tally.number)")
    } catch {
      say("\(error)")
      say("in memory \(tally.number)")
    }
  }

  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }
}
