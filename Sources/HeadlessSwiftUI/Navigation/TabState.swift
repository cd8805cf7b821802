/// What is known of a tab, for as long as it lives.
final class TabState {
  /// Where a tab's node keeps it.
  static let key = "tab"

  var tag: AnyHashable
  var isSelected = false
  var wasVisited = false

  init(tag: AnyHashable) { self.tag = tag }
}
