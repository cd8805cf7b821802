extension UIBarButtonItem {
  /// A bar button with a title or symbol that every app shares.
  public enum SystemItem: Int, Sendable {
    /// Finishing.
    case done
    /// Giving up.
    case cancel
    /// Editing.
    case edit
    /// Saving.
    case save
    /// Adding something.
    case add
    /// Writing something new.
    case compose
    /// Sharing.
    case action
    /// Looking for something.
    case search
    /// Asking for newer content.
    case refresh
    /// Deleting.
    case trash
    /// Closing.
    case close

    /// What is drawn as text.
    var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      default: nil
      }
    }

    /// What is drawn as symbol, with what VoiceOver says instead.
    var symbol: (name: String, label: String)? {
      switch self {
      case .add: ("plus", "Add")
      case .compose: ("square.and.pencil", "Compose")
      case .action: ("square.and.arrow.up", "Share")
      case .search: ("magnifyingglass", "Search")
      case .refresh: ("arrow.clockwise", "Refresh")
      case .trash: ("trash", "Delete")
      case .close: ("xmark", "Close")
      default: nil
      }
    }
  }
}
