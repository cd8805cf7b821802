extension Binding: Sequence where Value: MutableCollection {
  /// A binding to one element.
  public typealias Element = Binding<Value.Element>
  /// Goes through the elements by their indices.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A part of the elements.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// A position in the collection that the binding refers to.
  public typealias Index = Value.Index
  /// The positions in the collection that the binding refers to.
  public typealias Indices = Value.Indices

  /// The position of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The position after the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The positions of the elements.
  public var indices: Value.Indices { wrappedValue.indices }

  /// The position after another.
  public func index(after position: Value.Index) -> Value.Index {
    wrappedValue.index(after: position)
  }

  /// A binding to the element at a position.
  ///
  /// It goes on referring to the position, whatever moves there (rule B6).
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(ElementLocation(collection: location, index: position))
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  /// The position before another.
  public func index(before position: Value.Index) -> Value.Index {
    wrappedValue.index(before: position)
  }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}
