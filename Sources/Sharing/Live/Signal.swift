internal import Observation
internal import Synchronization

/// What observers of one shared value depend on.
///
/// Apart from the value and not generic, so that its key path is made once and a read costs next
/// to nothing while nobody tracks it.
final class Signal: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let waits = Atomic(false)

  private var content: Void { () }

  /// Makes whoever tracks what they read depend on this signal.
  func access() {
    registrar.access(self, keyPath: \.content)
  }

  /// Tells the observers there are.
  ///
  /// The change has been made by then, so those that are told before a change find the new value
  /// too.
  @MainActor func send() {
    registrar.withMutation(of: self, keyPath: \.content) {}
  }

  /// Whether the signal is to be sent in a later turn; asking costs less than noting it again.
  var isWaiting: Bool { waits.load(ordering: .sequentiallyConsistent) }

  /// Notes that the signal is to be sent in a later turn.
  ///
  /// - Returns: Whether it wasn't noted already.
  func beginWaiting() -> Bool {
    !waits.exchange(true, ordering: .sequentiallyConsistent)
  }

  /// Notes that the signal is about to be sent: a change made from now on needs another turn.
  func endWaiting() {
    waits.store(false, ordering: .sequentiallyConsistent)
  }
}
