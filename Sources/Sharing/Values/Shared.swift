/// A value that several places share, with the storage that keeps it.
///
/// Every `Shared` made with one key, in one ``SharedStorages``, is the same value: what one place
/// changes, all others see, and every view that read it is evaluated again.
///
/// ```swift
/// @Shared(.favorites) var favorites
///
/// $favorites.withLock { $0.insert(25) }
/// ```
///
/// The value can't be assigned to. ``withLock(_:)`` is the only way to change it, so that what is
/// decided from a value and what is written for it can't come apart.
///
/// Copies of a `Shared` stand for the same value.
@dynamicMemberLookup
@propertyWrapper
public struct Shared<Value: Sendable>: Sendable {
  let reference: any Reference<Value>

  init(reference: any Reference<Value>) {
    self.reference = reference
  }

  /// Shares a value that no storage keeps: it lives as long as somebody holds it.
  public init(value: Value) {
    self.init(reference: SharedStorages.current.unnamedValue(value))
  }

  /// Shares the value of a key, which says its default itself.
  public init(
    _ key: (some SharedKey<Value>).Default,
    fileID: StaticString = #fileID,
    line: Int = #line
  ) {
    let use = KeyUse(file: fileID, line: line)
    self.init(reference: SharedStorages.current.value(for: key.base, key.defaultValue, use))
  }

  /// Shares the value of a key, with a default given in this place.
  ///
  /// Two places that give different defaults for one key are reported.
  public init(
    wrappedValue: @autoclosure () -> Value,
    _ key: some SharedKey<Value>,
    fileID: StaticString = #fileID,
    line: Int = #line
  ) {
    let use = KeyUse(file: fileID, line: line)
    self.init(reference: SharedStorages.current.value(for: key, wrappedValue, use))
  }

  /// Takes over what another `Shared` stands for, in a parameter or a memberwise initializer.
  public init(projectedValue: Self) {
    self = projectedValue
  }

  /// The value as it is now.
  ///
  /// Reading it in a view's body, or in `withObservationTracking`, makes the reader depend on it.
  public var wrappedValue: Value {
    get { reference.value }
    @available(*, unavailable, message: "Change a shared value with '$value.withLock { … }'.")
    nonmutating set { withLock { $0 = newValue } }
  }

  /// The shared value itself, to change, to derive from, or to hand on.
  public var projectedValue: Self { self }

  /// Changes the value with exclusive access, from the first read to the last write.
  ///
  /// The new value is there for everybody when this returns. Observers are told then, on the main
  /// actor; the storage is written later, elsewhere (see ``flush()``). If `operation` throws, what
  /// it had changed by then stays changed.
  ///
  /// Within `operation` use its argument. Reading this value by its name, or changing it again,
  /// stops the program, as overlapping access does everywhere in Swift.
  public func withLock<Result, Failure: Error>(
    _ operation: (inout Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    try reference.withLock(operation)
  }

  /// Shares one writable member of the value.
  public subscript<Member: Sendable>(
    dynamicMember member: any WritableKeyPath<Value, Member> & Sendable
  ) -> Shared<Member> {
    Shared<Member>(reference: reference.member(member))
  }

  /// Shares one member of the value, to read.
  public subscript<Member: Sendable>(
    dynamicMember member: any KeyPath<Value, Member> & Sendable
  ) -> SharedReader<Member> {
    SharedReader<Member>(reference: reference.readableMember(member))
  }
}

// MARK: - The storage

extension Shared {
  /// What was found in the storage.
  public var loadState: LoadState { reference.loadState }

  /// The reason that the storage could not be read, or nil where it could.
  public var loadError: (any Error)? { reference.loadState.error }

  /// The reason that the latest change is not in the storage, or nil where none is known.
  public var saveError: (any Error)? { reference.saveError }

  /// Waits until every change made so far is in the storage.
  ///
  /// A write that failed before is tried once more.
  ///
  /// - Throws: The reason that the changes are not in the storage.
  public func flush() async throws { try await reference.flush() }

  /// Takes the value that is in the storage now, after what waits to be written.
  ///
  /// Changes that could not be written are dropped.
  ///
  /// - Throws: The reason that the storage can't be read. The value in memory stays as it is.
  public func load() async throws { try await reference.load() }

  /// Puts the value into the storage, whatever is there, and waits until it is done.
  ///
  /// After a load that failed, or a change made by somebody else, this is the decision to
  /// overwrite. Without it nothing more is written.
  ///
  /// - Throws: The reason that the value is not in the storage.
  public func save() async throws { try await reference.save() }
}

// MARK: - Conformances

/// Two are equal if their values are, wherever they are stored.
extension Shared: Equatable where Value: Equatable {
  /// Compares the values of both as they are now.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.wrappedValue == rhs.wrappedValue
  }
}
