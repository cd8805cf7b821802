import HeadlessScreen
import HeadlessSwiftUI
import Testing

struct Item: Identifiable, Equatable, Sendable {
  let id: Int
  var title: String
  var date = Date(timeIntervalSince1970: 0)
}

@MainActor final class Model: ObservableObject {
  @Published private(set) var items: [Item] = []
  @Published private(set) var isLoading = false
  let fetch: @Sendable () async throws -> [Item]
  init(fetch: @escaping @Sendable () async throws -> [Item]) { self.fetch = fetch }
  func load() async {
    isLoading = true
    defer { isLoading = false }
    if let new = try? await fetch() { items = new }
  }
  func items(matching query: String) -> [Item] {
    query.isEmpty ? items : items.filter { $0.title.localizedStandardContains(query) }
  }
}

struct ItemsScreen: View {
  @StateObject private var model: Model
  @State private var query = ""
  @State private var last = ""
  init(fetch: @escaping @Sendable () async throws -> [Item]) {
    _model = StateObject(wrappedValue: Model(fetch: fetch))
  }
  var body: some View {
    List(model.items(matching: query)) { item in
      NavigationLink(value: item.id) {
        HStack {
          Text(item.title)
          Spacer()
          Text(item.date, format: .dateTime.day().month())
        }
      }
    }
    .navigationTitle("Items")
    .navigationDestination(for: Int.self) { id in Text("Detail \(id)") }
    .overlay {
      if model.isLoading && model.items.isEmpty {
        ProgressView()
      } else if model.items.isEmpty {
        ContentUnavailableView(
          "Nothing",
          systemImage: "tray",
          description: Text("Come back later.")
        )
      }
    }
    .searchable(text: $query)
    .task { await model.load() }
    .refreshable { await model.load() }
  }
}

struct Parent: View {
  let fetch: @Sendable () async throws -> [Item]
  @State private var unread = 0
  var body: some View {
    NavigationStack {
      VStack {
        Button("Unread: \(unread)") { unread += 1 }
        ItemsScreen(fetch: fetch)
      }
    }
  }
}

@MainActor struct SmokeTests {
  @Test func journey() async throws {
    let screen = Screen { Parent { [Item(id: 1, title: "Café"), Item(id: 2, title: "Tea")] } }
    print(screen.elements)
    await screen.settle()
    print(screen.elements, screen.title as Any)
    try screen.tap("Unread: 0")
    print(screen.elements.texts, screen.bodyCount(of: ItemsScreen.self))
    try screen.search("cafe")
    print(screen.elements.texts)
    try screen.tapRow("Café")
    print(screen.elements.texts)
    try screen.goBack()
    print(screen.elements.texts)
    try screen.pullToRefresh()
    #expect(screen.isRefreshing)
    await screen.settle()
    #expect(!screen.isRefreshing)
    try screen.tapGap(inRow: "Café")
    print(screen.elements.texts, screen.issues)
    screen.close()
    #expect(screen.elements.isEmpty)
  }
}
