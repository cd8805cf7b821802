/// An element of a collection at another place, by its index (rule B6).
final class ElementLocation<Elements: MutableCollection>: Location<Elements.Element> {
  private let collection: Location<Elements>
  private let index: Elements.Index

  init(collection: Location<Elements>, index: Elements.Index) {
    self.collection = collection
    self.index = index
  }

  override func get() -> Elements.Element { collection.get()[index] }

  override func set(_ value: Elements.Element) {
    var changed = collection.get()
    changed[index] = value
    collection.set(changed)
  }

  override func isSame(as other: Location<Elements.Element>) -> Bool {
    guard let other = other as? ElementLocation else { return false }
    return index == other.index && collection.isSame(as: other.collection)
  }
}
