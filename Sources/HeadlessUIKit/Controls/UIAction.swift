internal import Foundation

/// Something a control or a bar button does.
///
/// Reproduces U9 with ``UIControl/addAction(_:for:)``. Leaves out attributes, states and menus.
@MainActor public final class UIAction {
  /// The title of a control made from it.
  public var title: String
  /// The image of a control made from it.
  public var image: UIImage?
  /// What tells it from other actions: of two with the same, a control keeps the later (U9).
  public let identifier: Identifier
  /// The object it was triggered by, while its handler runs.
  public var sender: Any? { weakSender }
  private weak var weakSender: AnyObject?
  private let handler: UIActionHandler

  /// Creates an action that calls `handler`.
  ///
  /// Without an `identifier` it gets one of its own, so it never replaces another (U9).
  public init(
    title: String = "",
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
  }

  /// Calls the handler, with `sender` in place meanwhile.
  func perform(from sender: AnyObject?) {
    weakSender = sender
    handler(self)
    weakSender = nil
  }
}
