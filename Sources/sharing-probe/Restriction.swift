import Foundation

/// What a process can be kept from by its system, whoever runs it.
enum Restriction {
  /// Has every write past a length fail, as it does on a full disk.
  static func fileLength(_ bytes: Int) {
    signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
    #if canImport(Darwin)
    setrlimit(RLIMIT_FSIZE, &limit)
    #else
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    #endif
  }

  /// Gives up the rights of the superuser, to whom no folder is read-only.
  static func otherUser() {
    guard geteuid() == 0 else { return }
    let nobody: uid_t = 65_534
    setegid(nobody)
    seteuid(nobody)
  }
}
