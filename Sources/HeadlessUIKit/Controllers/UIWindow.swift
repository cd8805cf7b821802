public import Foundation
internal import HeadlessScreen

/// The outermost view of an app: what a person sees.
///
/// Makes the passes that UIKit makes between two frames: who appears and disappears, then
/// properties, then layout. See ``UIViewController``, U2 and U10.
@MainActor open class UIWindow: UIView {
  static let phoneSize = CGSize(width: 393, height: 852)
  static let padSize = CGSize(width: 1180, height: 820)
  /// How many passes may follow each other before a layout is held to be endless.
  private static let passLimit = 100

  /// The rules of the framework that the app has broken, in order.
  private(set) var issues: [RuntimeIssue] = []
  /// The controllers that have appeared and not disappeared, containers first.
  private var onScreen: [UIViewController] = []
  private var isInPass = false

  /// What the app may adapt to.
  open internal(set) var traitCollection = UITraitCollection(horizontalSizeClass: .compact)

  /// Creates an empty window at `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Creates an empty window.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// The controller whose view fills it.
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.hostWindow = nil
      rootViewController?.hostWindow = self
      rootViewController?.adapt(to: traitCollection)
      setNeedsLayout()
    }
  }

  /// Whether it is shown and takes what is typed.
  open private(set) var isKeyWindow = false

  /// Shows it in front of all others.
  open func makeKeyAndVisible() {
    isKeyWindow = true
  }

  open override var window: UIWindow? { self }

  func record(_ issue: RuntimeIssue) {
    issues.append(issue)
  }

  /// Makes the window `size` points large, with room to match, as turning a device does.
  func resize(to size: CGSize, horizontalSizeClass: UIUserInterfaceSizeClass) {
    traitCollection = UITraitCollection(horizontalSizeClass: horizontalSizeClass)
    frame.size = size
    rootViewController?.adapt(to: traitCollection)
  }

  /// Lets everything go without telling anybody, as when the system ends an app ([D]).
  func tearDown() {
    onScreen = []
    for view in subviews { view.removeFromSuperview() }
    rootViewController = nil
  }

  /// The controllers presented over each other, root first.
  var layers: [UIViewController] {
    guard let rootViewController else { return [] }
    return Array(sequence(first: rootViewController, next: \.presented))
  }

  /// Brings the screen up to date with the app, until nothing is left to do.
  func draw() {
    guard !isInPass else { return }
    isInPass = true
    defer { isInPass = false }
    for _ in 0..<Self.passLimit {
      pass()
      if !hasWorkDue, !hasTransitionDue { return }
    }
    record(
      RuntimeIssue(
        rule: "U10",
        message: "The layout doesn't come to rest: each pass asks for another."
      )
    )
  }

  private var hasTransitionDue: Bool { controllersToShow() != onScreen }

  /// One pass: who comes and goes (U2), properties and layout (U10), and that it is over (U3).
  private func pass() {
    let moves = rootViewController?.takeMoves() ?? []
    let wanted = controllersToShow()
    let leaving = onScreen.filter { !wanted.contains($0) }
    let entering = wanted.filter { !onScreen.contains($0) }
    onScreen = wanted
    for controller in leaving + entering { controller.isInTransition = true }
    for controller in leaving { controller.viewWillDisappear(true) }
    for controller in entering { controller.viewWillAppear(true) }
    place(wanted)
    for controller in entering { controller.viewIsAppearing(true) }
    layoutIfNeeded()
    for controller in leaving { controller.viewDidDisappear(true) }
    for controller in entering { controller.viewDidAppear(true) }
    for controller in leaving + entering { controller.isInTransition = false }
    for controller in leaving where controller.move == .dismissed { controller.move = nil }
    for finish in moves { finish() }
  }

  private func place(_ wanted: [UIViewController]) {
    let layers = layers.filter(wanted.contains)
    for view in subviews where !layers.contains(where: { $0.view === view }) {
      view.removeFromSuperview()
    }
    for controller in layers {
      if controller.view.superview !== self { addSubview(controller.view) }
      controller.view.frame = bounds
    }
    for controller in wanted { controller.arrangeChildren() }
  }

  /// The controllers that are to be on screen, containers before what they contain.
  private func controllersToShow() -> [UIViewController] {
    let layers = layers
    let hiding = layers.lastIndex { $0.modalPresentationStyle == .fullScreen } ?? 0
    return layers.dropFirst(hiding).flatMap(Self.shown(from:))
  }

  private static func shown(from controller: UIViewController) -> [UIViewController] {
    controller.loadViewIfNeeded()
    return [controller] + controller.shownChildren.flatMap(Self.shown(from:))
  }
}
