import Foundation
import HeadlessScreen
import HeadlessSwiftUI
import Testing

@Suite("Lists") @MainActor struct ListRules {
  private struct Item: Identifiable, Equatable {
    var id: Int
    var title: String
  }

  private struct Row: View {
    let item: Item
    @State private var taps = 0

    var body: some View { Button("\(item.title) \(taps)") { taps += 1 } }
  }

  private struct Items: View {
    @State var items: [Item]
    let next: ([Item]) -> [Item]

    var body: some View {
      Button("Change") { items = next(items) }
      List(items) { Row(item: $0) }
    }
  }

  private func tapped(
    _ items: [Item],
    _ next: @escaping ([Item]) -> [Item]
  ) throws -> Screen {
    let screen = Screen { Items(items: items, next: next) }
    try screen.tap("\(items[0].title) 0")
    try screen.tap("Change")
    return screen
  }

  private let two = [Item(id: 1, title: "a"), Item(id: 2, title: "b")]

  @Test("Rule L1: a row that moves keeps its state")
  func moved() throws {
    let screen = try tapped(two) { $0.reversed() }
    #expect(screen.elements.texts == ["Change", "b 0", "a 1"])
    #expect(screen.bodyCount(of: Row.self) == 3)
  }

  @Test("Rule L1: a row with new content and the same id keeps its state")
  func updated() throws {
    let screen = try tapped(two) { [Item(id: 1, title: "A"), $0[1]] }
    #expect(screen.elements.texts == ["Change", "A 1", "b 0"])
  }

  @Test("Rule L1: a row with another id begins anew")
  func replaced() throws {
    let screen = try tapped(two) { [Item(id: 3, title: "a"), $0[1]] }
    #expect(screen.elements.texts == ["Change", "a 0", "b 0"])
  }

  @Test("Rule L1: a row that was removed and comes back begins anew")
  func removedAndBack() throws {
    let screen = try tapped(two) { $0.count == 2 ? [$0[1]] : [Item(id: 1, title: "a"), $0[0]] }
    #expect(screen.elements.texts == ["Change", "b 0"])
    try screen.tap("Change")
    #expect(screen.elements.texts == ["Change", "a 0", "b 0"])
  }

  private struct Offsets: View {
    @State private var titles = ["a", "b"]

    var body: some View {
      Button("Insert") { titles.insert("new", at: 0) }
      List(Array(titles.enumerated()), id: \.offset) { offset, title in
        Row(item: Item(id: offset, title: title))
      }
    }
  }

  @Test("Rule L2: with offsets for ids a row's state stays at its place while its content moves")
  func offsets() throws {
    let screen = Screen { Offsets() }
    try screen.tap("a 0")
    try screen.tap("Insert")
    #expect(screen.elements.texts == ["Insert", "new 1", "a 0", "b 0"])
  }

