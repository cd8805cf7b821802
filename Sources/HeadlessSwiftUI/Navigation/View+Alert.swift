extension View {
  /// Shows an alert while a Boolean is true.
  ///
  /// Any of its buttons closes it.
  public func alert<Actions: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(titleKey, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Shows an alert while a Boolean is true.
  ///
  /// Any of its buttons closes it.
  ///
  /// Without actions it has an OK button.
  public func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    modifier(
      AlertModifier(
        alert: Alert(title: Text(titleKey), isPresented: isPresented),
        actions: actions(),
        message: message()
      )
    )
  }

  /// Shows an alert while a Boolean is true.
  ///
  /// Any of its buttons closes it.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    modifier(
      AlertModifier(
        alert: Alert(title: Text(title), isPresented: isPresented),
        actions: actions(),
        message: message()
      )
    )
  }
}

private struct AlertModifier<Actions: View, Message: View>: PrimitiveModifier {
  let alert: Alert
  let actions: Actions
  let message: Message

  var role: Role { .modifier(.alert(alert)) }

  func children(around content: some View, in node: Node) -> [Child] {
    guard alert.isPresented.wrappedValue else { return [Child(.content, content)] }
    return [
      Child(.content, content),
      Child(.part(.title), alert.title),
      Child(.part(.message), message),
      Child(.part(.actions), actions),
    ]
  }
}
