public import Foundation

/// A rectangle that draws, contains other views and takes touches.
///
/// Reproduces frames, hit testing (H1, H3), the layout pass and the update-properties pass (U10),
/// and what VoiceOver is told (H4). Leaves out Auto Layout, layers, transforms, gestures and
/// animations: lay out by frames, autoresizing masks and ``UIStackView``.
@MainActor open class UIView: UIResponder {
  /// The size of a view along an axis in which its content asks for none.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The views in it, from the back to the front.
  open internal(set) var subviews: [UIView] = []
  /// The view it is in, or nil where it is in none.
  open internal(set) weak var superview: UIView?
  /// Whether it and everything in it is neither drawn nor touched.
  open var isHidden = false {
    didSet {
      if isHidden != oldValue { superview?.setNeedsLayout() }
    }
  }
  /// How much of it is seen, from 0 to 1.
  ///
  /// Below 0.01 it takes no touches.
  open var alpha: CGFloat = 1
  /// Whether it and everything in it takes touches.
  open var isUserInteractionEnabled = true
  /// Whether what lies outside its bounds isn't drawn.
  open var clipsToBounds = false
  /// The colour behind its content, or nil where what is behind it shows through.
  open var backgroundColor: UIColor?
  /// The colour of what can be tapped in it.
  open var tintColor: UIColor? = .tintColor
  /// A number of the app's own choice.
  ///
  /// A row number kept here goes stale when rows are inserted or removed above it (U8).
  open var tag = 0
  /// What gives way when the superview changes size.
  open var autoresizingMask: AutoresizingMask = []

  /// Whether VoiceOver stops at it, and doesn't look inside.
  open var isAccessibilityElement: Bool {
    get { spoken.isElement ?? isAccessibilityElementByDefault }
    set { spoken.isElement = newValue }
  }
  /// What VoiceOver says first; the view's own wording until it is set (H4).
  open var accessibilityLabel: String? {
    get { spoken.label ?? defaultAccessibilityLabel }
    set { spoken.label = newValue }
  }
  /// What VoiceOver says after the label.
  open var accessibilityValue: String? {
    get { spoken.value ?? defaultAccessibilityValue }
    set { spoken.value = newValue }
  }
  /// What kind of thing VoiceOver takes it for; the view's own traits until they are set (H4).
  open var accessibilityTraits: UIAccessibilityTraits {
    get { spoken.traits ?? defaultAccessibilityTraits }
    set { spoken.traits = newValue }
  }
  /// What VoiceOver says last: what a tap brings about.
  ///
  /// Not part of what the screen reads out.
  open var accessibilityHint: String?
  /// A name for automated tests, which nobody hears.
  ///
  /// The headless screen doesn't look at it.
  open var accessibilityIdentifier: String?

  private var origin: CGPoint
  private var innerBounds: CGRect
  private var needsLayout = true
  private var needsUpdateProperties = true
  private let layoutTracking = Tracking()
  private let propertiesTracking = Tracking()
  /// The controller whose view this is.
  weak var controller: UIViewController?
  /// What the app has set for VoiceOver.
  private var spoken = SpokenOverrides()

  /// Creates a view at `frame`, in points of its superview.
  public init(frame: CGRect) {
    origin = frame.origin
    innerBounds = CGRect(origin: .zero, size: frame.size)
    super.init()
  }

  /// Creates a view without a size.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// Creates a view as if from an archive.
  ///
  /// There are none here, so it is a view without a size.
  public required init?(coder: NSCoder) {
    origin = .zero
    innerBounds = .zero
    super.init()
  }

  /// The place it takes in its superview, in points.
  open var frame: CGRect {
    get { CGRect(origin: origin, size: innerBounds.size) }
    set {
      origin = newValue.origin
      resize(to: newValue.size)
    }
  }

  /// The part of its own coordinates that is drawn.
  open var bounds: CGRect {
    get { innerBounds }
    set {
      if innerBounds.origin != newValue.origin { setNeedsLayout() }
      innerBounds.origin = newValue.origin
      resize(to: newValue.size)
    }
  }

