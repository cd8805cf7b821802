extension View {
  /// Lets a person pull the view to refresh it.
  ///
  /// Reproduces rule T7: the indicator stays until the action returns, and the action is cancelled
  /// when the list that was pulled goes away.
  public func refreshable(
    action: @escaping @concurrent @Sendable () async -> Void
  ) -> some View {
    modifier(RefreshableModifier(action: action))
  }

  /// Puts a search field above the view (rule T9): each edit writes the text at once.
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(field: SearchField(text: text, prompt: prompt ?? Text("Search"))))
  }

  /// Puts a search field above the view (rule T9): each edit writes the text at once.
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Puts a search field above the view (rule T9): each edit writes the text at once.
  @_disfavoredOverload
  public func searchable<Prompt: StringProtocol>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Prompt
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Puts buttons beside a row of a list, reached by swiping it (rule L7).
  ///
  /// A full swipe is the tap on the first of them.
  public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Actions
  ) -> some View {
    modifier(AddingModifier(modification: .swipe, part: .swipeActions, added: content()))
  }
}

private struct SearchableModifier: PrimitiveModifier {
  let field: SearchField

  var role: Role { .modifier(.search(field)) }

  func children(around content: some View, in node: Node) -> [Child] {
    _ = field.text.wrappedValue
    return [Child(.content, content)]
  }
}

private struct RefreshableModifier: PrimitiveModifier {
  let action: RefreshAction.Action

  func children(around content: some View, in node: Node) -> [Child] {
    let latest = node.stored("action") { Box(action) }
    latest.value = action
    let refresh = RefreshAction(source: node) { [weak latest] in latest?.value }
    return [Child(.content, content) { $0.refresh = refresh }]
  }
}
