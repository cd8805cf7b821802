/// Something that a flush leaves for the host to do.
enum Effect {
  /// The view came onto the screen.
  case appeared(Node)
  /// The view left the screen; it may be alive still.
  case disappeared(Node)
  /// The view's lifetime is over.
  case ended(Node)
  /// The task of a view that is on the screen is to be cancelled and started anew.
  case restart(Node)
  /// An action of the author's, such as that of `onChange`.
  case run(() -> Void)
}
