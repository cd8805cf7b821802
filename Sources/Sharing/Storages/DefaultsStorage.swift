internal import Foundation
internal import Synchronization

/// User defaults, or what stands in for them.
package protocol DefaultsStorage: Sendable {
  /// The entry of that name, or nil where none is.
  func entry(_ name: String) -> Any?

  /// Enters a value, and returns when it survives the end of the process.
  func enter(_ entry: Any, as name: String)
}

/// User defaults of the system: the app's own, or those of a suite.
package struct SystemDefaults: DefaultsStorage {
  private let suite: String?

  /// Names a suite, or the app's own defaults where there is no name.
  package init(suite: String? = nil) {
    self.suite = suite
  }

  private var defaults: UserDefaults {
    suite.flatMap { UserDefaults(suiteName: $0) } ?? .standard
  }

  package func entry(_ name: String) -> Any? {
    defaults.object(forKey: name)
  }

  package func enter(_ entry: Any, as name: String) {
    let defaults = defaults
    defaults.set(entry, forKey: name)
    defaults.synchronize()
  }
}

/// User defaults in memory, for tests.
package final class MemoryDefaults: DefaultsStorage {
  // Entries are values of the types that ``AppStorageValue`` lists, which are all sendable.
  private struct Entry: @unchecked Sendable { var value: Any }

  private let entries = Mutex<[String: Entry]>([:])

  package init() {}

  package func entry(_ name: String) -> Any? {
    entries.withLock { $0[name] }?.value
  }

  package func enter(_ entry: Any, as name: String) {
    let entry = Entry(value: entry)
    entries.withLock { $0[name] = entry }
  }
}
