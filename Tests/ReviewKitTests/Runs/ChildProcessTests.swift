import ReviewKit
import Testing

struct ChildProcessTests {
  @Test func `output and exit code are kept`() async throws {
    let outcome = try await shell("echo out; echo err >&2; exit 3").run()
    #expect(outcome.ending == .exited(3))
    #expect(outcome.output == "out\nerr\n")
  }

  @Test(arguments: [(.output, "out\n"), (.errors, "err\n")] as [(ChildProcess.Capture, String)])
  func `one stream alone may be kept`(capture: ChildProcess.Capture, text: String) async throws {
    var child = shell("echo out; echo err >&2")
    child.captures = capture
    #expect(try await child.run().output == text)
  }

  @Test func `a signal is told from an exit`() async throws {
    #expect(try await shell("kill -SEGV $$").run().ending == .signalled(11))
  }

  @Test func `the environment is the one given`() async throws {
    var child = shell("echo $LAMP")
    child.environment["LAMP"] = "lit"
    #expect(try await child.run().output == "lit\n")
  }

  @Test func `a child is ended after its time`() async throws {
    var child = shell("echo begun; exec sleep 60")
    child.limit = .milliseconds(200)
    let outcome = try await child.run()
    #expect(outcome.ending == .timedOut)
    #expect(outcome.output == "begun\n")
  }

  @Test func `what a child started ends with it`() async throws {
    let outcome = try await shell("sleep 60 & echo $!").run()
    #expect(outcome.ending == .exited(0))
    let number = outcome.output.filter(\.isNumber)
    let state = try await shell("ps -o stat= -p \(number)").run().output
    // It is gone, or dead and not yet buried.
    #expect(state.isEmpty || state.hasPrefix("Z"))
  }

  @Test func `a child that closed its output is still waited for`() async throws {
    #expect(try await shell("exec >&- 2>&-; sleep 0.1; exit 4").run().ending == .exited(4))
  }

  @Test func `a child that writes without end is ended, and only its last words are kept`()
    async throws
  {
    var child = ChildProcess(Path("/usr/bin/yes"), [], environment: [:])
    child.limit = .milliseconds(300)
    let outcome = try await child.run()
    #expect(outcome.ending == .timedOut)
    #expect((1 << 20)...(1 << 22) ~= outcome.output.utf8.count)
  }

  @Test func `a program that is not there is named`() async throws {
    let child = ChildProcess(Path("/no/such/program"), [], environment: [:])
    await #expect(
      throws: ReviewError.childFailed(
        program: "/no/such/program",
        reason: "No such file or directory"
      )
    ) {
      try await child.run()
    }
  }

  @Test func `a confined process has limits of its own, and ends as it would without them`()
    async throws
  {
    var child = shell("ulimit -c; ulimit -t; exit 7")
    child.limit = .seconds(20)
    let outcome = try await child.confined().run()
    #expect(outcome.output == "0\n170\n")
    #expect(outcome.ending == .exited(7))
  }

  #if os(Linux)
  @Test func `a confined process cannot take all memory`() async throws {
    let outcome = try await shell("ulimit -v").confined().run()
    #expect(outcome.output == "4194304\n")
  }
  #endif

  private func shell(_ script: String) -> ChildProcess {
    ChildProcess(Path("/bin/sh"), ["-c", script], environment: ["PATH": "/usr/bin:/bin"])
  }
}
