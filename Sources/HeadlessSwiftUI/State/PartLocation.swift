/// A part of the value at another place.
final class PartLocation<Whole, Value>: Location<Value> {
  private let whole: Location<Whole>
  private let keyPath: WritableKeyPath<Whole, Value>

  init(whole: Location<Whole>, keyPath: WritableKeyPath<Whole, Value>) {
    self.whole = whole
    self.keyPath = keyPath
  }

  override func get() -> Value { whole.get()[keyPath: keyPath] }

  override func set(_ value: Value) {
    var changed = whole.get()
    changed[keyPath: keyPath] = value
    whole.set(changed)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? PartLocation else { return false }
    return keyPath == other.keyPath && whole.isSame(as: other.whole)
  }
}
