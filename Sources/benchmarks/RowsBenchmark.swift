import HeadlessSwiftUI

/// A searchable list at 100, 1,000 and 10,000 rows.
@MainActor enum RowsBenchmark {
  static func run() throws -> [Measurement] {
    try warmUp()
    return try [100, 1_000, 10_000].flatMap(measure)
  }

  /// Makes what is only made once, such as the tables of fields.
  private static func warmUp() throws {
    _ = try measure(10)
  }

  private static func measure(_ size: Int) throws -> [Measurement] {
    let items = Items(count: size)
    var shown: Screen?
    let bodies = { (shown?.bodyCount(of: Row.self) ?? 0) + (shown?.bodyCount(of: Rows.self) ?? 0) }
    var results: [Measurement] = []
    results.append(
      Measurement("show", size: size, bodies: bodies) {
        shown = Screen { Rows(items: items) }
      }
    )
    guard let screen = shown else { return results }
    results.append(
      Measurement("change one row's data", size: size, bodies: bodies) {
        items.all[size / 2].title = "changed"
        screen.draw()
      }
    )
    results.append(
      Measurement("replace one of all", size: size, bodies: bodies) {
        items.replaceOne()
        screen.draw()
      }
    )
    results.append(
      try Measurement("type a letter", size: size, bodies: bodies) { try screen.search("7") }
    )
    results.append(
      Measurement("read the screen", size: size, bodies: bodies) { _ = screen.elements }
    )
    return results
  }
}

/// What the list shows.
@Observable private final class Items {
  var all: [Item]

  init(count: Int) { all = (0..<count).map { Item(id: $0, title: "Row \($0)") } }

  func replaceOne() {
    all[all.count / 3] = Item(id: all.count, title: "new")
  }
}

@Observable private final class Item: Identifiable {
  let id: Int
  var title: String

  init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}

private struct Rows: View {
  let items: Items
  @State private var query = ""

  var body: some View {
    List(items.all.filter { query.isEmpty || $0.title.contains(query) }) { item in
      Row(item: item)
    }
    .searchable(text: $query)
  }
}

private struct Row: View {
  let item: Item

  var body: some View {
    HStack {
      Text(item.title)
      Spacer()
      Text("\(item.id)")
    }
  }
}
