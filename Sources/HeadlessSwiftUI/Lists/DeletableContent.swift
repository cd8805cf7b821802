/// Views made from a collection whose rows can be deleted.
struct DeletableContent<Content: DynamicViewContent>: DynamicViewContent {
  typealias Body = Never

  let content: Content
  let action: ((IndexSet) -> Void)?

  var data: Content.Data { content.data }
}

extension DeletableContent: Primitive {
  func children(in node: Node) -> [Child] { [Child(.content, content)] }
  var role: Role { .rows(action.map(Deletion.init)) }
}
