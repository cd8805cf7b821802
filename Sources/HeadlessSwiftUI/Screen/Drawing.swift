internal import HeadlessScreen

/// What is on the screen at one moment, made by a walk over the nodes that aren't covered.
@MainActor struct Drawing {
  var pieces: [Piece] = []
  var rows: [Row] = []
  var title: String?
  /// What covers the screen, and how a person gets rid of it.
  var cover: Cover?
  /// The lists that can be pulled to refresh.
  var refreshable: [Node] = []
  /// The navigation stacks that have something to go back from, the innermost last.
  var histories: [NavigationHistory] = []

  /// A row of a list.
  struct Row {
    var delete: (() -> Void)?
    /// The views behind a swipe.
    var actions: [Node] = []
  }

  /// A sheet or alert.
  struct Cover {
    let node: Node
    let dismiss: () -> Void
    let isAlert: Bool
  }

  /// What the nodes from one on down draw; where something covers them, only that.
  init(_ root: Node?) {
    guard let root else { return }
    var painter = Painter()
    painter.draw(root, in: Painter.Surroundings())
    self = painter.drawing
    guard let cover else { return }
    self = cover.isAlert ? Drawing(alert: cover) : Drawing(sheet: cover)
    self.cover = self.cover ?? cover
  }

  init() {}

  private init(sheet cover: Cover) { self.init(cover.node) }

  private init(alert cover: Cover) {
    var painter = Painter()
    painter.drawAlert(cover)
    self = painter.drawing
  }
}
