/// An observed object that a view finds in its environment.
///
/// Reproduces rule O10: where no ancestor has put one there, the program stops with the
/// framework's sentence.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var found: ObjectType?

  /// Makes a property for an object of this type.
  public init() {}

  /// The object that the nearest ancestor has put into the environment.
  @MainActor public var wrappedValue: ObjectType {
    guard let found else {
      fatalError(
        """
        No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \
        \(ObjectType.self) may be missing as an ancestor of this view.
        """
      )
    }
    return found
  }

  /// Bindings to the object's properties.
  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(wrappedValue)
  }
}

extension EnvironmentObject: BoundProperty {
  mutating func bind(to node: Node, at path: String) {
    let object = node.environment.object(ObjectType.self)
    found = object
    node.environmentReads.append { $0.object(ObjectType.self) === object }
    guard let object else { return }
    node.stored(path) { Subscription() }.follow(object, for: node)
  }
}

extension EnvironmentObject: InputComparable {
  func isSameInput(as other: Any) -> Bool { true }
}
