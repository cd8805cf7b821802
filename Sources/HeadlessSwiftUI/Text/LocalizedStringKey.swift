/// A text written as a literal, with values in it that are written in the environment's locale.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Sendable {
  private let segments: [Segment]

  enum Segment: Sendable {
    case literal(String)
    case text(Text)
    case integer(Int64)
    case argument(any CVarArg & Sendable, specifier: String)
  }

  /// Makes a key of a string.
  public init(_ value: String) { segments = [.literal(value)] }

  /// Makes a key of a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Makes a key of a literal with values in it.
  public init(stringInterpolation: StringInterpolation) {
    segments = stringInterpolation.segments
  }

  /// Collects the parts of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var segments: [Segment] = []

    /// Begins an empty literal.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) { segments.append(.literal(literal)) }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) {
      segments.append(.literal(string))
    }

    /// Adds a text.
    public mutating func appendInterpolation(_ text: Text) { segments.append(.text(text)) }

    /// Adds a whole number, grouped as is usual in the locale.
    public mutating func appendInterpolation<Number: FixedWidthInteger>(_ number: Number) {
      segments.append(.integer(Int64(clamping: number)))
    }

    /// Adds a number with six decimals, as the framework does.
    public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ number: Number) {
      segments.append(.argument(Double(number), specifier: "%lf"))
    }

    /// Adds a number in the form that a `printf` specifier describes.
    public mutating func appendInterpolation<Number: CVarArg & Sendable>(
      _ number: Number,
      specifier: String
    ) {
      segments.append(.argument(number, specifier: specifier))
    }

    /// Adds a value in a format style.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ input: Format.FormatInput,
      format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
      segments.append(.text(Text(input, format: format)))
    }

    /// Adds the description of any other value.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      segments.append(.literal(String(describing: value)))
    }
  }
}

extension LocalizedStringKey {
  /// The words, as they are in an environment.
  @MainActor func string(in environment: EnvironmentValues) -> String {
    segments.map { segment in
      switch segment {
      case .literal(let string): string
      case .text(let text): text.string(in: environment)
      case .integer(let number): number.formatted(.number.locale(environment.locale))
      case .argument(let number, let specifier):
        String(format: specifier, locale: environment.locale, number)
      }
    }
    .joined()
  }
}
