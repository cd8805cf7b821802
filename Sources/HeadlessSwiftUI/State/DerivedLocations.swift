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

/// A place behind two closures, which can't be told to be the same as another.
final class ComputedLocation<Value>: Location<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = set
  }

  override func get() -> Value { read() }
  override func set(_ value: Value) { write(value) }
}

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

/// An element of a collection at another place, by its index (rule B6).
final class ElementLocation<Elements: MutableCollection>: Location<Elements.Element> {
  private let collection: Location<Elements>
  private let index: Elements.Index

  init(collection: Location<Elements>, index: Elements.Index) {
    self.collection = collection
    self.index = index
  }

  override func get() -> Elements.Element { collection.get()[index] }

  override func set(_ value: Elements.Element) {
    var changed = collection.get()
    changed[index] = value
    collection.set(changed)
  }

  override func isSame(as other: Location<Elements.Element>) -> Bool {
    guard let other = other as? ElementLocation else { return false }
    return index == other.index && collection.isSame(as: other.collection)
  }
}

/// A property of an object.
final class PropertyLocation<Object: AnyObject, Value>: Location<Value> {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  override func get() -> Value { object[keyPath: keyPath] }
  override func set(_ value: Value) { object[keyPath: keyPath] = value }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? PropertyLocation else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}
