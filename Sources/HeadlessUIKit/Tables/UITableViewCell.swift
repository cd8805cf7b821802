public import Foundation

/// One row of a table.
///
/// Reproduces U5: a cell that is used again comes with everything it had before. Leaves out
/// background views, indentation, configuration states and swipe actions.
@MainActor open class UITableViewCell: UIView {
  /// The view that holds what the cell shows, left of the accessory.
  public let contentView = UIView(frame: .zero)
  /// The kind of cell it is used again as, or nil where it isn't.
  public let reuseIdentifier: String?
  /// How it looks when selected.
  open var selectionStyle: SelectionStyle = .default
  /// Whether it is selected.
  open var isSelected = false
  /// The symbol at its trailing edge, unless ``accessoryView`` is set.
  open var accessoryType: AccessoryType = .none {
    didSet { setNeedsLayout() }
  }
  /// The view at its trailing edge, such as a button.
  open var accessoryView: UIView? {
    didSet {
      if oldValue !== accessoryView { oldValue?.removeFromSuperview() }
      setNeedsLayout()
    }
  }
  /// What it shows, as a value.
  ///
  /// Takes the place of ``textLabel`` and ``detailTextLabel``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showConfiguration() }
  }

  private let style: CellStyle
  private let title = UILabel(frame: .zero)
  private let detail = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let accessoryImage = UIImageView(frame: .zero)
  private var configuredView: UIView?

  /// Creates a cell with the labels of `style`.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: UIWindow.phoneSize.width, height: 44))
    addSubview(contentView)
  }

  /// Creates a cell with one label, which isn't used again.
  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Creates a cell with one label, which isn't used again.
  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Creates a cell of a registered class.
  ///
  /// Not for apps. Swift can create an object of a class that is known only at run time by a
  /// required initialiser alone, and `init(style:reuseIdentifier:)` isn't one in UIKit.
  public required convenience init(_registeredFor reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  /// The first label, made when it is asked for.
  open var textLabel: UILabel? { shown(title) }
  /// The second label, or nil where the style has none.
  open var detailTextLabel: UILabel? { style == .default ? nil : shown(detail) }
  /// The view of the image before the labels, made when it is asked for.
  open var imageView: UIImageView? {
    shown(picture)
  }

  private func shown<View: UIView>(_ view: View) -> View {
    if view.superview == nil, configuredView == nil { contentView.addSubview(view) }
    setNeedsLayout()
    return view
  }

  /// A configuration for an ordinary row of this style, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    style == .value1 ? .valueCell() : .cell()
  }

  private func showConfiguration() {
    configuredView?.removeFromSuperview()
    configuredView = contentConfiguration?.makeContentView()
    guard let configuredView else { return }
    for view in [title, detail, picture] { view.removeFromSuperview() }
    contentView.insertSubview(configuredView, at: 0)
    setNeedsLayout()
  }

  /// Makes the cell ready to be used for another row (U5).
  ///
  /// Called just before a queued cell is handed out again. It is for what has nothing to do with
  /// content, such as selection; content is set anew where the cell is configured.
  open func prepareForReuse() {
    isSelected = false
  }

  /// Selects it or not, at once.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let accessory = placeAccessory()
    let width = bounds.width - (accessory.map { $0.frame.width + 16 } ?? 0)
    contentView.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    configuredView?.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
    placeLabels()
  }

  private func placeAccessory() -> UIView? {
    let symbol = accessoryView == nil ? accessoryType.symbolName : nil
    accessoryImage.image = symbol.map(UIImage.init(known:))
    if symbol == nil { accessoryImage.removeFromSuperview() }
    guard let view = accessoryView ?? (symbol == nil ? nil : accessoryImage) else { return nil }
    let wanted = view.intrinsicContentSize
    let size = view.bounds.isEmpty && wanted.width > 0 ? wanted : view.bounds.size
    view.frame = CGRect(
      x: bounds.width - 16 - size.width,
      y: (bounds.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
    if view.superview !== self { addSubview(view) }
    return view
  }

  private func placeLabels() {
    let image = picture.superview == nil || picture.image == nil ? 0 : TextMetrics.symbolLength + 8
    picture.frame = CGRect(x: 16, y: (bounds.height - 24) / 2, width: max(0, image - 8), height: 24)
    let room = contentView.bounds.insetBy(dx: 16, dy: 0)
    let area = CGRect(x: room.minX + image, y: 0, width: room.width - image, height: room.height)
    let hasDetail = detail.superview != nil && detail.text?.isEmpty == false
    guard hasDetail else {
      title.frame = area
      detail.frame = .zero
      return
    }
    let edge: CGRectEdge = style == .subtitle ? .minYEdge : .minXEdge
    let half = (edge == .minYEdge ? area.height : area.width) / 2
    (title.frame, detail.frame) = area.divided(atDistance: half, from: edge)
  }

  override var defaultAccessibilityLabel: String? {
    let texts = drawnTexts
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
  override var drawnText: String? { isAccessibilityElement ? defaultAccessibilityLabel : nil }

  /// What its labels say, in order.
  private var drawnTexts: [String] {
    contentView.subviewsInReadingOrder.flatMap(Self.texts)
  }

  private static func texts(in view: UIView) -> [String] {
    guard view.isSeen else { return [] }
    if let label = view as? UILabel { return [label.text].compactMap { $0 }.filter { !$0.isEmpty } }
    return view.subviewsInReadingOrder.flatMap(texts)
  }
}
