/// One stored property of a struct: its name, its type, and where in the struct it lies.
struct Field: Equatable {
  let name: String
  let type: Any.Type
  let offset: Int

  static func == (lhs: Field, rhs: Field) -> Bool {
    lhs.name == rhs.name && lhs.type == rhs.type && lhs.offset == rhs.offset
  }
}

extension Field {
  /// The stored properties of a struct type, in the order they are declared; none for other types.
  ///
  /// Looked up once for each type.
  @MainActor static func all(of type: Any.Type) -> [Field] {
    let key = ObjectIdentifier(type)
    if let known = known[key] { return known }
    let fields = isStruct(type) ? reflected(type) ?? laidOut(type) : []
    known[key] = fields
    return fields
  }

  @MainActor private static var known: [ObjectIdentifier: [Field]] = [:]
}
