/// A stored property found in a value, and whether code may assign to it.
///
/// A finding about shape (`let` or `var`) is tested on what the running app holds. No type has to be
/// named for that, so the suite compiles however a learner restructures the code.
package struct StoredProperty: Hashable {
  /// The type that declares the property.
  package var type: String
  /// The property's name.
  package var name: String
  /// Whether it is a `var`.
  package var isVariable: Bool
}

extension StoredProperty: CustomStringConvertible {
  package var description: String {
    "\(isVariable ? "var" : "let") \(type).\(name)"
  }
}

extension StoredProperty {
  /// The stored properties called `name`, of one type, of everything reachable from an object.
  ///
  /// Looks through stored properties, arrays, dictionaries and optionals, each object once.
  package static func named(
    _ name: String, of type: Any.Type, reachableFrom object: AnyObject
  ) -> Set<StoredProperty> {
    var search = Search(name: name, type: type)
    search.visit(object)
    return search.found
  }

  private struct Search {
    var name: String
    var type: Any.Type
    var found: Set<StoredProperty> = []
    var seen: Set<ObjectIdentifier> = []

    mutating func visit(_ value: Any) {
      let mirror = Mirror(reflecting: value)
      if mirror.displayStyle == .class {
        guard seen.insert(ObjectIdentifier(value as AnyObject)).inserted else { return }
      }
      if mirror.displayStyle == .class || mirror.displayStyle == .struct {
        found.formUnion(storedProperties(of: mirror.subjectType, called: name, holding: type))
      }
      visitChildren(of: mirror)
    }

    private mutating func visitChildren(of mirror: Mirror) {
      for child in mirror.children {
        visit(child.value)
      }
      if let superclass = mirror.superclassMirror {
        visitChildren(of: superclass)
      }
    }
  }
}
