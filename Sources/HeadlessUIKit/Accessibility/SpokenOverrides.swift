/// What an app has set for VoiceOver, nil where it has left the view's own.
struct SpokenOverrides {
  var isElement: Bool?
  var label: String?
  var value: String?
  var traits: UIAccessibilityTraits?
}
