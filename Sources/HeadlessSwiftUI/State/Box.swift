/// A value that is kept in a node.
final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
