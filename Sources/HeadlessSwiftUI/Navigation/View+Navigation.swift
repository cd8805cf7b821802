extension View {
  /// Says what a type's values lead to, on the stack that the view is in.
  ///
  /// The closure runs when a value is pushed (rule N3).
  public func navigationDestination<Value: Hashable, Destination: View>(
    for data: Value.Type,
    @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View {
    modifier(DestinationModifier(destination: destination))
  }

  /// Pushes a view while a Boolean is true.
  ///
  /// The destination's struct is made with each run of the body that it is in (rule N3).
  public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) -> some View {
    modifier(
      PushModifier(
        isPresented: isPresented.wrappedValue,
        destination: destination(),
        popped: { isPresented.wrappedValue = false }
      )
    )
  }

  /// Pushes a view while there is an item.
  public func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>,
    @ViewBuilder destination: (Item) -> Destination
  ) -> some View {
    modifier(
      PushModifier(
        isPresented: item.wrappedValue != nil,
        destination: item.wrappedValue.map(destination),
        popped: { item.wrappedValue = nil }
      )
    )
  }

  /// Gives the screen a title.
  public func navigationTitle(_ title: Text) -> some View {
    modifier(MarkingModifier(modification: .title(title)))
  }

  /// Gives the screen a title.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Gives the screen a title.
  @_disfavoredOverload
  public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    navigationTitle(Text(title))
  }
}

private struct DestinationModifier<Value: Hashable, Destination: View>: PrimitiveModifier {
  let destination: (Value) -> Destination

  func children(around content: some View, in node: Node) -> [Child] {
    node.read(\.navigation)?.setDestination(for: Value.self, at: node) { value in
      (value.base as? Value).map(destination)
    }
    return [Child(.content, content)]
  }
}

private struct PushModifier<Destination: View>: PrimitiveModifier {
  let isPresented: Bool
  let destination: Destination
  let popped: () -> Void

  func children(around content: some View, in node: Node) -> [Child] {
    guard let navigation = node.read(\.navigation) else { return [Child(.content, content)] }
    let source = node.stored("source") { NavigationHistory.Source(view: destination) }
    source.view = destination
    source.popped = popped
    switch (isPresented, navigation.position(of: source) != nil) {
    case (true, false): navigation.push(source)
    case (false, true): navigation.remove(source)
    case (true, true): navigation.viewChanged(of: source)
    case (false, false): break
    }
    return [Child(.content, content)]
  }
}
