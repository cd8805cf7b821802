/// One element's view, evaluated on its own so that a change of one element concerns no other.
struct ForEachElement<Element, Content: View>: View {
  typealias Body = Never

  let id: AnyHashable
  let element: Element
  let content: (Element) -> Content

  init<ID: Hashable>(id: ID, element: Element, content: @escaping (Element) -> Content) {
    self.id = id
    self.element = element
    self.content = content
  }
}

extension ForEachElement: Primitive {
  func children(in node: Node) -> [Child] { [Child(.content, content(element))] }
  var role: Role { .row(id) }
}
