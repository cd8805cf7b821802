/// A value that a view reads from its environment.
///
/// A view that reads a value is evaluated again when that value is different, and not for other
/// changes of the environment (rule R7). A required observable object that isn't there stops the
/// program (rule O10).
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private let fallback: () -> Value
  private var found: Value?

  /// Makes a property that reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
    fallback = { EnvironmentValues()[keyPath: keyPath] }
  }

  /// Makes a property that reads the observable object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    let missing: () -> Value = {
      fatalError(
        """
        No Observable object of type \(Value.self) found. A View.environment(_:) for \
        \(Value.self) may be missing as an ancestor of this view.
        """
      )
    }
    read = { $0.object(Value.self) ?? missing() }
    fallback = missing
  }

  /// Makes a property that reads the observable object of a type, nil where there is none.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    read = { $0.object(Object.self) }
    fallback = { nil }
  }

  /// The value; outside an installed view its default.
  public var wrappedValue: Value { found ?? fallback() }
}

extension Environment: BoundProperty {
  mutating func bind(to node: Node, at path: String) {
    let value = read(node.environment)
    found = value
    node.environmentReads.append { [read] in InputComparison.areSame(read($0), value) }
  }
}

extension Environment: InputComparable {
  /// Which value is read is fixed by the declaration; the value itself isn't an input.
  func isSameInput(as other: Any) -> Bool { true }
}
