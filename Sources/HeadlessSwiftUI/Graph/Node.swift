/// A view that is installed: an identity with a lifetime, and everything that lives as long.
///
/// Reproduces rule R2. State belongs here, never to the copies of the view that come and go.
@MainActor final class Node {
  unowned let graph: Graph
  weak let parent: Node?
  let slot: Slot
  let depth: Int

  /// The copy that the last evaluation ran on, with its property wrappers bound to this node.
  var view: any View
  var environment: EnvironmentValues
  var changeEnvironment: ((inout EnvironmentValues) -> Void)?
  var children: [Node] = []
  var role = Role.group
  var lifecycle: Lifecycle?
  /// Whether its view has no body, so that its inputs are those of its children.
  let isPrimitive: Bool

  /// What the property wrappers of the view keep, by the path of their field.
  var storage: [String: AnyObject] = [:]
  /// Whether each environment value that the last evaluation read is the same in another one.
  var environmentReads: [(EnvironmentValues) -> Bool] = []

  /// Counts evaluations, so that what an earlier one depended on can be told from what counts.
  var generation = 0
  var isDirty = false
  var isMounted = true
  /// Whether the parent keeps it alive but covered.
  var isHidden = false
  /// Whether the last commit found it on the screen.
  var isOnScreen = false
  /// The commit in which it was last seen on the screen.
  var lastSeen = 0

  init(_ child: Child, below parent: Node?, in graph: Graph, environment: EnvironmentValues) {
    self.graph = graph
    self.parent = parent
    slot = child.slot
    depth = (parent?.depth ?? -1) + 1
    view = child.view
    isPrimitive = child.view is any Primitive
    self.environment = environment
    changeEnvironment = child.environment
    isHidden = child.isHidden
  }

  /// Whether a new copy of the view brings nothing new (rule R8).
  func hasSameInput(as other: any View) -> Bool {
    func compare<Shown: View>(_ view: Shown) -> Bool {
      (other as? Shown).map { InputComparison.areSame(view, $0) } ?? false
    }
    return compare(view)
  }

  /// Whether the node is somewhere below another.
  func isBelow(_ other: Node) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === other }
  }

  /// The child in a slot, where there is one.
  func child(_ slot: Slot) -> Node? {
    children.first { $0.slot == slot }
  }

  /// What is kept under a name for as long as the node lives, made on the first request.
  func stored<Object: AnyObject>(_ name: String, or make: () -> Object) -> Object {
    if let object = storage[name] as? Object { return object }
    let object = make()
    storage[name] = object
    return object
  }
}
