package import Foundation

/// Real user defaults with a suite of their own, gone when the test is over.
package final class TemporaryDefaults {
  private let suite = "second-look.\(UUID().uuidString)"

  package init() {}

  deinit {
    open().removePersistentDomain(forName: suite)
  }

  /// Opens the suite anew, as a relaunched app does.
  package func open() -> UserDefaults {
    guard let defaults = UserDefaults(suiteName: suite) else {
      preconditionFailure("\(suite) is a name that user defaults refuse.")
    }
    return defaults
  }
}
