/// Whether two values of one type are the same as a view's input.
///
/// Reproduces rule R8: by `==` where there is one, classes by identity, structs field by field,
/// closures never.
@MainActor enum InputComparison {
  static func areSame<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    type(of: lhs as Any) == Value.self
      ? areSameConcretely(lhs, rhs) : areSameDynamically(lhs, rhs)
  }

  /// Compares values of a type that is no `any` type.
  private static func areSameConcretely<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    if let lhs = lhs as? any InputComparable { return lhs.isSameInput(as: rhs) }
    if let lhs = lhs as? any Equatable { return isEqual(lhs, rhs) }
    if type(of: lhs as Any) is AnyClass { return (lhs as AnyObject) === (rhs as AnyObject) }
    if !(lhs is any Collection), isStruct(lhs) { return haveSameFields(lhs, rhs) }
    return haveSameChildren(lhs, rhs)
  }

  /// A cast that is made at run time, which takes a value out of every `any` around it.
  private static func cast<Value, Target>(_ value: Value, to target: Target.Type) -> Target? {
    value as? Target
  }

  private static func isEqual<Value: Equatable>(_ lhs: Value, _ rhs: Any) -> Bool {
    (rhs as? Value).map { lhs == $0 } ?? false
  }

  private static func isStruct<Value>(_ value: Value) -> Bool {
    !Field.all(of: Value.self).isEmpty
  }

  /// Structs, read in place.
  private static func haveSameFields<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    let fields = Field.all(of: Value.self)
    return withUnsafePointer(to: lhs) { lhs in
      withUnsafePointer(to: rhs) { rhs in
        fields.allSatisfy { $0.isSame(in: UnsafeRawPointer(lhs), UnsafeRawPointer(rhs)) }
      }
    }
  }

  /// Enums, tuples, optionals and collections, by what a mirror shows.
  ///
  /// Count and labels matter: without them a case without a payload would equal every other.
  private static func haveSameChildren(_ lhs: Any, _ rhs: Any) -> Bool {
    let left = Mirror(reflecting: lhs)
    let right = Mirror(reflecting: rhs)
    guard let style = left.displayStyle else { return false }
    guard left.children.count == right.children.count else { return false }
    if style == .enum, left.children.isEmpty { return "\(lhs)" == "\(rhs)" }
    return zip(left.children, right.children).allSatisfy { left, right in
      left.label == right.label && areSameDynamically(left.value, right.value)
    }
  }

  /// Compares values by the types that they have at run time.
  static func areSameDynamically<Static>(_ lhs: Static, _ rhs: Static) -> Bool {
    guard let lhs = cast(lhs, to: Any.self), let rhs = cast(rhs, to: Any.self) else { return false }
    func compare<Value>(_ lhs: Value) -> Bool {
      (rhs as? Value).map { areSameConcretely(lhs, $0) } ?? false
    }
    return _openExistential(lhs, do: compare)
  }
}

extension Field {
  /// Whether two structs, given by where they lie in memory, have the same value in this field.
  @MainActor fileprivate func isSame(in lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    func compare<Value>(_ type: Value.Type) -> Bool {
      InputComparison.areSame(
        lhs.advanced(by: offset).assumingMemoryBound(to: Value.self).pointee,
        rhs.advanced(by: offset).assumingMemoryBound(to: Value.self).pointee
      )
    }
    return _openExistential(type, do: compare)
  }
}
