internal import HeadlessScreen

/// An image: a system symbol, known by its name.
///
/// Reproduces U11. Leaves out asset catalogues, files, pixels and configurations; subclassing is
/// left out so that it can be shared between threads as UIKit's can.
public final class UIImage: Hashable, Sendable {
  /// The symbol's name, such as `heart.fill`.
  let symbolName: String

  /// Creates the image of a system symbol, or nil where there is no such symbol (U11).
  ///
  /// A fixed list stands in for the system's: see `SymbolNames`.
  public init?(systemName: String) {
    guard SymbolNames.contains(systemName) else { return nil }
    symbolName = systemName
  }

  /// The image of `symbol`, which doesn't vary with the app's input.
  init(known symbol: String) {
    symbolName = symbol
  }

  /// Tells whether both show the same symbol.
  public static func == (lhs: UIImage, rhs: UIImage) -> Bool {
    lhs.symbolName == rhs.symbolName
  }

  /// Feeds the symbol's name to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(symbolName)
  }

  /// What VoiceOver makes of it (H4).
  var spokenName: String {
    ScreenElement.label(ofSymbol: symbolName)
  }
}
