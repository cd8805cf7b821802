/// Which option of a picker is chosen.
struct PickerSelection {
  let select: (AnyHashable) -> Void
  let isSelected: (AnyHashable) -> Bool

  init<Value: Hashable>(_ selection: Binding<Value>) {
    select = { tag in
      if let value = tag.base as? Value { selection.wrappedValue = value }
    }
    isSelected = { AnyHashable(selection.wrappedValue) == $0 }
  }
}
