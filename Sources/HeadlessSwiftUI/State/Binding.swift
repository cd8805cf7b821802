/// A reference to a value that somebody else owns, to read it and to write it.
///
/// Reproduces rules B5 to B7. Bindings made by key paths and subscripts are the same input when
/// they refer to the same place; those made of closures never are. A read during an update makes
/// the view being evaluated depend on the value.
///
/// Left out: transactions and animations.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  let location: Location<Value>

  init(_ location: Location<Value>) { self.location = location }

  /// Makes a binding that reads and writes through closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ComputedLocation(get: get, set: set)
  }

  /// Makes the binding that another one projects, for a `$item` in a closure's parameters.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a value that no write changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(ConstantLocation(value))
  }

  /// The value at the place that the binding refers to.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value; a subscript's arguments are part of the key path.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(PartLocation(whole: location, keyPath: keyPath))
  }
}

extension Binding {
  /// Makes a binding to an optional, from a binding to a value.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(get: { base.wrappedValue }) { value in
      if let value { base.wrappedValue = value }
    }
  }

  /// Makes a binding to the value of an optional, or nil where there is none now.
  public init?(_ base: Binding<Value?>) {
    guard let initial = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? initial }) { base.wrappedValue = $0 }
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: DynamicProperty {}

extension Binding: InputComparable {
  func isSameInput(as other: Any) -> Bool {
    (other as? Binding<Value>).map { location.isSame(as: $0.location) } ?? false
  }
}
