/// Tells that an object is about to change (rule O7).
public final class ObservableObjectPublisher: Publisher, Sendable {
  /// No values: only that something is about to change.
  public typealias Output = Void
  /// It doesn't fail.
  public typealias Failure = Never

  private let subscribers = Subscribers<Void>()

  /// Makes a publisher without subscribers.
  public init() {}

  /// Tells that the object is about to change.
  public func send() { subscribers.send(()) }

  /// Runs a closure before each change.
  public func sink(receiveValue: @escaping (()) -> Void) -> AnyCancellable {
    subscribers.add(receiveValue)
  }
}
