import HeadlessScreen
import HeadlessSwiftUI
import Testing

@Suite("Ten thousand rows") @MainActor struct ScaleTests {
  @Observable fileprivate final class Item: Identifiable {
    let id: Int
    var title: String

    init(id: Int) {
      self.id = id
      title = "Row \(id)"
    }
  }

  @Observable fileprivate final class Items {
    var all = (0..<10_000).map(Item.init)
  }

  private struct Row: View {
    let item: Item
    var body: some View { Text(item.title) }
  }

  private struct Rows: View {
    let items: Items
    @State private var query = ""

    var body: some View {
      List(items.all.filter { query.isEmpty || $0.title.hasSuffix(query) }) { Row(item: $0) }
        .searchable(text: $query)
    }
  }

  private func counts(_ screen: Screen) -> [Int] {
    [screen.bodyCount(of: Rows.self), screen.bodyCount(of: Row.self)]
  }

  @Test("A change to one row's data runs that row's body and no other")
  func oneRow() async {
    let items = Items()
    let screen = Screen { Rows(items: items) }
    #expect(counts(screen) == [1, 10_000])
    items.all[5_000].title = "changed"
    screen.draw()
    #expect(counts(screen) == [1, 10_001])
    #expect(screen.elements.texts[5_001] == "changed")
  }

  @Test("A row that is written in the list's own closure is evaluated alone too")
  func inlineRow() async {
    let items = Items()
    let log = Log()
    let screen = Screen {
      List(items.all) { item in
        let _ = log.add(item.title)
        Text(item.title)
      }
    }
    _ = log.take()
    items.all[7].title = "changed"
    screen.draw()
    #expect(log.take() == ["changed"])
  }

  @Test("A replaced element runs the list's body and the new row's")
  func replaced() {
    let items = Items()
    let screen = Screen { Rows(items: items) }
    items.all[0] = Item(id: -1)
    screen.draw()
    #expect(counts(screen) == [2, 10_001])
  }

  @Test("A letter typed into a search runs no body of a row that stays")
  func typing() throws {
    let screen = Screen { Rows(items: Items()) }
    try screen.search("7")
    #expect(screen.elements.rows.count == 1_000)
    #expect(counts(screen) == [2, 10_000])
  }
}
