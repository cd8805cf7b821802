// The only file that relies on what the standard library doesn't promise.
//
// Private wrapper storage has to be reached in the very copy of a view that its body will run on.
// There are two ways to find it; each is tested to give the same fields as the other.

#if canImport(Darwin)
extension Field {
  /// Nothing: the SDK doesn't show the reflection interface, so the layout has to do.
  static func reflected(_ type: Any.Type) -> [Field]? { nil }
}
#else
@_spi(Reflection) internal import Swift

extension Field {
  /// The fields of a type by its key paths, or nil where the standard library can't tell them all.
  static func reflected(_ type: Any.Type) -> [Field]? {
    func fields<Root>(of root: Root.Type) -> [Field]? {
      var fields: [Field] = []
      let isComplete = _forEachFieldWithKeyPath(of: root) { name, keyPath in
        guard let offset = MemoryLayout<Root>.offset(of: keyPath) else { return false }
        let valueType = Swift.type(of: keyPath).valueType
        fields.append(Field(name: String(cString: name), type: valueType, offset: offset))
        return true
      }
      return isComplete ? fields : nil
    }
    return _openExistential(type, do: fields)
  }
}
#endif

extension Field {
  /// The strongly held fields of a struct by its layout, as the runtime tells `Mirror`.
  static func laidOut(_ type: Any.Type) -> [Field] {
    (0..<fieldCount(type)).compactMap { index in
      var details = FieldDetails()
      let fieldType = fieldDetails(type, index, &details)
      defer { details.free?(details.name) }
      guard let name = details.name, details.isStrong else { return nil }
      return Field(
        name: String(cString: name),
        type: fieldType,
        offset: fieldOffset(type, index)
      )
    }
  }

  /// Whether a type is a struct, by the kind that the runtime gives it.
  static func isStruct(_ type: Any.Type) -> Bool { metadataKind(type) == 0x200 }
}

/// What the runtime says about a field besides its type.
private struct FieldDetails {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_getMetadataKind")
private func metadataKind(_ type: Any.Type) -> UInt

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(_ type: Any.Type, _ index: Int) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldDetails(
  _ type: Any.Type,
  _ index: Int,
  _ details: UnsafeMutablePointer<FieldDetails>
) -> Any.Type
