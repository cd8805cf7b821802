internal import HeadlessScreen

/// An observed object that a view owns for as long as it lives.
///
/// Reproduces rules O1 to O3. The closure that makes the object runs once, just before the first
/// run of the body, and again only when the view's identity changes.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var installed: Owned?

  final class Owned {
    let object: ObjectType
    let subscription: AnyCancellable

    @MainActor init(_ object: ObjectType, by node: Node) {
      self.object = object
      subscription = Subscription.of(node, to: object)
    }
  }

  /// Makes a state object from an expression that is kept until the view is installed.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object; outside an installed view a new one with each access (rule O3).
  @MainActor public var wrappedValue: ObjectType {
    guard let installed else {
      IssueLog.recordHere(.readUninstalledStateObject)
      return make()
    }
    return installed.object
  }

  /// Bindings to the object's properties.
  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(wrappedValue)
  }
}

extension StateObject: BoundProperty {
  mutating func bind(to node: Node, at path: String) {
    installed = node.stored(path) { Owned(make(), by: node) }
  }
}

extension StateObject: InputComparable {
  /// The expression isn't an input: it only counts once.
  func isSameInput(as other: Any) -> Bool { true }
}
