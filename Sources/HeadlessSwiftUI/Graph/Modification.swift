/// What a modifier means to the screen.
enum Modification {
  case tap(count: Int, action: () -> Void)
  case contentShape
  /// Makes the frame as wide as it can be, which leaves a gap beside the content.
  case fillsWidth
  case accessibility(Accessibility)
  case title(Text)
  case bar
  case search(SearchField)
  case swipe
  case tabItem
  case tag(AnyHashable)
  /// The part `.presented` covers everything else while it is there.
  case presents(dismiss: () -> Void)
  case alert(Alert)
  /// The part `.overlay` is drawn in front.
  case overlay
  /// The part `.background` is drawn behind, over the whole frame.
  case background
}
