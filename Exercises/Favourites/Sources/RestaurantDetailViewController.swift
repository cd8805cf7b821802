import HeadlessUIKit

/// One restaurant, with a heart.
final class RestaurantDetailViewController: UIViewController {
  var restaurant: Restaurant!
  var onClose: ((Bool) -> Void)?

  private let ratingLabel = UILabel()
  private let heartButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = restaurant.name
    view.backgroundColor = .systemBackground
    ratingLabel.text = "Rated \(restaurant.rating.formatted()) of 5"

    let stack = UIStackView(arrangedSubviews: [ratingLabel])
    stack.axis = .vertical
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isMovingFromParent {
      onClose?(restaurant.isFavourite)
    }
  }

  private func toggleFavourite() {
    restaurant.isFavourite.toggle()
    heartButton.setImage(
      UIImage(systemName: restaurant.isFavourite ? "heart.fill" : "heart"), for: .normal)
  }
}
