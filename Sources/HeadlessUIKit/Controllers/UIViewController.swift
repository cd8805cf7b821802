public import Foundation
internal import HeadlessScreen

/// One screen of an app, or a part of one: a view and what it is for.
///
/// Reproduces U1 (the view is loaded once, when it is first needed), U2 and U3 (what is called
/// when it comes and goes). Appearance changes at the next pass over the window, as UIKit's
/// navigation does, and animations take no time ([D]). Leaves out nibs, storyboards, safe areas,
/// status bars and transitions of the app's own.
@MainActor open class UIViewController: UIResponder {
  /// The name of the screen, which its navigation and tab items take over.
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem.title = title
    }
  }
  /// What a navigation bar shows for it.
  public let navigationItem = UINavigationItem()
  /// What a tab bar shows for it.
  open var tabBarItem = UITabBarItem()
  /// How it covers what is behind it when it is presented.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  /// The controllers it contains.
  open internal(set) var children: [UIViewController] = []
  /// The controller it is contained in.
  open internal(set) weak var parent: UIViewController?
  /// The controller that it was presented by, seen from inside its containers.
  open var presentingViewController: UIViewController? { outermost.presenter }
  /// The controller that it presents, seen from inside its containers.
  open var presentedViewController: UIViewController? { outermost.presented }
  /// Whether it is appearing because it has just been added to its container (U3).
  open var isMovingToParent: Bool { isInTransition && move == .toParent }
  /// Whether it is disappearing because it is leaving its container, not being covered (U3).
  open var isMovingFromParent: Bool { isInTransition && move == .fromParent }
  /// Whether it is appearing because it has just been presented.
  open var isBeingPresented: Bool { isInTransition && move == .presented }
  /// Whether it is disappearing because it is being dismissed.
  open var isBeingDismissed: Bool { isInTransition && move == .dismissed }

  private var loadedView: UIView?
  private let layoutTracking = Tracking()
  private let propertiesTracking = Tracking()
  private var needsUpdateProperties = true
  /// Why it is about to appear or disappear, until that is over.
  var move: Move?
  /// Whether it is appearing or disappearing.
  var isInTransition = false
  /// The controllers that leave it once the next pass has taken them off the screen.
  var departing: [UIViewController] = []
  /// The controller it presents.
  var presented: UIViewController?
  /// The controller it is presented by.
  weak var presenter: UIViewController?
  /// What is to be called once presenting or dismissing is over.
  var transitionCompletions: [() -> Void] = []
  /// The window whose root it is.
  weak var hostWindow: UIWindow?

  /// Creates a controller.
  ///
  /// There are no nibs, so both arguments have no effect.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Creates a controller.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller as if from an archive.
  ///
  /// There are none here, so it is a plain one.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The view's superview, or the window's root.
  open override var next: UIResponder? { loadedView?.superview ?? parent }

  // MARK: - The view

  /// Its view, loaded at first use (U1).
  ///
  /// Not an implicitly unwrapped optional as in UIKit: it is never nil.
  open var view: UIView {
    get {
      if let loadedView { return loadedView }
      loadView()
      let view = loadedView ?? viewForgottenByLoadView()
      viewDidLoad()
      return view
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue.controller = self
    }
  }

  private func viewForgottenByLoadView() -> UIView {
    record("U1", "\(Self.self) -loadView returned without setting the view.")
    let view = UIView()
    self.view = view
    return view
  }

  /// Its view if it has been loaded; asking doesn't load it (U1).
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether its view has been loaded (U1).
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view if it hasn't been (U1).
  open func loadViewIfNeeded() {
    _ = view
  }

  /// Makes the view.
  ///
  /// Overrides set ``view`` and don't call `super` (U1).
  open func loadView() {
    view = UIView(frame: CGRect(origin: .zero, size: UIWindow.phoneSize))
  }

  /// Is called once, after the view was loaded (U1).
  ///
  /// Reads here aren't tracked (U10).
  open func viewDidLoad() {}

  // MARK: - Coming and going

  /// Is called before the view is added to the screen (U2).
  open func viewWillAppear(_ animated: Bool) {}
  /// Is called when the view is on the screen and has its size, before it is laid out (U2).
  open func viewIsAppearing(_ animated: Bool) {}
  /// Is called when the view has come to rest on the screen (U2).
  open func viewDidAppear(_ animated: Bool) {}
  /// Is called before the view is removed from the screen or covered (U2).
  open func viewWillDisappear(_ animated: Bool) {}
  /// Is called when the view is off the screen (U2).
  open func viewDidDisappear(_ animated: Bool) {}
  /// Is called before its view lays out its subviews.
  ///
  /// Reads here are tracked (U10).
  open func viewWillLayoutSubviews() {}
  /// Is called after its view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Brings its view up to date with the data it shows (U10); see ``UIView/updateProperties()``.
  ///
  /// Runs before its view's own ([D]).
  open func updateProperties() {}

  /// Asks for ``updateProperties()`` in the next pass (U10).
  open func setNeedsUpdateProperties() {
    needsUpdateProperties = true
  }

  // MARK: - Containment

  /// Makes `childController` one of ``children``.
  ///
  /// The container adds its view and then calls ``didMove(toParent:)``.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
    childController.move = .toParent
  }

  /// Takes it out of its container's ``children``.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Is called before it is added to `parent`, or removed where that is nil (U3).
  open func willMove(toParent parent: UIViewController?) {}
  /// Is called after it was added to `parent`, or removed where that is nil (U3).
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: - Showing others

  /// Shows `viewControllerToPresent` over everything, and then calls `completion`.
  ///
  /// Presenting over a presented one is refused, with an issue.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    outermost.presentOverAll(viewControllerToPresent, completion: completion)
  }

  /// Takes away what it presents, or itself where it presents nothing.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let root = outermost
    (root.presented == nil ? root.presenter : root)?.dismissPresented(completion: completion)
  }

  /// Shows `vc` the way its container shows a next screen, or presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows `vc` as the detail of its split view, or presents it where there is none.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let splitViewController {
      splitViewController.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  // MARK: - For the classes of this module

  /// The contained controllers that are to be on screen when it is.
  var shownChildren: [UIViewController] {
    children.filter { child in
      guard let view = child.viewIfLoaded, let own = viewIfLoaded else { return false }
      return view.isDescendant(of: own)
    }
  }

  /// Puts the views of ``shownChildren`` where they belong.
  func arrangeChildren() {}

  /// Adapts to the window's width.
  func adapt(to traits: UITraitCollection) {
    for child in children { child.adapt(to: traits) }
    presented?.adapt(to: traits)
  }

  var hasLayoutDue: Bool { layoutTracking.hasChanged }
  var hasWorkDue: Bool {
    needsUpdateProperties || hasLayoutDue || propertiesTracking.hasChanged
  }

  func runViewWillLayoutSubviews() {
    layoutTracking.run(viewWillLayoutSubviews)
  }

  func updatePropertiesOnceDue() {
    guard needsUpdateProperties || propertiesTracking.hasChanged else { return }
    needsUpdateProperties = false
    propertiesTracking.run(updateProperties)
  }
}
