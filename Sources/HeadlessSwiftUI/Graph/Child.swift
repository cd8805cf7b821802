/// A view as its parent describes it: where it stands, and what it is given.
struct Child {
  let slot: Slot
  let view: any View
  /// Whether it is alive but covered: another tab, or a screen below the top of a stack.
  var isHidden = false
  /// What the parent changes in the environment for it.
  var environment: ((inout EnvironmentValues) -> Void)?

  init(
    _ slot: Slot,
    _ view: any View,
    isHidden: Bool = false,
    environment: ((inout EnvironmentValues) -> Void)? = nil
  ) {
    self.slot = slot
    self.view = view
    self.isHidden = isHidden
    self.environment = environment
  }
}
