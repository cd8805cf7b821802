/// The cells that wait to be used again, and how new ones are made (U5).
@MainActor struct CellPool {
  private var classes: [String: UITableViewCell.Type] = [:]
  private var queues: [String: [UITableViewCell]] = [:]

  /// Makes cells for `identifier` from `type`, or none where that is nil.
  mutating func register(_ type: UITableViewCell.Type?, for identifier: String) {
    classes[identifier] = type
  }

  /// Keeps `cell`, with all its content, unless it has no identifier.
  mutating func put(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    queues[identifier, default: []].append(cell)
  }

  /// Hands out the cell that was put away last, or a new one, or nil for an unknown identifier.
  mutating func take(_ identifier: String) -> UITableViewCell? {
    if let cell = queues[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return classes[identifier]?.init(_registeredFor: identifier)
  }
}
