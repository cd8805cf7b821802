/// A property of an object.
final class PropertyLocation<Object: AnyObject, Value>: Location<Value> {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>
  private let seen: Value?

  /// The place of a property.
  ///
  /// Where a read isn't tracked, the view being evaluated isn't told of later changes. The present
  /// value is then part of what makes two places the same input.
  init(object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>, isTracked: Bool) {
    self.object = object
    self.keyPath = keyPath
    seen = isTracked ? nil : object[keyPath: keyPath]
  }

  override func get() -> Value { object[keyPath: keyPath] }
  override func set(_ value: Value) { object[keyPath: keyPath] = value }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? PropertyLocation else { return false }
    return object === other.object && keyPath == other.keyPath
      && InputComparison.areSame(seen, other.seen)
  }
}
