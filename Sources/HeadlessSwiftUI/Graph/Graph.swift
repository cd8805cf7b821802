internal import HeadlessScreen

/// The tree of installed views and what is out of date in it: the pure core.
///
/// It performs nothing. ``flush()`` brings the tree up to date and returns what is to be done.
@MainActor final class Graph {
  private(set) var root: Node?
  /// The rules that the views of this tree have broken.
  let issues = IssueLog()

  /// The nodes whose views have to be run again.
  private var dirty: [Node] = []
  /// Whether nodes came, went, or were covered since the last commit.
  private var hasMoved = false
  /// What is to be done after the next commit.
  private var changes: [Effect] = []
  private var commits = 0
  /// The nodes with a lifecycle that the last commit found on the screen.
  private var onScreen: [Node] = []
  private var bodies: [ObjectIdentifier: Int] = [:]

  /// The node whose view is being evaluated, in whichever graph; nil between updates.
  static private(set) var evaluating: Node?

  /// How many rounds of changes one flush takes up before it leaves the rest to the next.
  private static let roundLimit = 100

  /// Shows a view, or gives the one that is shown new inputs.
  func show(_ view: any View, environment: EnvironmentValues) {
    let child = Child(.content, view)
    if let root, type(of: root.view) == type(of: view) {
      update(root, with: child, inheriting: environment)
    } else {
      root = mount(child, below: nil, inheriting: environment)
    }
  }

  /// Takes everything off the screen.
  func close() {
    if let root { unmount(root) }
    root = nil
    dirty = []
  }

  /// Notes that what a node's view depends on has changed.
  func invalidate(_ node: Node) {
    guard node.isMounted, !node.isDirty else { return }
    node.isDirty = true
    dirty.append(node)
  }

  /// Has the topmost bodies run again.
  func invalidateBodies(from node: Node) {
    invalidate(node)
    if node.isPrimitive { node.children.forEach(invalidateBodies) }
  }

  /// Whether something waits to be brought up to date.
  var isUpToDate: Bool { dirty.isEmpty && changes.isEmpty && !hasMoved }

  /// How often bodies of views of a type were run.
  func bodyCount(of type: Any.Type) -> Int { bodies[ObjectIdentifier(type), default: 0] }

  /// Notes that a body of a type is run.
  func countBody(of type: Any.Type) { bodies[ObjectIdentifier(type), default: 0] += 1 }
}

// MARK: - Bringing up to date

extension Graph {
  /// Brings every view up to date, from the top down, and says what is to be done about it.
  ///
  /// Several writes before a flush cost one evaluation (rule S6).
  func flush() -> [Effect] {
    var rounds = 0
    while !dirty.isEmpty, rounds < Self.roundLimit {
      rounds += 1
      let round = dirty.sorted { $0.depth < $1.depth }
      dirty = []
      for node in round where node.isMounted && node.isDirty { evaluate(node) }
    }
    let changed = changes
    changes = []
    return (hasMoved ? commit() : []) + changed
  }

  /// Has something done after the commit that follows.
  func schedule(_ effect: Effect) { changes.append(effect) }

  /// Runs a view's body, then brings its children in line with what it describes.
  ///
  /// The two are apart so that what a child reads isn't taken for a dependency of its parent.
  private func evaluate(_ node: Node) {
    node.isDirty = false
    node.generation += 1
    node.environmentReads = []
    let children = track(node) { Evaluation.run(node) }
    reconcile(node, with: children)
  }

  /// Runs `body` as the evaluation of a node, noting the observable properties that it reads.
  private func track(_ node: Node, _ body: () -> [Child]) -> [Child] {
    let outer = Self.evaluating
    Self.evaluating = node
    defer { Self.evaluating = outer }
    let dependent = Dependent(node)
    return withObservationTracking(body) {
      dependent.invalidate(reporting: .changedOffMain)
    }
  }

  private func update(_ node: Node, with child: Child, inheriting inherited: EnvironmentValues) {
    if node.isHidden != child.isHidden {
      node.isHidden = child.isHidden
      hasMoved = true
    }
    node.changeEnvironment = child.environment
    let environment = environment(for: node, inheriting: inherited)
    let isSame = !node.isPrimitive && node.hasSameInput(as: child.view)
    if isSame, !node.isDirty {
      propagate(environment, to: node)
    } else {
      if !isSame { node.view = child.view }
      node.environment = environment
      evaluate(node)
    }
  }

