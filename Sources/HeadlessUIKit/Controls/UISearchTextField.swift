/// A text field for searching.
///
/// Leaves out tokens and suggestions.
@MainActor open class UISearchTextField: UITextField {
  override var defaultAccessibilityTraits: UIAccessibilityTraits { .searchField }
}
