import HeadlessScreen
import HeadlessSwiftUI
import Testing

@Suite("Navigation, tabs and sheets") @MainActor struct NavigationRules {
  private struct Page: View {
    let name: String
    let log: Log
    @State private var taps = 0

    init(name: String, log: Log) {
      self.name = name
      self.log = log
      log.add("init \(name)")
    }

    var body: some View {
      let _ = log.add("body \(name)")
      Button("\(name) \(taps)") { taps += 1 }
        .navigationTitle(name)
        .onAppear { log.add("appear \(name)") }
        .onDisappear { log.add("disappear \(name)") }
    }
  }

  // MARK: Stacks

  private struct Stack: View {
    let log: Log
    let gate: Gate

    var body: some View {
      NavigationStack {
        VStack {
          Page(name: "Root", log: log)
          NavigationLink("Push", value: 1)
        }
        .task {
          log.add("task")
          await gate.pass()
          log.add(Task.isCancelled ? "cancelled" : "done")
        }
        .navigationDestination(for: Int.self) { number in
          Page(name: "Number \(number)", log: log)
          NavigationLink("Push", value: number + 1)
        }
      }
    }
  }

  @Test("Rule N1: a covered screen disappears and stays alive; a popped one ends")
  func stack() async throws {
    let log = Log()
    let screen = Screen { Stack(log: log, gate: Gate()) }
    try screen.tap("Root 0")
    _ = log.take()
    try screen.tap("Push")
    #expect(screen.elements.texts == ["Number 1 0", "Push"])
    #expect(screen.title == "Number 1")
    #expect(
      log.take().filter { $0.contains("appear") } == ["appear Number 1", "disappear Root"]
    )
    try screen.tap("Number 1 0")
    try screen.tap("Push")
    #expect(screen.title == "Number 2")
    try screen.goBack()
    #expect(screen.elements.texts == ["Number 1 1", "Push"])
    try screen.goBack()
    #expect(screen.elements.texts == ["Root 1", "Push"])
    #expect(screen.title == "Root")
    try screen.tap("Push")
    #expect(screen.elements.texts == ["Number 1 0", "Push"])
  }

  @Test("Rules N1 and T3: the task of a covered screen is cancelled, and started on coming back")
  func coveredTask() async throws {
    let log = Log()
    let gate = Gate()
    let screen = Screen { Stack(log: log, gate: gate) }
    await screen.settle()
    _ = log.take()
    try screen.tap("Push")
    gate.open()
    await screen.settle()
    #expect(log.take().contains("cancelled"))
    try screen.goBack()
    await screen.settle()
    #expect(log.take().suffix(2) == ["task", "done"])
  }

  private struct Links: View {
    let log: Log
    @State private var unread = 0

    var body: some View {
      NavigationStack {
        Button("Unread \(unread)") { unread += 1 }
        NavigationLink("View") { Page(name: "View", log: log) }
        NavigationLink("Value", value: "x")
          .navigationDestination(for: String.self) { Page(name: "Value \($0)", log: log) }
      }
    }
  }

  @Test("Rule N3: a link makes its destination's struct with each pass, its body when pushed")
  func eagerLink() throws {
    let log = Log()
    let screen = Screen { Links(log: log) }
    try screen.tap("Unread 0")
    #expect(log.take() == ["init View", "init View"])
    try screen.tap("View")
    #expect(log.take() == ["body View", "appear View"])
    try screen.goBack()
    #expect(log.take() == ["disappear View"])
  }

  @Test("Rule N3: a value's destination is made when it is pushed")
  func lazyLink() throws {
    let log = Log()
    let screen = Screen { Links(log: log) }
    _ = log.take()
    try screen.tap("Value")
    #expect(log.take() == ["init Value x", "body Value x", "appear Value x"])
  }

  private struct Detail: View {
    let text: String
    var body: some View { Text(text) }
  }

  private struct Following: View {
    var body: some View {
      NavigationStack { FollowingRoot() }
    }
  }

  private struct FollowingRoot: View {
    @State private var count = 0
    @State private var isPushed = false

    var body: some View {
      Group {
        Button("Push") { isPushed = true }
        NavigationLink("View") {
          VStack {
            Detail(text: "link \(count)"); more
          }
        }
        NavigationLink("Value", value: 1)
          .navigationDestination(for: Int.self) { _ in
            VStack {
              Detail(text: "value \(count)"); more
            }
          }
          .navigationDestination(isPresented: $isPushed) {
            VStack {
              Detail(text: "flag \(count)"); more
            }
          }
      }
    }

    private var more: some View { Button("More") { count += 1 } }
  }

  @Test(
    "Rule N3: what was pushed follows the body that made it",
    arguments: [
      ("View", "link"), ("Value", "value"), ("Push", "flag"),
    ]
  )
  func pushedUpdates(link: String, name: String) throws {
    let screen = Screen { Following() }
    try screen.tap(link)
    try screen.tap("More")
    #expect(screen.elements.texts == ["\(name) 1", "More"])
    try screen.goBack()
    try screen.tap(link)
    #expect(screen.elements.texts == ["\(name) 1", "More"])
  }

  private struct Paths: View {
    @State private var path = [1]

    var body: some View {
      let _ = path.count
      NavigationStack(path: $path) {
        Button("Both") { path = [1, 2] }
          .navigationDestination(for: Int.self) { number in
            Text("Number \(number) of \(path.count)")
            NavigationLink("Push", value: number + 1)
            Button("Root") { path = [] }
            Leave()
          }
      }
    }
  }

  private struct Leave: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Leave") { dismiss() } }
  }

  @Test("A path that the author keeps is what is shown, and follows the person")
  func path() throws {
    let screen = Screen { Paths() }
    #expect(screen.elements.texts.first == "Number 1 of 1")
    try screen.tap("Push")
    #expect(screen.elements.texts.first == "Number 2 of 2")
    try screen.tap("Leave")
    #expect(screen.elements.texts.first == "Number 1 of 1")
    try screen.goBack()
    #expect(screen.elements.texts == ["Both"])
    #expect(throws: NotOnScreen.self) { try screen.goBack() }
    try screen.tap("Both")
    #expect(screen.elements.texts.first == "Number 2 of 2")
    try screen.tap("Root")
    #expect(screen.elements.texts == ["Both"])
  }

  private struct AnyPaths: View {
    @State private var path = NavigationPath()
    @State private var item: String?

    var body: some View {
      NavigationStack(path: $path) {
        Button("Values") {
          path.append(1)
          path.append("a")
        }
        Button("Item") { item = "i" }
          .navigationDestination(for: Int.self) { Text("Number \($0)") }
          .navigationDestination(for: String.self) { text in
            Text("Text \(text)")
            Button("Pop") { path.removeLast(path.count) }
          }
          .navigationDestination(item: $item) { Text("Item \($0)") }
      }
    }
  }

  @Test("A path holds values of several types, and an item is pushed while it is there")
  func anyPath() throws {
    let screen = Screen { AnyPaths() }
    try screen.tap("Values")
    #expect(screen.elements.texts == ["Text a", "Pop"])
    try screen.goBack()
    #expect(screen.elements.texts == ["Number 1"])
    try screen.goBack()
    try screen.tap("Item")
    #expect(screen.elements.texts == ["Item i"])
    try screen.goBack()
    try screen.tap("Item")
    #expect(screen.elements.texts == ["Item i"], "popping has set the item to nil")
  }

  private struct SameTwice: View {
    @State private var path = [1, 1]
    @State private var count = 0

    var body: some View {
      NavigationStack(path: $path) {
        Text("Root")
          .navigationDestination(for: Int.self) { _ in Button("Count \(count)") { count += 1 } }
      }
    }
  }

  @Test("A path can hold a value twice, and each of its screens follows the body")
  func sameValueTwice() throws {
    let screen = Screen { SameTwice() }
    try screen.tap("Count 0")
    #expect(screen.elements.texts == ["Count 1"])
    try screen.goBack()
    #expect(screen.elements.texts == ["Count 1"])
    try screen.goBack()
    #expect(screen.elements.texts == ["Root"])
  }

  // MARK: Tabs

  private struct Tabs: View {
    let log: Log

    var body: some View {
      TabView {
        Page(name: "One", log: log).tabItem { Label("First", systemImage: "1.circle") }
        Page(name: "Two", log: log).tabItem { Text("Second") }
      }
    }
  }

  @Test("Rule N4: a tab is made when first selected and kept; switching appears and disappears")
  func tabs() throws {
    let log = Log()
    let screen = Screen { Tabs(log: log) }
    #expect(screen.elements.texts == ["One 0", "First", "Second"])
    #expect(!log.take().contains("body Two"))
    try screen.tap("One 0")
    _ = log.take()
    try screen.selectTab("Second")
    #expect(log.take() == ["body Two", "appear Two", "disappear One"])
    #expect(screen.elements.last?.spoken == "Second, selected, tab")
    try screen.selectTab("First")
    #expect(log.take() == ["appear One", "disappear Two"])
    #expect(screen.elements.texts.first == "One 1")
    #expect(screen.title == "One")
  }

  private struct BoundTabs: View {
    @State private var tab = "b"

    var body: some View {
      TabView(selection: $tab) {
        Tab("A", systemImage: "a.circle", value: "a") { Text("page a \(tab)") }
        Tab("B", systemImage: "b.circle", value: "b") {
          Button("To a") { tab = "a" }
        }
        Text("page c").tabItem { Text("C") }.tag("c")
      }
    }
  }

  @Test("Rule N4: the author can keep the selection")
  func boundTabs() throws {
    let screen = Screen { BoundTabs() }
    try screen.tap("To a")
    #expect(screen.elements.texts == ["page a a", "A", "B", "C"])
    try screen.selectTab("C")
    #expect(screen.elements.texts == ["page c", "A", "B", "C"])
    #expect(throws: NotOnScreen.self) { try screen.selectTab("D") }
  }

  // MARK: Sheets

  private struct Item: Identifiable {
    let id: Int
    var text: String
  }

  private struct Sheets: View {
    let log: Log
    @State private var item: Item?
    @State private var isShown = false

    var body: some View {
      Button("Show") { isShown = true }
      Button("Item") { item = Item(id: 1, text: "a") }
        .onDisappear { log.add("presenter gone") }
        .sheet(isPresented: $isShown, onDismiss: { log.add("dismissed") }) {
          Text("sheet")
          Leave()
        }
        .sheet(item: $item, onDismiss: { log.add("item dismissed") }) { item in
          Page(name: item.text, log: log)
          Button("Same") { self.item = Item(id: 1, text: "A") }
          Button("Other") { self.item = Item(id: 2, text: "b") }
        }
    }
  }

  @Test("Rule N5: a sheet covers the screen, and its dismissal is told once")
  func sheet() throws {
    let log = Log()
    let screen = Screen { Sheets(log: log) }
    try screen.tap("Show")
    #expect(screen.elements.texts == ["sheet", "Leave"])
    try screen.dismissSheet()
    #expect(screen.elements.texts == ["Show", "Item"])
    #expect(log.take() == ["dismissed"])
    try screen.tap("Show")
    try screen.tap("Leave")
    #expect(log.take() == ["dismissed"])
    #expect(throws: NotOnScreen.self) { try screen.dismissSheet() }
  }

  @Test("Rule N5: an item with the same id is shown in the same sheet, another in a new one")
  func itemSheet() throws {
    let log = Log()
    let screen = Screen { Sheets(log: log) }
    try screen.tap("Item")
    try screen.tap("a 0")
    try screen.tap("Same")
    #expect(screen.elements.texts.first == "A 1")
    #expect(!log.take().contains("disappear a"))
    try screen.tap("Other")
    #expect(screen.elements.texts.first == "b 0")
    #expect(log.take().contains("disappear A"))
    try screen.dismissSheet()
    #expect(log.take() == ["disappear b", "item dismissed"])
  }

  @Test("Rule N6: the presenter under a sheet doesn't disappear")
  func presenter() throws {
    let log = Log()
    let screen = Screen { Sheets(log: log) }
    try screen.tap("Show")
    #expect(log.take().isEmpty)
  }

  private struct Alerting: View {
    let log: Log
    @State private var isShown = false
    @State private var isPlain = false

    var body: some View {
      Button("Ask") { isShown = true }
        .alert("Delete?", isPresented: $isShown) {
          Button("Delete", role: .destructive) { log.add("delete") }
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("It can't be undone.")
        }
      Button("Tell") { isPlain = true }
        .alert("Done", isPresented: $isPlain) {}
    }
  }

  @Test("An alert covers the screen, and any of its buttons closes it")
  func alert() throws {
    let log = Log()
    let screen = Screen { Alerting(log: log) }
    try screen.tap("Ask")
    #expect(screen.elements.texts == ["Delete?", "It can't be undone.", "Delete", "Cancel"])
    try screen.tap("Delete")
    #expect(log.take() == ["delete"])
    #expect(screen.elements.texts == ["Ask", "Tell"])
    try screen.tap("Tell")
    #expect(screen.elements.texts == ["Done", "OK"])
    try screen.tap("OK")
    #expect(screen.elements.texts == ["Ask", "Tell"])
  }

  // MARK: Columns

  private struct Columns: View {
    @State private var kind: String? = "All"
    @State private var recipe: Int?

    var body: some View {
      NavigationSplitView {
        List(selection: $kind) {
          NavigationLink("All", value: "All")
          Text("Favorites").tag("Favorites")
        }
        .navigationTitle("Kinds")
      } content: {
        List(selection: $recipe) {
          ForEach(1..<3) { number in
            NavigationLink(value: number) { Text("\(kind ?? "") \(number)") }
          }
        }
        .navigationTitle("Recipes")
      } detail: {
        if let recipe {
          Text("Recipe \(recipe)")
            .toolbar { ToolbarItem { Button("Edit") {} } }
            .navigationTitle("Detail")
        } else {
          Text("Nothing chosen")
        }
      }
    }
  }

  @Test("Columns are all shown, and a link selects in its list")
  func columns() throws {
    let screen = Screen { Columns() }
    #expect(screen.elements.texts == ["All", "Favorites", "All 1", "All 2", "Nothing chosen"])
    #expect(screen.title == "Recipes")
    try screen.tapRow("Favorites")
    try screen.tap("Favorites 2")
    #expect(screen.title == "Detail")
    #expect(screen.elements.texts.suffix(4) == ["Favorites 1", "Favorites 2", "Edit", "Recipe 2"])
  }
}
