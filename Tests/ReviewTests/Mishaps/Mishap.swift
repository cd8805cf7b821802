import Testing

/// Something that a learner's code may do while a test runs, and the verdict that it gets.
struct Mishap: CustomTestStringConvertible {
  /// What the code does, as the table in CONTRIBUTING says it.
  var does: String
  /// The verdict's word.
  var verdict: String
  /// Words that stand in the reason for the verdict.
  var reason: String?
  /// The body of the function that does it.
  var code: String

  init(_ does: String, _ verdict: String, because reason: String? = nil, code: String) {
    self.does = does
    self.verdict = verdict
    self.reason = reason
    self.code = code
  }

  var testDescription: String { does }
}

extension Mishap {
  static let all = harmless + crashes + exits + hangs + forgeries + starts

  /// Nothing that a process could not go on from.
  private static let harmless = [
    Mishap("does what it should", "green", code: #"return "done""#),
    Mishap("does something else", "red", code: #"return "something else""#),
    Mishap(
      "closes its output, and is right", "green",
      code: #"""
        close(1)
        close(2)
        return "done"
        """#),
    Mishap(
      "closes its output, and is wrong", "red",
      code: #"""
        close(1)
        close(2)
        return "something else"
        """#),
    Mishap(
      "changes to another folder, and is right", "green",
      code: #"""
        chdir("/")
        return "done"
        """#),
  ]

  /// What brings the process down.
  private static let crashes = [
    Mishap(
      "indexes past the end of an array", "crashed", because: "Index out of range",
      code: #"""
        let rows = [1, 2]
        return "\(rows[rows.count + zero])"
        """#),
    Mishap(
      "unwraps nil", "crashed", because: "found nil",
      code: #"""
        let name = ProcessInfo.processInfo.environment["NO_SUCH_NAME"]
        return name!
        """#),
    Mishap(
      "calls fatalError", "crashed", because: "there is no such row",
      code: #"fatalError("there is no such row")"#),
    Mishap(
      "fails a precondition", "crashed", because: "the row is gone",
      code: #"""
        precondition(zero == 1, "the row is gone")
        return "done"
        """#),
    Mishap(
      "tries with an exclamation mark", "crashed", because: "Refusal",
      code: #"""
        try! refuse()
        return "done"
        """#),
    Mishap("overflows an integer", "crashed", code: #"return "\(largest + 1)""#),
    Mishap("calls abort", "crashed", because: "signal 6", code: "abort()"),
    Mishap(
      "writes to an address that is not its own", "crashed", because: "signal 11",
      code: #"""
        UnsafeMutablePointer<Int>(bitPattern: 8 + zero)?.pointee = 1
        return "done"
        """#),
    Mishap(
      "kills its own process", "crashed", because: "signal 9",
      code: #"""
        kill(getpid(), SIGKILL)
        return "done"
        """#),
    Mishap(
      "asks its own process to end", "crashed", because: "signal 15",
      code: #"""
        kill(getpid(), SIGTERM)
        while true { usleep(1000) }
        """#),
    Mishap(
      "sets an alarm and waits for it", "crashed", because: "signal 14",
      code: #"""
        alarm(1)
        while true { usleep(1000) }
        """#),
    Mishap(
      "resumes a continuation twice", "crashed",
      because: "tried to resume its continuation more than once",
      code: #"""
        return await withCheckedContinuation {
          $0.resume(returning: "done")
          $0.resume(returning: "done")
        }
        """#),
    Mishap(
      "uses an object after its end", "crashed",
      code: #"""
        let holder = Holder()
        return holder.keptTitle
        """#),
    Mishap(
      "changes a value while it is being changed", "crashed",
      code: #"""
        let store = Store()
        store.row.change { store.row.count += 1 }
        return "done"
        """#),
    Mishap(
      "traps in a task of its own", "crashed", because: "Index out of range",
      code: #"""
        await Task.detached { _ = [1][1 + zero] }.value
        return "done"
        """#),
    Mishap(
      "calls itself without end", "crashed", because: "signal 11", code: #"return "\(depth(zero))""#
    ),
    Mishap(
      "asks for memory without end", "crashed",
      code: "while true { blocks.append(.allocate(byteCount: 1 << 30, alignment: 16)) }"),
    Mishap("writes a file without end", "red", code: "return fillFile()"),
  ]

  /// What ends the process before its test.
  private static let exits = [
    Mishap("calls exit(0)", "did not run", because: "exit code 0", code: "exit(0)"),
    Mishap("calls exit(1)", "did not run", because: "exit code 1", code: "exit(1)"),
    Mishap("calls _exit(0)", "did not run", because: "exit code 0", code: "_exit(0)"),
    Mishap(
      "leaves with 0 from a handler for traps", "did not run", because: "exit code 0",
      code: #"""
        signal(SIGILL) { _ in _exit(0) }
        signal(SIGTRAP) { _ in _exit(0) }
        fatalError("caught")
        """#),
    Mishap(
      "is wrong, and leaves with 0 at the exit", "red",
      code: #"""
        atexit { _exit(0) }
        return "something else"
        """#),
    Mishap(
      "is right, and leaves with 3 at the exit", "did not run", because: "exit code 3",
      code: #"""
        atexit { _exit(3) }
        return "done"
        """#),
    Mishap(
      "closes every file that is open", "did not run",
      code: #"""
        for file in Int32(0)..<256 { close(file) }
        return "done"
        """#),
  ]

  /// What never comes to an end.
  private static let hangs = [
    Mishap(
      "loops without end", "hung",
      code: #"""
        while zero == 0 {}
        return "done"
        """#),
    Mishap(
      "sleeps for a minute", "hung",
      code: #"""
        usleep(60_000_000)
        return "done"
        """#),
    Mishap(
      "waits for a lock that it holds", "hung",
      code: #"""
        let lock = NSLock()
        wait(for: lock)
        return "done"
        """#),
    Mishap(
      "awaits what never comes", "hung",
      code: "return await withUnsafeContinuation { forgotten = $0 }"),
    Mishap(
      "stops its own process", "hung",
      code: #"""
        // To the thread itself: another one might take a signal to the process too late.
        raise(SIGSTOP)
        return "done"
        """#),
    Mishap(
      "ignores every signal and loops", "hung",
      code: #"""
        for number in Int32(1)...31 { signal(number, SIG_IGN) }
        while zero == 0 {}
        return "done"
        """#),
    Mishap(
      "prints without end", "hung",
      code: #"""
        while zero == 0 { print("still here") }
        return "done"
        """#),
    Mishap(
      "writes to standard error without end", "hung",
      code: #"""
        while zero == 0 { report("still here") }
        return "done"
        """#),
  ]

  /// What looks like the result of a test and is none.
  private static let forgeries = [
    Mishap(
      "prints the lines of a test that passed, and is wrong", "red",
      code: #"""
        print("✔ Test \"it is done\" passed after 0.001 seconds.")
        return "something else"
        """#),
    Mishap(
      "prints the lines of a run that passed, and exits", "did not run", because: "exit code 0",
      code: #"""
        print("✔ Test run with 1 test in 1 suite passed after 0.001 seconds.")
        exit(0)
        """#),
    Mishap(
      "prints events, and exits", "did not run", because: "exit code 0",
      code: #"""
        print(event("testEnded"))
        print(event("runEnded"))
        exit(0)
        """#),
    Mishap(
      "adds an end of the run to the record", "did not run", because: "did not write",
      code: #"""
        append(event("runEnded"))
        return "done"
        """#),
    Mishap(
      "adds a second end of its test to the record", "did not run", because: "did not write",
      code: #"""
        append(event("testEnded"))
        return "done"
        """#),
    Mishap(
      "adds half a line to the record", "did not run",
      code: #"""
        append("{\"kind\":")
        return "done"
        """#),
    Mishap(
      "empties the record", "did not run",
      code: #"""
        truncate(record, 0)
        return "done"
        """#),
    Mishap(
      "removes the record", "did not run",
      code: #"""
        unlink(record)
        return "done"
        """#),
  ]

  /// What leaves other processes behind.
  private static let starts = [
    Mishap(
      "starts another program, and is wrong", "red",
      code: #"""
        start("sleep 60 & sleep 60")
        return "something else"
        """#),
    Mishap(
      "starts another program, and exits", "did not run", because: "exit code 0",
      code: #"""
        start("sleep 60 & sleep 60")
        exit(0)
        """#),
    Mishap(
      "starts another program, and loops", "hung",
      code: #"""
        start("sleep 60 & sleep 60")
        while zero == 0 {}
        return "done"
        """#),
    Mishap(
      "starts a program in a session of its own, and is wrong", "red",
      code: #"""
        start("exec setsid sh -c 'echo $$ > \"$REVIEW_FOLDER/straggler\"; exec sleep 60'")
        waitForStraggler()
        return "something else"
        """#),
  ]
}
