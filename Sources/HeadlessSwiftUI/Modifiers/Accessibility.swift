/// What an author tells VoiceOver about a view.
enum Accessibility {
  case label(Text)
  case value(Text)
  case addTraits(AccessibilityTraits)
  case removeTraits(AccessibilityTraits)
  case hidden(Bool)
  case element(AccessibilityChildBehavior)
}
