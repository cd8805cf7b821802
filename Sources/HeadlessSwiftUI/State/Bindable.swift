/// Makes bindings to the properties of an observable object.
///
/// Reproduces rule B5.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  private init(of object: Value) { wrappedValue = object }

  /// Not available: there are no bindings to the properties of anything else.
  @available(
    *,
    unavailable,
    message: "The wrapped value must be an object that conforms to Observable"
  )
  public init(wrappedValue: Value) { self.init(of: wrappedValue) }

  /// The same, to make bindings from.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
  /// Makes bindings to an object's properties.
  public init(wrappedValue: Value) { self.init(of: wrappedValue) }

  /// Makes bindings to an object's properties.
  public init(_ wrappedValue: Value) { self.init(of: wrappedValue) }

  /// Makes the property that another one projects.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(PropertyLocation(object: wrappedValue, keyPath: keyPath, isTracked: true))
  }
}

extension Bindable: DynamicProperty {}
