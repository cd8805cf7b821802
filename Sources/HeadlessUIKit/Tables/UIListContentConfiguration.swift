/// What an ordinary list row shows: a text, a second one, an image.
///
/// Leaves out properties of fonts, colours and margins.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable, Sendable {
  /// The text, or nil for none.
  public var text: String?
  /// The second text, or nil for none.
  public var secondaryText: String?
  /// The image before the texts, or nil for none.
  public var image: UIImage?
  private var isSideBySide = false

  /// Makes the configuration of a row whose second text stands below.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Makes the configuration of a row whose second text stands below.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Makes the configuration of a row whose second text stands at the trailing edge.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.isSideBySide = true
    return configuration
  }

  /// Makes a view that shows texts and image.
  public func makeContentView() -> UIView {
    let texts = UIStackView(
      arrangedSubviews: [text, secondaryText].compactMap { $0 }.map(Self.label)
    )
    texts.axis = isSideBySide ? .horizontal : .vertical
    let row = UIStackView(arrangedSubviews: image.map { [UIImageView(image: $0)] } ?? [])
    row.spacing = 8
    row.addArrangedSubview(texts)
    return row
  }

  @MainActor private static func label(_ text: String) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = text
    return label
  }
}
