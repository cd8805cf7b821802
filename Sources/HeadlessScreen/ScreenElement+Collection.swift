extension Collection where Element == ScreenElement {
  /// The texts drawn on the screen, in reading order.
  package var texts: [String] {
    compactMap(\.text)
  }

  /// The elements of one list row, found by a text drawn in it.
  ///
  /// - Throws: ``NotOnScreen`` where no row draws exactly that text.
  package func row(containing text: String) throws -> [ScreenElement] {
    guard let row = first(where: { $0.text == text && $0.row != nil })?.row else {
      throw NotOnScreen("row with “\(text)”", among: Array(self))
    }
    return filter { $0.row == row }
  }

  /// The elements grouped by list row, in reading order, without those outside a list.
  package var rows: [[ScreenElement]] {
    let inRows = filter { $0.row != nil }
    return Dictionary(grouping: inRows) { $0.row ?? -1 }
      .sorted { $0.key < $1.key }
      .map(\.value)
  }
}
