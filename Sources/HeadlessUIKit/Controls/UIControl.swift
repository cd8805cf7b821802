public import Foundation

/// A view that turns touches into actions.
///
/// Reproduces U9 and H3. Leaves out targets with selectors, which need Objective-C.
@MainActor open class UIControl: UIView {
  private struct Registration {
    var action: UIAction
    var events: Event
  }

  /// Whether a touch has an effect.
  ///
  /// A disabled control still keeps the touch from what is behind.
  open var isEnabled = true {
    didSet { stateDidChange() }
  }
  /// Whether it is drawn as chosen.
  ///
  /// Touches don't change this by themselves.
  open var isSelected = false {
    didSet { stateDidChange() }
  }
  private var registrations: [Registration] = []

  /// Creates a control at `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control that performs `primaryAction` on `.primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The state it is in, as far as its looks depend on it.
  open var state: State {
    var state: State = []
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Performs `action` on each of `controlEvents` from now on (U9).
  ///
  /// An action with the same identifier gives way to this one; all others stay. A reused cell
  /// whose control gets a new action at each use collects one more each time.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    registrations.append(Registration(action: action, events: controlEvents))
  }

  /// Stops performing `action` on `controlEvents`.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Stops performing the action with `actionIdentifier` on `controlEvents`.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: Event
  ) {
    registrations = registrations.compactMap { registration in
      var rest = registration
      if rest.action.identifier == actionIdentifier { rest.events.subtract(controlEvents) }
      return rest.events.isEmpty ? nil : rest
    }
  }

  /// Performs every action registered for any of `controlEvents`, in the order of registration.
  open func sendActions(for controlEvents: Event) {
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      registration.action.perform(from: self)
    }
  }

  /// Performs `action` as if an event had triggered it.
  open func sendAction(_ action: UIAction) {
    action.perform(from: self)
  }

  override var isAccessibilityElementByDefault: Bool { true }

  // MARK: - For the classes of this module

  /// Does what a finger that goes down and up inside brings about.
  func tapped() {
    sendActions(for: .touchDown)
    sendActions(for: .touchUpInside)
  }

  /// Brings its looks up to date with its state.
  func stateDidChange() {}
}
