import HeadlessScreen
import HeadlessSwiftUI
import Testing

@Suite("The screen for tests") @MainActor struct ScreenTests {
  private struct Two: View {
    let log: Log
    @State private var text = ""
    @State private var choice = 1

    var body: some View {
      Button("Same") { log.add("first") }
      Button("Same") { log.add("second") }
      Text("Plain")
      TextField("Name", text: $text, prompt: Text("Your name"))
      Picker("Size", selection: $choice) {
        Text("Small").tag(1)
        ForEach(2..<4) { Text("Size \($0)") }
      }
      List {
        HStack {
          Text("one")
          Button("Go") { log.add("go one") }
        }
        HStack {
          Text("two")
          Button("Go") { log.add("go two") }
        }
        Text("three")
      }
    }
  }

  @Test("A name that several things have can't be tapped, and the error says so")
  func ambiguous() {
    let screen = Screen { Two(log: Log()) }
    let error = #expect(throws: NotOnScreen.self) { try screen.tap("Same") }
    #expect(error?.wanted == "“Same” to tap")
    #expect(error?.reason == "2 things on the screen have that name")
  }

  @Test("What doesn't react, or isn't there, can't be tapped")
  func unreachable() {
    let screen = Screen { Two(log: Log()) }
    #expect(
      #expect(throws: NotOnScreen.self) { try screen.tap("Plain") }?.reason
        == "nothing reacts to a tap there"
    )
    let missing = #expect(throws: NotOnScreen.self) { try screen.tap("Nowhere") }
    #expect(missing == NotOnScreen("“Nowhere” to tap", among: screen.elements))
    #expect(
      #expect(throws: NotOnScreen.self) { try screen.tapButton(inRow: "three") }?.wanted
        == "button in the row with “three”"
    )
    #expect(
      #expect(throws: NotOnScreen.self) { try screen.tap("Go", inRow: "three") }?.wanted
        == "“Go” to tap in the row with “three”"
    )
    #expect(
      #expect(throws: NotOnScreen.self) { try screen.tapRow("Plain") }?.wanted
        == "row with “Plain”"
    )
    #expect(
      #expect(throws: NotOnScreen.self) { try screen.type("a", into: "Age") }?.wanted
        == "field “Age”"
    )
    #expect(
      #expect(throws: NotOnScreen.self) { try screen.search("a") }?.wanted == "search field"
    )
    #expect(#expect(throws: NotOnScreen.self) { try screen.goBack() }?.wanted == "way back")
    #expect(#expect(throws: NotOnScreen.self) { try screen.dismissSheet() }?.wanted == "sheet")
    #expect(
      #expect(throws: NotOnScreen.self) { try screen.selectTab("One") }?.wanted == "tab “One”"
    )
    #expect(
      #expect(throws: NotOnScreen.self) { try screen.pullToRefresh() }?.wanted
        == "list that can be pulled to refresh"
    )
    #expect(
      #expect(throws: NotOnScreen.self) { try screen.swipe(row: "one", action: "Pin") }?.wanted
        == "action “Pin” behind the row with “one”"
    )
  }

  @Test("A button is found by its name or alone, in the row that a text is in")
  func inRow() throws {
    let log = Log()
    let screen = Screen { Two(log: log) }
    try screen.tap("Go", inRow: "two")
    try screen.tapButton(inRow: "one")
    #expect(log.take() == ["go two", "go one"])
    try screen.tapRow("three")
    try screen.tapGap(inRow: "three")
    #expect(log.take().isEmpty)
  }

  @Test("A field draws its prompt while it is empty, then its text")
  func field() throws {
    let screen = Screen { Two(log: Log()) }
    #expect(screen.elements.texts[3] == "Your name")
    #expect(screen.elements[3].spoken == "Name, text field")
    try screen.type("Ada", into: "Name")
    #expect(screen.elements.texts[3] == "Ada")
    #expect(screen.elements[3].spoken == "Name, Ada, text field")
  }

  @Test("The options of a picker are all there, and one is selected")
  func picker() throws {
    let screen = Screen { Two(log: Log()) }
    #expect(
      screen.elements[4...7].map(\.spoken) == [
        "Size", "Small, selected, button", "Size 2, button", "Size 3, button",
      ]
    )
    try screen.tap("Size 3")
    #expect(screen.elements[7].spoken == "Size 3, selected, button")
    #expect(screen.elements[5].spoken == "Small, button")
  }

  @Test("Waiting in vain says what was waited for")
  func waiting() async {
    let screen = Screen { Text("here") }
    let error = await #expect(throws: NotOnScreen.self) {
      try await screen.wait(for: "a miracle") { false }
    }
    #expect(
      error
        == NotOnScreen(
          "a miracle",
          among: screen.elements,
          reason: "it didn't come within \(Turns.limit) turns"
        )
    )
  }

  @Test("After closing, the screen is empty, and what it held is let go")
  func closing() {
    weak var held: Log?
    let screen: Screen
    do {
      let log = Log()
      held = log
      var view: Two? = Two(log: log)
      screen = Screen { view }
      view = nil
      screen.reevaluateRoot()
    }
    #expect(screen.elements.isEmpty)
    screen.close()
    #expect(held == nil)
  }

  private struct Endless: View {
    @State private var count = 0

    var body: some View {
      Text("\(count)").onChange(of: count, initial: true) { count += 1 }
    }
  }

  @Test("A view that changes without end doesn't keep a turn from ending")
  func endless() {
    let screen = Screen { Endless() }
    let first = screen.elements.texts
    #expect(first != ["0"])
    screen.reevaluateRoot()
    #expect(screen.elements.texts != first)
  }
}