  /// Hands a new environment down to those views that have read what is different in it.
  private func propagate(_ environment: EnvironmentValues, to node: Node) {
    guard !node.environment.isIdentical(to: environment) else { return }
    node.environment = environment
    guard node.environmentReads.allSatisfy({ $0(environment) }) else { return evaluate(node) }
    for child in node.children {
      propagate(self.environment(for: child, inheriting: environment), to: child)
    }
  }

  /// A node's environment, which stays the identical one as long as nothing in it is different.
  private func environment(
    for node: Node,
    inheriting inherited: EnvironmentValues
  )
    -> EnvironmentValues
  {
    guard let change = node.changeEnvironment else { return inherited }
    var environment = inherited
    change(&environment)
    return environment.isSame(as: node.environment) ? node.environment : environment
  }
}

// MARK: - The tree

extension Graph {
  /// Matches children by slot and type: those that match go on living, the others end (rule R2).
  private func reconcile(_ node: Node, with children: [Child]) {
    let old = node.children
    var unmatched: [Slot: Node]?
    var kept: Set<ObjectIdentifier> = []
    var placed: [Slot: Node] = [:]
    let mayRepeat = node.view is any RepeatsIdentities
    var new: [Node] = []
    new.reserveCapacity(children.count)
    for (index, child) in children.enumerated() {
      if mayRepeat, let first = placed[child.slot] {
        new.append(first)
        continue
      }
      var match = index < old.count && old[index].slot == child.slot ? old[index] : nil
      if match == nil, !old.isEmpty {
        let bySlot = unmatched ?? Dictionary(old.map { ($0.slot, $0) }) { first, _ in first }
        unmatched = bySlot
        match = bySlot[child.slot]
        hasMoved = true
      }
      let result: Node
      if let match, type(of: match.view) == type(of: child.view) {
        kept.insert(ObjectIdentifier(match))
        update(match, with: child, inheriting: node.environment)
        result = match
      } else {
        result = mount(child, below: node, inheriting: node.environment)
      }
      if mayRepeat { placed[child.slot] = result }
      new.append(result)
    }
    node.children = new
    for child in old where child.isMounted && !kept.contains(ObjectIdentifier(child)) {
      unmount(child)
    }
  }

  private func mount(
    _ child: Child,
    below parent: Node?,
    inheriting inherited: EnvironmentValues
  )
    -> Node
  {
    hasMoved = true
    let node = Node(child, below: parent, in: self, environment: inherited)
    node.environment = environment(for: node, inheriting: inherited)
    evaluate(node)
    return node
  }

  /// Ends a lifetime: what the node keeps is let go, and what runs for it is cancelled.
  private func unmount(_ node: Node) {
    guard node.isMounted else { return }
    hasMoved = true
    node.isMounted = false
    for child in node.children { unmount(child) }
    node.storage = [:]
    changes.append(.ended(node))
  }
}

// MARK: - What appeared and disappeared

extension Graph {
  /// Compares what is on the screen with what was, in one walk.
  ///
  /// Appearances come first, the inner before the outer, then disappearances. Apple leaves the
  /// order open (rules R4 and T6, marked D).
  private func commit() -> [Effect] {
    hasMoved = false
    commits += 1
    var seen: [Node] = []
    if let root { collect(root, into: &seen) }
    let appeared = seen.filter { !$0.isOnScreen }
    let disappeared = onScreen.filter { $0.lastSeen != commits }
    for node in appeared { node.isOnScreen = true }
    for node in disappeared { node.isOnScreen = false }
    onScreen = seen
    return appeared.map(Effect.appeared) + disappeared.map(Effect.disappeared)
  }

  /// The nodes with something to do on appearing, among those that aren't covered.
  private func collect(_ node: Node, into seen: inout [Node]) {
    guard !node.isHidden, node.lastSeen != commits else { return }
    node.lastSeen = commits
    for child in node.children { collect(child, into: &seen) }
    if node.lifecycle != nil { seen.append(node) }
  }
}
