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
