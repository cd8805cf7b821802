/// What a tab bar shows for one controller.
@MainActor open class UITabBarItem {
  /// The title, or nil for none.
  open var title: String?
  /// The image, or nil for none.
  open var image: UIImage?
  /// What stands in the corner, such as a count.
  open var badgeValue: String?

  /// Creates an item without title and image.
  public init() {}

  /// Creates an item with `title` and `image`.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// A number of the app's own choice.
  open var tag = 0
}
