/// A view for each element of a collection, identified by the element's id.
///
/// Reproduces rules L1 to L4: what has the same id goes on living, wherever it has moved. Elements
/// that share an id share one view, that of the first (rule 0.4); the framework's sentence is
/// recorded once.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content

  private let id: KeyPath<Data.Element, ID>
  private let isConstant: Bool
}

extension ForEach: View where Content: View {
  /// The type of the body of a view that has none.
  public typealias Body = Never

  /// Makes a view for each element, identified by the element itself.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: \.id, isConstant: false)
  }

  /// Makes a view for each element, identified by one of its properties.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: id, isConstant: false)
  }

  /// Makes a view for each number of a range, which is taken to stay the same (rule L4).
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, id: \.self, isConstant: true)
  }

  /// Makes a view for a binding to each element, by its index (rule B6).
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == [Binding<Elements.Element>],
    Elements.Element: Identifiable,
    ID == Elements.Element.ID
  {
    self.init(
      data: Array(data),
      content: content,
      id: \Binding<Elements.Element>.wrappedValue.id,
      isConstant: false
    )
  }
}

extension ForEach: Primitive, RepeatsIdentities where Content: View {
  func children(in node: Node) -> [Child] {
    let reported = node.stored("reported") { Reported() }
    checkCount(reported, in: node)
    var seen: Set<ID> = []
    return data.map { element in
      let id = element[keyPath: id]
      if !seen.insert(id).inserted, reported.ids.insert(AnyHashable(id)).inserted {
        node.graph.issues.record(.repeatedID(id, in: Self.self))
      }
      return Child(.id(id), ForEachElement(id: id, element: element, content: content))
    }
  }

  var role: Role { .rows(nil) }

  private func checkCount(_ reported: Reported, in node: Node) {
    guard isConstant else { return }
    let initial = reported.initialCount ?? data.count
    reported.initialCount = initial
    guard data.count != initial, !reported.hasCountChanged else { return }
    reported.hasCountChanged = true
    node.graph.issues.record(.rangeChanged(from: initial, to: data.count, in: Self.self))
  }
}

/// What a `ForEach` has complained about, once for its lifetime.
private final class Reported {
  var ids: Set<AnyHashable> = []
  var initialCount: Int?
  var hasCountChanged = false
}
