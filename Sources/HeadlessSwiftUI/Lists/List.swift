/// Rows, one below the other.
///
/// All rows are taken to be visible: no scrolling, and no recycling (rule L5).
public struct List<SelectionValue: Hashable, Content: View>: View {
  /// The type of the body of a view that has none.
  public typealias Body = Never

  private let content: Content
  private let selection: ListSelection?

  private init(selection: ListSelection?, content: Content) {
    self.selection = selection
    self.content = content
  }
}

extension List where SelectionValue == Never {
  /// Makes a list of rows.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content())
  }

  /// Makes a row for each element, identified by the element itself.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }

  /// Makes a row for each element, identified by one of its properties.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
  }

  /// Makes a row for a binding to each element.
  public init<Elements: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Elements>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Elements.Element: Identifiable,
    Content == ForEach<[Binding<Elements.Element>], Elements.Element.ID, RowContent>
  {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }
}

extension List {
  /// Makes a list whose rows can be selected, one at a time.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { ListSelection($0) }, content: content())
  }

  /// Makes a list with a row for each element, which can be selected, one at a time.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    let content = ForEach(data, content: rowContent)
    self.init(selection: selection.map { ListSelection($0) }, content: content)
  }
}

extension List: Primitive, Refreshable {
  func children(in node: Node) -> [Child] {
    [Child(.content, content)]
  }

  var role: Role { .list(selection) }
}
