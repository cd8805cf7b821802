/// A touch on its way through the views, as hit testing is told about it.
///
/// Carries nothing: the headless screen has one finger, which taps.
@MainActor open class UIEvent {
  /// Creates an event.
  public init() {}
}
