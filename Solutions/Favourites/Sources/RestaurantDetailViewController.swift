import HeadlessUIKit

/// One restaurant, with a heart.
final class RestaurantDetailViewController: UIViewController {
  private let restaurant: Restaurant
  private let favourites: FavouritesStore

  private let ratingLabel = UILabel()
  private let heartButton = UIButton(type: .system)

  // finding 2
  init(restaurant: Restaurant, favourites: FavouritesStore) {
    self.restaurant = restaurant
    self.favourites = favourites
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = restaurant.name
    view.backgroundColor = .systemBackground
    ratingLabel.text = "Rated \(restaurant.rating.formatted()) of 5"
    heartButton.addAction(
      UIAction { [weak self] _ in self?.toggleFavourite() }, for: .primaryActionTriggered)

    let stack = UIStackView(arrangedSubviews: [ratingLabel, heartButton])  // finding 9
    stack.axis = .vertical
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
  }

  // Observed: runs again whenever the favourites change.
  override func updateProperties() {
    super.updateProperties()
    // finding 4, 8
    heartButton.showHeart(isFavourite: favourites.isFavourite(restaurant.id), of: restaurant)
  }

  private func toggleFavourite() {
    favourites.toggle(restaurant.id)  // finding 5
  }
}
