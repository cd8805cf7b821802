internal import Foundation
internal import HeadlessScreen

/// Looks at a window and says what is to be seen on it, in reading order.
@MainActor struct ScreenReader {
  private let window: UIWindow
  private var sightings: [Sighting] = []
  /// The rows of tables that come earlier, so that each row has a position of its own.
  private var rowsBefore = 0

  private init(window: UIWindow) {
    self.window = window
  }

  /// Everything that is on `window`.
  ///
  /// Of controllers presented over each other, only the front one's view is there to be read.
  static func read(_ window: UIWindow) -> [Sighting] {
    guard let front = window.layers.last?.viewIfLoaded, front.window === window else { return [] }
    var reader = ScreenReader(window: window)
    reader.read(front, clippedTo: window.bounds, row: nil)
    return reader.sightings
  }

  private mutating func read(_ view: UIView, clippedTo clip: CGRect, row: RowSighting?) {
    guard view.isSeen else { return }
    let frame = view.convert(view.bounds, to: nil)
    let seen = frame.intersection(clip)
    let row = rowSighting(of: view) ?? row
    if let element = element(for: view, row: row) {
      add(Sighting(element: element, view: view, place: seen, row: row))
      if view.isAccessibilityElement { return }
    }
    let inner = view.clipsToBounds ? seen : clip
    for child in view.subviewsInReadingOrder { read(child, clippedTo: inner, row: row) }
    if let table = view as? UITableView { rowsBefore += table.layout.rowCounts.reduce(0, +) }
  }

  private mutating func add(_ sighting: Sighting) {
    let place = sighting.place
    guard place.width > 0, place.height > 0 else { return }
    guard !isCovered(sighting.view, at: sighting.center) else { return }
    sightings.append(sighting)
  }

  private func rowSighting(of view: UIView) -> RowSighting? {
    guard
      let cell = view as? UITableViewCell,
      let table = cell.superview as? UITableView,
      let path = table.indexPath(for: cell)
    else { return nil }
    return RowSighting(
      cell: cell,
      table: table,
      path: path,
      position: rowsBefore + table.layout.position(of: path)
    )
  }

  private func element(for view: UIView, row: RowSighting?) -> ScreenElement? {
    let symbol = view.drawnImage?.symbolName
    let speaks = view.isAccessibilityElement
    let text = view.drawnText.flatMap { $0.isEmpty ? nil : $0 }
    guard speaks || symbol != nil || text != nil else { return nil }
    return ScreenElement(
      text: text,
      symbol: symbol,
      label: speaks ? view.accessibilityLabel ?? "" : "",
      value: speaks ? view.accessibilityValue : nil,
      traits: speaks ? traits(of: view) : [],
      row: row?.position
    )
  }

  private func traits(of view: UIView) -> ScreenElement.Traits {
    var traits = view.accessibilityTraits
    if let control = view as? UIControl {
      if control.isSelected { traits.insert(.selected) }
      if !control.isEnabled { traits.insert(.notEnabled) }
    }
    return traits.onScreen
  }

  /// Whether something opaque is drawn over `view` at `point`.
  private func isCovered(_ view: UIView, at point: CGPoint) -> Bool {
    frontMost(in: window, at: point, lookingFor: view) == .cover
  }

  private enum Finding { case view, cover }

  /// What comes first from the front: the view looked for, or something that hides it.
  private func frontMost(
    in candidate: UIView,
    at point: CGPoint,
    lookingFor view: UIView
  ) -> Finding? {
    guard candidate.isSeen else { return nil }
    if candidate === view { return .view }
    for child in candidate.subviews.reversed() {
      if let finding = frontMost(in: child, at: point, lookingFor: view) { return finding }
    }
    let isOpaque = candidate.backgroundColor?.alpha == 1 && candidate.alpha == 1
    let isHere = candidate.convert(candidate.bounds, to: nil).contains(point)
    return isOpaque && isHere ? .cover : nil
  }
}
