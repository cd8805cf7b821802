internal import HeadlessScreen

/// A node's subscription to the object that a property of its view holds at present.
@MainActor final class Subscription {
  private weak var object: AnyObject?
  private var cancellable: AnyCancellable?

  /// Subscribes to an object, unless it is the one followed already.
  func follow<Object: ObservableObject>(_ object: Object, for node: Node) {
    guard self.object !== object else { return }
    self.object = object
    cancellable = Self.of(node, to: object)
  }

  /// A subscription that evaluates a node again whenever an object is about to change.
  static func of<Object: ObservableObject>(_ node: Node, to object: Object) -> AnyCancellable {
    let dependent = Dependent(always: node)
    return object.objectWillChange.sink { _ in
      if Graph.evaluatingHere != nil { return dependent.record(.publishedInUpdate) }
      dependent.invalidate(reporting: .publishedOffMain)
    }
  }
}
