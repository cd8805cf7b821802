/// Binding a view's property wrappers to the node that the view is installed at.
@MainActor enum DynamicProperties {
  /// Binds each dynamic property of a value, those inside other dynamic properties included.
  static func bind<Value>(_ value: inout Value, to node: Node, at path: String = "") {
    let fields = fields(of: Value.self)
    guard !fields.isEmpty else { return }
    withUnsafeMutablePointer(to: &value) { pointer in
      for field in fields {
        let place = UnsafeMutableRawPointer(pointer).advanced(by: field.offset)
        bind(field.type, at: place, to: node, path: path + field.name)
      }
    }
  }

  private static func bind(
    _ type: any DynamicProperty.Type,
    at place: UnsafeMutableRawPointer,
    to node: Node,
    path: String
  ) {
    func bindOuter<Property: DynamicProperty>(_ type: Property.Type) {
      let property = place.assumingMemoryBound(to: Property.self)
      bind(&property.pointee, to: node, at: path + ".")
      property.pointee.update()
    }
    func bindWrapper<Property: BoundProperty>(_ type: Property.Type) {
      place.assumingMemoryBound(to: Property.self).pointee.bind(to: node, at: path)
    }
    if let type = type as? any BoundProperty.Type {
      bindWrapper(type)
    } else {
      bindOuter(type)
    }
  }

  private struct DynamicField {
    let name: String
    let type: any DynamicProperty.Type
    let offset: Int
  }

  private static var known: [ObjectIdentifier: [DynamicField]] = [:]

  private static func fields(of type: Any.Type) -> [DynamicField] {
    let key = ObjectIdentifier(type)
    if let fields = known[key] { return fields }
    let fields = Field.all(of: type).compactMap { field in
      (field.type as? any DynamicProperty.Type).map {
        DynamicField(name: field.name, type: $0, offset: field.offset)
      }
    }
    known[key] = fields
    return fields
  }
}
