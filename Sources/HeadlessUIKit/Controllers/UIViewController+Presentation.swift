extension UIViewController {
  /// Presents `controller` from the outermost container.
  func presentOverAll(_ controller: UIViewController, completion: (() -> Void)?) {
    if let presented {
      record(
        "U2",
        """
        Attempt to present \(type(of: controller)) on \(type(of: self)) which is already \
        presenting \(type(of: presented)).
        """
      )
      return
    }
    presented = controller
    controller.presenter = self
    controller.move = .presented
    if let completion { transitionCompletions.append(completion) }
    if let traits = appWindow?.traitCollection { controller.adapt(to: traits) }
  }

  /// Takes away what it presents.
  func dismissPresented(completion: (() -> Void)?) {
    if let completion { transitionCompletions.append(completion) }
    presented?.dismissPresented(completion: nil)
    presented?.move = .dismissed
    presented?.presenter = nil
    presented = nil
  }
}
