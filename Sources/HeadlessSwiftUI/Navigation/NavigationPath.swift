/// The values of the screens on a navigation stack, of any types.
public struct NavigationPath: Equatable {
  var values: [AnyHashable]

  /// Makes an empty path.
  public init() { values = [] }

  /// Makes a path of values.
  public init<Values: Sequence>(_ elements: Values) where Values.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// How many screens are above the root.
  public var count: Int { values.count }

  /// Whether only the root is there.
  public var isEmpty: Bool { values.isEmpty }

  /// Puts a screen on top.
  public mutating func append<Value: Hashable>(_ value: Value) {
    values.append(AnyHashable(value))
  }

  /// Takes the topmost screens away.
  public mutating func removeLast(_ count: Int = 1) { values.removeLast(count) }
}
