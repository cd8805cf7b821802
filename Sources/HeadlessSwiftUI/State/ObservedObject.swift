/// An observed object that a view is given and doesn't own.
///
/// Reproduces rules O4 to O6. The object is part of the view's value: a default is made anew
/// whenever the parent's body makes a new copy of the view. Any change of the object evaluates
/// the view again, whatever it has read.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object that the view was given.
  public var wrappedValue: ObjectType

  /// Makes a property for an object to be given.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Makes a property for an object to be given.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(wrappedValue) }

  /// Makes bindings to an object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    private let object: ObjectType

    init(_ object: ObjectType) { self.object = object }

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(PropertyLocation(object: object, keyPath: keyPath, isTracked: false))
    }
  }
}

extension ObservedObject: BoundProperty {
  /// Follows the object that the view has now, and no other (rule O5).
  mutating func bind(to node: Node, at path: String) {
    node.stored(path) { Subscription() }.follow(wrappedValue, for: node)
  }
}

extension ObservedObject: InputComparable {
  func isSameInput(as other: Any) -> Bool {
    (other as? ObservedObject).map { wrappedValue === $0.wrappedValue } ?? false
  }
}
