/// A description of a part of a screen.
///
/// A view's structural identity is its type and its place; an explicit one is given by `id`
/// (rule R1). Its init runs with every run of its parent's body (rule R9), its own body only when
/// what it has read or was given is different (rules R7 and R8).
@MainActor @preconcurrency
public protocol View {
  /// The type of the view that the body describes.
  associatedtype Body: View

  /// What the view consists of.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  /// Never reached: there is no value to ask.
  public var body: Never { fatalError("Never has no body") }
}

extension View where Body == Never {
  /// Never asked for: the view is one of the framework's own.
  public var body: Never { fatalError("body should not be called on \(Self.self)") }
}
