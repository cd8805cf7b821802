extension View {
  /// Shows a sheet while a Boolean is true.
  ///
  /// Reproduces rules N5 and N6, and rule 0.5: the content is made as the sheet opens, from the
  /// copy of the view whose body ran last, so a state that the body hasn't read can be out of date.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(SheetModifier(isPresented: isPresented, onDismiss: onDismiss, sheet: content))
  }

  /// Shows a sheet while there is an item.
  ///
  /// Reproduces rule N5: another item with the same id is shown in the same sheet, one with another
  /// id in a new one.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(ItemSheetModifier(item: item, onDismiss: onDismiss, sheet: content))
  }
}

private struct SheetModifier<Sheet: View>: PrimitiveModifier {
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let sheet: () -> Sheet

  var role: Role { .modifier(.presents { isPresented.wrappedValue = false }) }

  func children(around content: some View, in node: Node) -> [Child] {
    let isPresented = isPresented.wrappedValue
    noteDismissal(isPresented: isPresented, in: node, onDismiss: onDismiss)
    guard isPresented else { return [Child(.content, content)] }
    return [
      Child(.content, content),
      presented(sheet(), id: "sheet", in: node) { self.isPresented.wrappedValue = false },
    ]
  }
}

private struct ItemSheetModifier<Item: Identifiable, Sheet: View>: PrimitiveModifier {
  let item: Binding<Item?>
  let onDismiss: (() -> Void)?
  let sheet: (Item) -> Sheet

  var role: Role { .modifier(.presents { item.wrappedValue = nil }) }

  func children(around content: some View, in node: Node) -> [Child] {
    let item = item.wrappedValue
    noteDismissal(isPresented: item != nil, in: node, onDismiss: onDismiss)
    guard let item else { return [Child(.content, content)] }
    return [
      Child(.content, content),
      presented(sheet(item), id: item.id, in: node) { self.item.wrappedValue = nil },
    ]
  }
}

extension PrimitiveModifier {
  /// Runs `onDismiss` once for each time that what was presented is no longer.
  fileprivate func noteDismissal(isPresented: Bool, in node: Node, onDismiss: (() -> Void)?) {
    let last = node.stored("presented") { Box(false) }
    if last.value, !isPresented, let onDismiss { node.graph.schedule(.run(onDismiss)) }
    last.value = isPresented
  }

  /// The content of a sheet: outside the presenter's navigation, and able to dismiss itself.
  fileprivate func presented(
    _ view: some View,
    id: some Hashable,
    in node: Node,
    dismiss: @escaping () -> Void
  ) -> Child {
    let source = node.stored("dismiss") { DismissAction.Source() }
    source.dismiss = dismiss
    return Child(.part(.presented(AnyHashable(id))), view) {
      $0.dismiss = DismissAction(source: source)
      $0.navigation = nil
      $0.refresh = nil
    }
  }
}
