import Composable
import HeadlessSwiftUI

extension Store {
  /// Whether a feature is presented; closing its screen sends an action.
  func isPresented<Child>(_ child: KeyPath<State, Child?>, close: Action) -> Binding<Bool> {
    Binding {
      self[dynamicMember: child] != nil
    } set: { isPresented in
      if !isPresented { self.send(close) }
    }
  }
}
