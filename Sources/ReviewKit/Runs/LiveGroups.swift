import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The process groups that this program has started and not yet reaped.
///
/// Foundation's `Process` cannot give a child a group of its own, and only a group can be ended
/// together with what it started. So children are started here, through `posix_spawn`.
package enum LiveGroups {
  /// The numbers of the groups; the lock also keeps two starts from inheriting each other's pipes.
  private static let running = Mutex<Set<pid_t>>([])

  /// Ends every group, for a program that is being stopped itself.
  package static func endAll() {
    running.withLock { groups in
      for group in groups { kill(-group, SIGKILL) }
    }
  }

  /// Starts a child, and returns its number and the end of a pipe with its output.
  static func start(_ child: ChildProcess) throws(ReviewError) -> (pid: pid_t, pipe: Int32) {
    let result = running.withLock { groups -> (code: Int32, pid: pid_t, pipe: Int32) in
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { return (errno, 0, 0) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
      var pid = pid_t()
      let code = spawn(child, writingTo: ends[1], pid: &pid)
      close(ends[1])
      if code == 0 {
        groups.insert(pid)
      } else {
        close(ends[0])
      }
      return (code, pid, ends[0])
    }
    guard result.code == 0 else {
      throw .childFailed(
        program: child.program.text,
        reason: String(cString: strerror(result.code))
      )
    }
    return (result.pid, result.pipe)
  }

  /// Takes a child's status and forgets its group.
  static func reap(_ pid: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(pid, &status, 0) == -1, errno == EINTR {}
    running.withLock { _ = $0.remove(pid) }
    return status
  }

  private static func spawn(
    _ child: ChildProcess,
    writingTo pipe: Int32,
    pid: inout pid_t
  ) -> Int32 {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }

    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for stream in [Int32(1), 2] {
      if child.captures.includes(stream) {
        posix_spawn_file_actions_adddup2(&actions, pipe, stream)
      } else {
        posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
      }
    }
    var defaults = sigset_t()
    sigfillset(&defaults)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    var mask = sigset_t()
    sigemptyset(&mask)
    posix_spawnattr_setsigmask(&attributes, &mask)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK)
    )

    var words = ([child.program.text] + child.arguments).map { strdup($0) } + [nil]
    var variables = child.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    return posix_spawn(&pid, child.program.text, &actions, &attributes, &words, &variables)
  }
}

extension ChildProcess.Capture {
  fileprivate func includes(_ stream: Int32) -> Bool {
    switch self {
    case .both: true
    case .output: stream == 1
    case .errors: stream == 2
    }
  }
}
