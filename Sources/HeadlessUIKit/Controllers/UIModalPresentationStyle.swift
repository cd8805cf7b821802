/// How a presented controller covers what is behind it.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As a sheet.
  case automatic = -2
  /// The whole screen; what is behind disappears.
  case fullScreen = 0
  /// As a sheet; what is behind stays.
  case pageSheet = 1
  /// As a smaller sheet; what is behind stays.
  case formSheet = 2
  /// The whole screen; what is behind stays.
  case overFullScreen = 5
}
