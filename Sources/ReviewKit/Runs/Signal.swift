/// A signal that ends a process, in words.
package struct Signal: Hashable, Sendable {
  /// Its number.
  package var number: Int32

  /// Creates a signal from its number.
  package init(number: Int32) {
    self.number = number
  }

  /// Its name where it has the same number on every system, and its number.
  package var name: String {
    knownName.map { "\($0), signal \(number)" } ?? "signal \(number)"
  }

  private var knownName: String? {
    switch number {
    case 4: "SIGILL"
    case 5: "SIGTRAP"
    case 6: "SIGABRT"
    case 8: "SIGFPE"
    case 9: "SIGKILL"
    case 11: "SIGSEGV"
    case 14: "SIGALRM"
    case 15: "SIGTERM"
    default: nil
    }
  }

  /// What it usually means, to go on after "The app stopped".
  ///
  /// - Parameter name: The signal's name, as the system or ``name`` has it.
  /// - Returns: Nothing for a signal that means nothing in particular.
  package static func meaning(of name: String) -> String? {
    let word = name.prefix { $0 != "," }
    return switch word {
    case "SIGILL", "SIGTRAP":
      "at a trap. Swift stops code that can't go on, as at a nil that is unwrapped or an index that "
        + "is out of range"
    case "SIGABRT": "because something in it called abort"
    case "SIGSEGV", "SIGBUS", "signal 7", "signal 10": "at a use of memory that isn't its own"
    case "SIGKILL": "because it was killed"
    default: nil
    }
  }

  /// A sentence about an app that a signal ended, where nothing else is known.
  package static func sentence(about name: String) -> String {
    "The app stopped\(meaning(of: name).map { " \($0)" } ?? "") (\(name))."
  }
}
