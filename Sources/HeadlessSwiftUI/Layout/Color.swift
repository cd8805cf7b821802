/// A colour, which as a view fills its frame: with `clear` it isn't hit by a gesture (rule H2).
public struct Color: View, Hashable, Sendable {
  /// The type of the body of a view that has none.
  public typealias Body = Never

  private let name: String

  /// Takes a colour of the app.
  ///
  /// The bundle is accepted and not used.
  nonisolated public init(_ name: String, bundle: Bundle? = nil) { self.name = name }

  /// Nothing at all.
  nonisolated public static let clear = Color("clear")
  /// The colour of what matters most.
  nonisolated public static let primary = Color("primary")
  /// The colour of what matters less.
  nonisolated public static let secondary = Color("secondary")
  /// The colour of what can be operated.
  nonisolated public static let accentColor = Color("accentColor")
  /// Black.
  nonisolated public static let black = Color("black")
  /// White.
  nonisolated public static let white = Color("white")
  /// Grey.
  nonisolated public static let gray = Color("gray")
  /// Red.
  nonisolated public static let red = Color("red")
  /// Orange.
  nonisolated public static let orange = Color("orange")
  /// Yellow.
  nonisolated public static let yellow = Color("yellow")
  /// Green.
  nonisolated public static let green = Color("green")
  /// Blue.
  nonisolated public static let blue = Color("blue")
}

extension Color: Primitive {
  var role: Role { .fill(isClear: self == .clear) }
}
