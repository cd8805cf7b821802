/// Screens on top of each other, of which the topmost is shown.
///
/// Reproduces rules N1 and N3: a covered screen stays alive, but disappears and appears again;
/// popping a screen ends its lifetime. Its title and its way back are read by the screen's
/// `title` and `goBack()`, and aren't elements.
public struct NavigationStack<Data, Root: View>: View {
  /// The type of the body of a view that has none.
  public typealias Body = Never

  private let path: NavigationHistory.Path?
  private let root: Root

  /// Makes a stack that keeps its path to itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = nil
  }

  /// Makes a stack that shows a path of values of any types.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
    self.path = NavigationHistory.Path {
      path.wrappedValue.values
    } set: {
      path.wrappedValue.values = $0
    }
  }

  /// Makes a stack that shows a path of values.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    self.path = NavigationHistory.Path {
      path.wrappedValue.map { AnyHashable($0) }
    } set: { values in
      path.wrappedValue = Data(values.compactMap { $0.base as? Data.Element })
    }
  }
}

extension NavigationStack: Primitive {
  func children(in node: Node) -> [Child] {
    let history = history(of: node)
    history.follow(path)
    let depth = history.entries.count
    let root = Child(.content, root, isHidden: depth > 0) { $0.navigation = history }
    return [root]
      + history.entries.enumerated().map { index, entry in
        let pop = node.stored("pop \(index)") { DismissAction.Source() }
        pop.dismiss = { [weak history] in history?.pop(to: index) }
        return Child(
          .part(.pushed(index, entry.identity)),
          PushedScreen(history: history, entry: entry),
          isHidden: index < depth - 1
        ) {
          $0.navigation = history
          $0.dismiss = DismissAction(source: pop)
        }
      }
  }

  var role: Role { .screens }

  private func history(of node: Node) -> NavigationHistory {
    node.stored(NavigationHistory.key) { NavigationHistory(node: node) }
  }
}

extension NavigationHistory {
  /// Where a stack's node keeps its history.
  static let key = "history"
}
