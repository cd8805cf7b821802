/// Which tab of a tab view is selected.
@MainActor final class TabSelection {
  /// Where a tab view's node keeps it.
  static let key = "tabs"

  private var selected: AnyHashable?
  private var write: ((AnyHashable) -> Void)?
  private var tabs: [ObjectIdentifier: Dependent] = [:]

  /// Selects a tab as a person does: in the author's state, where the author keeps it.
  func select(_ tab: AnyHashable) {
    if let write { write(tab) } else { change(to: tab) }
  }

  /// Selects what the author's state says.
  func follow(_ value: AnyHashable, write: @escaping (AnyHashable) -> Void) {
    self.write = write
    change(to: value)
  }

  /// Whether a tab is the selected one; the first that asks is, where nothing else says so.
  func isSelected(_ tab: AnyHashable, at node: Node) -> Bool {
    tabs[ObjectIdentifier(node)] = Dependent(always: node)
    selected = selected ?? tab
    return selected == tab
  }

  private func change(to tab: AnyHashable) {
    guard selected != tab else { return }
    selected = tab
    for tab in tabs.values { tab.invalidate() }
  }
}

private struct TabsKey: EnvironmentKey {
  static var defaultValue: TabSelection? { nil }
}

private struct TagKey: EnvironmentKey {
  static var defaultValue: AnyHashable? { nil }
}

extension EnvironmentValues {
  /// The tab view that a view is a tab of.
  var tabs: TabSelection? {
    get { self[TabsKey.self] }
    set { self[TabsKey.self] = newValue }
  }

  /// The tag that was put on a view around this one.
  var tag: AnyHashable? {
    get { self[TagKey.self] }
    set { self[TagKey.self] = newValue }
  }
}