  /// The middle of ``frame``.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      origin = CGPoint(
        x: newValue.x - innerBounds.width / 2,
        y: newValue.y - innerBounds.height / 2
      )
    }
  }

  private func resize(to size: CGSize) {
    let old = innerBounds.size
    guard old != size else { return }
    innerBounds.size = size
    let growth = CGSize(width: size.width - old.width, height: size.height - old.height)
    for view in subviews {
      view.frame = view.autoresizingMask.resize(view.frame, by: growth)
    }
    setNeedsLayout()
  }

  /// How far bars and edges reach into it: not at all, since content is placed beside bars.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  /// Its controller if it is one's view, otherwise its superview.
  open override var next: UIResponder? { controller ?? superview }

  /// The window it is in, or nil where it isn't on screen.
  open var window: UIWindow? { superview?.window }

  /// Adds `view` in front of the others, taking it out of wherever it was.
  open func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }

  /// Adds `view` at `index`, counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    view.setNeedsLayout()
    setNeedsLayout()
  }

  /// Puts `view` in front of the others, if it is in this one.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { addSubview(view) }
  }

  /// Takes the view out of its superview, which lets go of it.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview?.setNeedsLayout()
    superview = nil
  }

  /// Tells whether a touch at `point`, in its own coordinates, is on the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// Finds the view that a touch at `point` goes to: the front-most in the deepest branch (H3).
  ///
  /// Hidden and transparent views, and those that take no touches, are skipped with all they
  /// contain.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, isSeen, self.point(inside: point, with: event) else {
      return nil
    }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }

  /// Whether it would be drawn if everything it is in is.
  var isSeen: Bool { !isHidden && alpha >= 0.01 }

  /// The size its content asks for, in points; ``noIntrinsicMetric`` along an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The size it would like to have within `size`, in points.
  open func sizeThatFits(_ size: CGSize) -> CGSize { self.size }

  private var size: CGSize { innerBounds.size }

  /// Gives it the size it would like to have.
  open func sizeToFit() {
    frame = CGRect(origin: frame.origin, size: sizeThatFits(size))
  }

  /// Places its subviews.
  ///
  /// Observable properties read here are tracked (U10).
  open func layoutSubviews() {}

  /// Asks for a layout in the next pass.
  open func setNeedsLayout() {
    needsLayout = true
  }

  /// Lays out it and everything in it, where a layout is due.
  ///
  /// Runs the update-properties pass first (U10). Apple starts at the topmost ancestor that needs
  /// layout; the headless view starts at itself ([D]).
  open func layoutIfNeeded() {
    updatePropertiesIfNeeded()
    layOutDueViews()
  }

  /// Brings its properties up to date with the data it shows (U10).
  ///
  /// Runs before layout, in a pass of its own, once and again whenever an observable property
  /// read here has changed. Overrides call `super`.
  open func updateProperties() {}

  /// Asks for ``updateProperties()`` in the next pass (U10).
  open func setNeedsUpdateProperties() {
    needsUpdateProperties = true
  }

  /// Runs ``updateProperties()`` of it and everything in it, where that is due (U10).
  open func updatePropertiesIfNeeded() {
    controller?.updatePropertiesOnceDue()
    if needsUpdateProperties || propertiesTracking.hasChanged {
      needsUpdateProperties = false
      propertiesTracking.run(updateProperties)
    }
    for view in subviews { view.updatePropertiesIfNeeded() }
  }

  // MARK: - For the classes of this module

  /// Whether VoiceOver stops at it unless the app says otherwise.
  var isAccessibilityElementByDefault: Bool { false }
  /// What VoiceOver says of it unless the app says otherwise.
  var defaultAccessibilityLabel: String? { nil }
  /// What VoiceOver says of its state unless the app says otherwise.
  var defaultAccessibilityValue: String? { nil }
  /// What VoiceOver takes it for unless the app says otherwise.
  var defaultAccessibilityTraits: UIAccessibilityTraits { [] }
  /// The text it draws itself.
  var drawnText: String? { nil }
  /// The image it draws itself.
  var drawnImage: UIImage? { nil }

  /// Does what has to be done before layout without being tracked.
  func prepareForLayout() {}

  /// Whether it, or anything in it, has something to do in the next pass.
  var hasWorkDue: Bool {
    needsLayout || needsUpdateProperties || layoutTracking.hasChanged
      || propertiesTracking.hasChanged || controller?.hasWorkDue == true
      || subviews.contains(where: \.hasWorkDue)
  }

  /// Lays out it and everything in it where that is due, from the outside in.
  func layOutDueViews() {
    if needsLayout || layoutTracking.hasChanged || controller?.hasLayoutDue == true {
      prepareForLayout()
      controller?.runViewWillLayoutSubviews()
      layoutTracking.run(layoutSubviews)
      // Whatever its own layout has added or moved is laid out by now.
      needsLayout = false
      controller?.viewDidLayoutSubviews()
    }
    for view in subviews { view.layOutDueViews() }
  }
}
