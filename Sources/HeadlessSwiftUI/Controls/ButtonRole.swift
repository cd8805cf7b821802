/// What a button is for, where that matters to how it is shown.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  /// It deletes or destroys something.
  public static let destructive = ButtonRole(name: "destructive")
  /// It leaves without doing anything.
  public static let cancel = ButtonRole(name: "cancel")
}
