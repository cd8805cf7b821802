/// A shared value that this place can read and can't change.
///
/// It has no `withLock`, so the compiler says so where somebody tries.
///
/// ```swift
/// @SharedReader(.favorites) var favorites
/// ```
@dynamicMemberLookup
@propertyWrapper
public struct SharedReader<Value: Sendable>: Sendable {
  let reference: any ReadableReference<Value>

  init(reference: any ReadableReference<Value>) {
    self.reference = reference
  }

  /// Reads what another place shares.
  public init(_ shared: Shared<Value>) {
    self.init(reference: shared.reference)
  }

  /// Reads the value of a key, which says its default itself.
  public init(
    _ key: (some SharedKey<Value>).Default,
    fileID: StaticString = #fileID,
    line: Int = #line
  ) {
    self.init(Shared(key, fileID: fileID, line: line))
  }

  /// Reads the value of a key, with a default given in this place.
  ///
  /// Two places that give different defaults for one key are reported.
  public init(
    wrappedValue: @autoclosure () -> Value,
    _ key: some SharedKey<Value>,
    fileID: StaticString = #fileID,
    line: Int = #line
  ) {
    self.init(Shared(wrappedValue: wrappedValue(), key, fileID: fileID, line: line))
  }

  /// Takes over what another reader stands for, in a parameter or a memberwise initializer.
  public init(projectedValue: Self) {
    self = projectedValue
  }

  /// The value as it is now.
  ///
  /// Reading it in a view's body, or in `withObservationTracking`, makes the reader depend on it.
  public var wrappedValue: Value { reference.value }

  /// The reader itself, to derive from or to hand on.
  public var projectedValue: Self { self }

  /// Reads one member of the value.
  public subscript<Member: Sendable>(
    dynamicMember member: any KeyPath<Value, Member> & Sendable
  ) -> SharedReader<Member> {
    SharedReader<Member>(reference: reference.readableMember(member))
  }
}

// MARK: - The storage

extension SharedReader {
  /// What was found in the storage.
  public var loadState: LoadState { reference.loadState }

  /// The reason that the storage could not be read, or nil where it could.
  public var loadError: (any Error)? { reference.loadState.error }

  /// The reason that the latest change is not in the storage, or nil where none is known.
  public var saveError: (any Error)? { reference.saveError }
}

// MARK: - Conformances

/// Two are equal if their values are, wherever they are stored.
extension SharedReader: Equatable where Value: Equatable {
  /// Compares the values of both as they are now.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.wrappedValue == rhs.wrappedValue
  }
}
