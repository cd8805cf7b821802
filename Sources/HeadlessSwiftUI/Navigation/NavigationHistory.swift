/// What is on a navigation stack above its root.
///
/// It belongs to the stack's node. Where the author keeps the path, that path is the truth and
/// ``entries`` follow it.
@MainActor final class NavigationHistory {
  /// A screen above the root.
  enum Entry {
    /// Made by a `navigationDestination` for a value.
    case value(AnyHashable)
    /// Made by a link or presentation of its own, which knows what it shows now.
    case view(Source)
  }

  /// Something that has pushed a view of its own.
  final class Source {
    var view: any View
    /// Has the author's state say that the screen is gone.
    var popped: () -> Void

    init(view: any View, popped: @escaping () -> Void = {}) {
      self.view = view
      self.popped = popped
    }
  }

  private(set) var entries: [Entry] = []
  private weak let node: Node?
  private var path: Path?
  private var destinations: [ObjectIdentifier: Destination] = [:]
  private var screens: [ObjectIdentifier: Screen] = [:]

  /// A pushed screen that is installed.
  private struct Screen {
    weak var node: Node?
    let entry: Entry
  }

  /// The author's path.
  struct Path {
    let get: () -> [AnyHashable]
    let set: ([AnyHashable]) -> Void
  }

  private struct Destination {
    weak var node: Node?
    let make: (AnyHashable) -> (any View)?
  }

  init(node: Node) { self.node = node }

  /// Brings the entries in line with the author's path, which may have changed.
  func follow(_ path: Path?) {
    self.path = path
    guard let path else { return }
    let wanted = path.get()
    guard wanted != values else { return }
    let common = zip(values, wanted).prefix { $0 == $1 }.count
    keepValues(common)
    entries += wanted.dropFirst(common).map(Entry.value)
  }

  /// Puts a value's screen on top.
  func push(_ value: AnyHashable) {
    guard let path else { return change { entries.append(.value(value)) } }
    path.set(path.get() + [value])
  }

  /// Puts a view of its own on top.
  func push(_ source: Source) {
    change { entries.append(.view(source)) }
  }

  /// Takes the screens from a position on away.
  func pop(to count: Int) {
    guard count < entries.count else { return }
    let popped = entries[count...]
    let values = popped.filter(\.isValue).count
    change { entries.removeSubrange(count...) }
    if values > 0, let path { path.set(path.get().dropLast(values)) }
    for case .view(let source) in popped { source.popped() }
  }

  /// Takes the screen of a source away, and those above it, without telling the author.
  func remove(_ source: Source) {
    guard let index = position(of: source) else { return }
    change { entries.removeSubrange(index...) }
  }

  /// Whether the screen of a source is on the stack.
  func position(of source: Source) -> Int? {
    entries.firstIndex { if case .view(let other) = $0 { other === source } else { false } }
  }

  /// Notes what a type's values lead to, as the latest copy of the view says.
  ///
  /// Where several views of a stack say so, the one closest to the root counts.
  func setDestination(
    for type: Any.Type,
    at node: Node,
    _ make: @escaping (AnyHashable) -> (any View)?
  ) {
    let key = ObjectIdentifier(type)
    if let known = destinations[key]?.node, known.isMounted, known.depth < node.depth { return }
    destinations[key] = Destination(node: node, make: make)
    for screen in screens.values {
      guard case .value(let value) = screen.entry, Swift.type(of: value.base) == type else {
        continue
      }
      if let shown = screen.node, !node.isBelow(shown) { shown.graph.invalidate(shown) }
    }
  }

  /// What an entry shows, at the node of its screen.
  func view(of entry: Entry, at node: Node) -> any View {
    screens[ObjectIdentifier(node)] = Screen(node: node, entry: entry)
    switch entry {
    case .view(let source): return source.view
    case .value(let value):
      let destination = destinations[ObjectIdentifier(type(of: value.base))]
      return destination?.make(value) ?? EmptyView()
    }
  }

  /// Has the screen of a source show what the source has now.
  func viewChanged(of source: Source) {
    for screen in screens.values {
      guard case .view(let pushed) = screen.entry, pushed === source else { continue }
      if let shown = screen.node { shown.graph.invalidate(shown) }
    }
  }

  private var values: [AnyHashable] {
    entries.compactMap { if case .value(let value) = $0 { value } else { nil } }
  }

  private func keepValues(_ count: Int) {
    var left = count
    let end = entries.firstIndex { entry in
      guard entry.isValue else { return false }
      left -= 1
      return left < 0
    }
    if let end { entries.removeSubrange(end...) }
  }

  private func change(_ change: () -> Void) {
    change()
    if let node { node.graph.invalidate(node) }
  }
}

extension NavigationHistory.Entry {
  var isValue: Bool { if case .value = self { true } else { false } }

  /// What tells the screen from others at its position.
  var identity: AnyHashable {
    switch self {
    case .value(let value): value
    case .view(let source): ObjectIdentifier(source)
    }
  }
}

private struct NavigationKey: EnvironmentKey {
  static var defaultValue: NavigationHistory? { nil }
}

extension EnvironmentValues {
  /// The navigation stack that a view is in.
  var navigation: NavigationHistory? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}
