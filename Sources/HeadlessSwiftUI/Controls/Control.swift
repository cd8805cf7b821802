/// What a person can operate, as the screen needs to know it.
enum Control {
  /// Does something when it is tapped.
  case button(action: @MainActor () -> Void)
  /// Is on or off.
  case toggle(isOn: Binding<Bool>)
  /// Takes text.
  case textField(text: Binding<String>, prompt: Text?)
  /// Offers its options, each of which is tapped to choose it.
  case picker(PickerSelection)
}
