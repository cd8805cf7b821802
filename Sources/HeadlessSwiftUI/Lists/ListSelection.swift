/// Which row of a list is selected.
struct ListSelection {
  let select: (AnyHashable) -> Void
  let isSelected: (AnyHashable) -> Bool

  init<Value: Hashable>(_ selection: Binding<Value?>) {
    select = { id in
      if let value = id.base as? Value { selection.wrappedValue = value }
    }
    isSelected = { id in selection.wrappedValue.map { AnyHashable($0) } == id }
  }
}
