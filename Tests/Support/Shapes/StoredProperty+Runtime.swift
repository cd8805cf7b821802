// `Mirror` names a type's stored properties, but doesn't tell `let` from `var`. The entry points of
// the runtime that `Mirror` itself calls do. They are part of the stable ABI on Apple's platforms,
// and the same on Linux.

/// The stored properties with a name and a type that a structure or class declares or inherits.
func storedProperties(
  of type: Any.Type, called name: String, holding valueType: Any.Type
) -> [StoredProperty] {
  (0..<recursiveCount(type)).compactMap { index in
    var field = FieldMetadata()
    let fieldType = recursiveChildMetadata(type, index, &field)
    defer { field.free?(field.name) }
    guard fieldType == valueType, let found = field.name, String(cString: found) == name else {
      return nil
    }
    return StoredProperty(type: "\(type)", name: name, isVariable: field.isVariable)
  }
}

/// What the runtime fills in about one stored property, in its layout.
private struct FieldMetadata {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func recursiveCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func recursiveChildMetadata(
  _ type: Any.Type,
  _ index: Int,
  _ field: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type