  @Test("Rule L3: rows with one id share one view, and the sentence is recorded once")
  func duplicates() throws {
    let items = two + [Item(id: 1, title: "other")]
    let screen = Screen { Items(items: items) { $0 + [Item(id: 5, title: "e")] } }
    #expect(screen.elements.texts == ["Change", "a 0", "b 0", "a 0"])
    try screen.tapButton(inRow: "a 0")
    #expect(screen.elements.texts == ["Change", "a 1", "b 0", "a 1"])
    try screen.tap("Change")
    #expect(
      screen.issues == [
        RuntimeIssue(
          rule: "L3",
          message: """
            ForEach<Array<Item>, Int, Row>: the ID 1 occurs multiple times within the \
            collection, this will give undefined results!
            """
        )
      ]
    )
  }

  private struct Growing: View {
    @State private var count = 2

    var body: some View {
      Button("Grow") { count += 1 }
      ForEach(0..<count) { Text("\($0)") }
    }
  }

  @Test("Rule L4: a constant range that grows is recorded once")
  func constantRange() throws {
    let screen = Screen { Growing() }
    #expect(screen.issues.isEmpty)
    try screen.tap("Grow")
    try screen.tap("Grow")
    #expect(
      screen.issues == [
        RuntimeIssue(
          rule: "L4",
          message: """
            ForEach<Range<Int>, Int, Text> count (3) != its initial count (2). \
            `ForEach(_:content:)` should only be used for *constant* data. Instead conform data \
            to `Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`!
            """
        )
      ]
    )
  }

  private struct Appearing: View {
    let log: Log
    var body: some View {
      List(0..<3, id: \.self) { number in
        Text("\(number)").onAppear { log.add("\(number)") }
      }
    }
  }

  @Test("Rule L5: every row of a list is taken to be visible")
  func allVisible() {
    let log = Log()
    let screen = Screen { Appearing(log: log) }
    #expect(log.take() == ["0", "1", "2"])
    #expect(screen.elements.map(\.row) == [0, 1, 2])
  }

  private struct TwoButtons: View {
    let log: Log
    let isPlain: Bool

    var body: some View {
      List {
        if isPlain { row.buttonStyle(.borderless) } else { row }
      }
    }

    private var row: some View {
      HStack {
        Button("One") { log.add("one") }
        Button("Two") { log.add("two") }
        Text("Title")
      }
    }
  }

  @Test("Rule L6: a tap on a row with several default buttons reaches them all")
  func defaultButtons() throws {
    let log = Log()
    let screen = Screen { TwoButtons(log: log, isPlain: false) }
    try screen.tap("One")
    #expect(log.take() == ["one", "two"])
  }

  @Test("Rule L6: another style keeps them apart")
  func borderlessButtons() throws {
    let log = Log()
    let screen = Screen { TwoButtons(log: log, isPlain: true) }
    try screen.tap("One")
    #expect(log.take() == ["one"])
  }

  private struct Deleting: View {
    @State private var items = ["a", "b", "c", "d"]
    @State private var isFiltered = false

    private var shown: [String] { isFiltered ? items.filter { $0 != "a" } : items }

    var body: some View {
      Toggle("Filter", isOn: $isFiltered)
      List {
        ForEach(shown, id: \.self) { item in
          Text(item).swipeActions {
            if item == "d" { Button("Pin") { items = ["d"] } }
          }
        }
        .onDelete { items.remove(atOffsets: $0) }
      }
    }
  }

  @Test("Rule L7: onDelete gives offsets in what is displayed")
  func deletion() throws {
    let screen = Screen { Deleting() }
    try screen.swipe(row: "b", action: "Delete")
    #expect(screen.elements.texts == ["Filter", "a", "c", "d"])
    try screen.tap("Filter")
    try screen.swipe(row: "c", action: "Delete")
    #expect(screen.elements.texts == ["Filter", "c", "d"], "the author took it for another list's")
  }

  @Test("Rule L7: swipe actions are behind the row that they are on")
  func swipeActions() throws {
    let screen = Screen { Deleting() }
    #expect(throws: NotOnScreen.self) { try screen.swipe(row: "a", action: "Pin") }
    try screen.swipe(row: "d", action: "Pin")
    #expect(screen.elements.texts == ["Filter", "d"])
  }

  private struct Sections: View {
    var body: some View {
      List {
        Section("First") {
          Text("a")
          Text("b")
        }
        Section {
          Text("c")
        } header: {
          Text("Second")
        } footer: {
          Text("End")
        }
      }
    }
  }

  @Test("Sections have headings and footers outside the rows")
  func sections() {
    let screen = Screen { Sections() }
    #expect(screen.elements.texts == ["First", "a", "b", "Second", "c", "End"])
    #expect(screen.elements.map(\.row) == [nil, 0, 1, nil, 2, nil])
    #expect(screen.elements.filter { $0.traits == .header }.texts == ["First", "Second"])
  }

  @Test("A form puts each control into a row")
  func form() {
    let screen = Screen {
      Form {
        TextField("Title", text: .constant("Soup"))
        Button("Save") {}
      }
    }
    #expect(screen.elements.map(\.row) == [0, 1])
  }

  private struct Selecting: View {
    @State private var selection: Int?

    var body: some View {
      List([Item(id: 1, title: "a"), Item(id: 2, title: "b")], selection: $selection) {
        Text($0.title)
      }
      Text("Selected: \(selection ?? 0)")
    }
  }

  @Test("A list with a selection selects the row that is tapped")
  func selection() throws {
    let screen = Screen { Selecting() }
    try screen.tapRow("b")
    #expect(screen.elements.texts == ["a", "b", "Selected: 2"])
    #expect(screen.elements.map(\.traits) == [[], .selected, []])
    try screen.tapGap(inRow: "a")
    #expect(screen.elements.texts.last == "Selected: 1")
  }
}
