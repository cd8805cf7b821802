import HeadlessUIKit

extension UIButton {
  /// Draws the heart of a restaurant, and tells VoiceOver what a tap would do.
  func showHeart(isFavourite: Bool, of restaurant: Restaurant) {
    setImage(UIImage(systemName: isFavourite ? "heart.fill" : "heart"), for: .normal)
    // finding 12
    accessibilityLabel =
      isFavourite
      ? "Remove \(restaurant.name) from favourites" : "Add \(restaurant.name) to favourites"
  }
}
