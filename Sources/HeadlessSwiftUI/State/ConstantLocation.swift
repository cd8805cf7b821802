/// A value that stays what it is.
final class ConstantLocation<Value>: Location<Value> {
  private let value: Value

  init(_ value: Value) { self.value = value }

  override func get() -> Value { value }
  override func set(_ value: Value) {}

  override func isSame(as other: Location<Value>) -> Bool {
    (other as? ConstantLocation).map { InputComparison.areSame(value, $0.value) } ?? false
  }
}
