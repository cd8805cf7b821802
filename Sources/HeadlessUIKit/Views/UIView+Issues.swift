internal import HeadlessScreen

extension UIView {
  /// Records that `rule` was broken, with the app's window, on screen or covered.
  func record(_ rule: String, _ message: String) {
    var view: UIView? = self
    while let candidate = view {
      if let controller = candidate.controller { return controller.record(rule, message) }
      view = candidate.superview
    }
    window?.record(RuntimeIssue(rule: rule, message: message))
  }
}
