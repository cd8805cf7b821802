/// How a button looks, made by the framework.
///
/// Left out: styles of your own that bring their own gestures.
public protocol PrimitiveButtonStyle: Sendable {}

/// Decides by where the button is.
public struct DefaultButtonStyle: PrimitiveButtonStyle {}

/// Adds nothing to the label.
public struct PlainButtonStyle: PrimitiveButtonStyle {}

/// Adds no border, and keeps several buttons in a row apart.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {}

/// Draws a shape around the label.
public struct BorderedButtonStyle: PrimitiveButtonStyle {}

/// Draws a coloured shape around the label.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// Decides by where the button is.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Adds nothing to the label.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// Adds no border, and keeps several buttons in a row apart.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// Draws a shape around the label.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// Draws a coloured shape around the label.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
