import Synchronization

/// What observers noted, in order.
final class Told: Sendable {
  private let noted = Mutex<[String]>([])

  var names: [String] { noted.withLock { $0 } }

  func add(_ name: String) { noted.withLock { $0.append(name) } }
}
