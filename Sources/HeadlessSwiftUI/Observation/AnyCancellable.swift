/// A subscription, which ends when it is cancelled or let go.
public final class AnyCancellable: Hashable {
  private var onCancel: (() -> Void)?

  /// Makes a subscription that ends by a closure.
  public init(_ cancel: @escaping () -> Void) { onCancel = cancel }

  deinit { onCancel?() }

  /// Ends the subscription.
  public func cancel() {
    onCancel?()
    onCancel = nil
  }

  /// Keeps the subscription for as long as a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Keeps the subscription for as long as a collection.
  public func store<Collected: RangeReplaceableCollection>(in collection: inout Collected)
  where Collected.Element == AnyCancellable {
    collection.append(self)
  }

  /// Whether two are the same subscription.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  /// Hashes the subscription's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
