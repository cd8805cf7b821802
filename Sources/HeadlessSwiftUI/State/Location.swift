/// A place that a value is read from and written to: what a binding refers to.
class Location<Value> {
  /// The value there now.
  func get() -> Value { preconditionFailure("a location tells how it is read") }
  /// Puts another value there.
  func set(_ value: Value) { preconditionFailure("a location tells how it is written") }
  /// Whether another location is the same place.
  @MainActor func isSame(as other: Location<Value>) -> Bool { self === other }
}
