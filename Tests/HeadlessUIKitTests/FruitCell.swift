import HeadlessUIKit

/// A row with a heart at its end.
final class FruitCell: UITableViewCell {
  let heart = UIButton(type: .system)
  var onHeart: (Int) -> Void = { _ in }
  private(set) var timesPreparedForReuse = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    heart.setImage(UIImage(systemName: "heart"), for: .normal)
    heart.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onHeart(heart.tag)
      },
      for: .primaryActionTriggered
    )
    accessoryView = heart
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    timesPreparedForReuse += 1
  }
}
