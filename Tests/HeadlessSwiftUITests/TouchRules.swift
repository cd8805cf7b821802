import HeadlessScreen
import HeadlessSwiftUI
import Testing

@Suite("Hit testing and accessibility") @MainActor struct TouchRules {
  private struct Row<Content: View>: View {
    let content: Content

    var body: some View { List { content } }
  }

  private func screen(@ViewBuilder _ content: @escaping @MainActor () -> some View) -> Screen {
    Screen { Row(content: content()) }
  }

  private var line: some View {
    HStack {
      Text("title")
      Spacer()
      Text("date")
    }
  }

  @Test("Rule H1: a gesture on a stack hits what is drawn, and misses the gap")
  func gesture() throws {
    let log = Log()
    let screen = screen { line.onTapGesture { log.add("tap") } }
    try screen.tapRow("title")
    try screen.tapRow("date")
    #expect(log.take() == ["tap", "tap"])
    try screen.tapGap(inRow: "title")
    #expect(log.take().isEmpty)
  }

  @Test("Rule H1: a content shape makes the gap react")
  func contentShape() throws {
    let log = Log()
    let screen = screen { line.contentShape(Rectangle()).onTapGesture { log.add("tap") } }
    try screen.tapGap(inRow: "title")
    #expect(log.take() == ["tap"])
  }

  @Test("Rule H1: a content shape outside the gesture doesn't")
  func contentShapeOutside() throws {
    let log = Log()
    let screen = screen { line.onTapGesture { log.add("tap") }.contentShape(.rect) }
    try screen.tapGap(inRow: "title")
    #expect(log.take().isEmpty)
  }

  @Test("Rule H1: a gesture around a list reacts where a row draws")
  func aroundAList() throws {
    let log = Log()
    let screen = Screen { List { line }.onTapGesture { log.add("list") } }
    try screen.tapRow("title")
    #expect(log.take() == ["list"])
  }

  @Test("Rule H1: room made by an infinite width is a gap too")
  func infiniteWidth() throws {
    let log = Log()
    let screen = screen {
      Text("bare").frame(maxWidth: .infinity, alignment: .leading)
        .onTapGesture { log.add("bare") }
      Text("shaped").frame(maxWidth: .infinity, alignment: .leading)
        .contentShape(Rectangle()).onTapGesture { log.add("shaped") }
    }
    try screen.tapGap(inRow: "bare")
    try screen.tapGap(inRow: "shaped")
    #expect(log.take() == ["shaped"])
  }

  @Test("Rule H1: beside content that leaves no gap of its own nothing is hit")
  func besideTheContent() throws {
    let log = Log()
    let screen = screen { Text("title").onTapGesture { log.add("tap") } }
    try screen.tapGap(inRow: "title")
    #expect(log.take().isEmpty)
  }

  @Test("Rule H2: a default button reacts in its gaps, a plain one doesn't")
  func buttons() throws {
    let log = Log()
    let screen = screen {
      Button {
        log.add("default")
      } label: {
        line
      }
      Button {
        log.add("plain")
      } label: {
        HStack {
          Text("plain"); Spacer()
        }
      }
      .buttonStyle(.plain)
      Button {
        log.add("shaped")
      } label: {
        HStack {
          Text("shaped"); Spacer()
        }.contentShape(Rectangle())
      }
      .buttonStyle(.plain)
    }
    try screen.tapGap(inRow: "title")
    try screen.tapGap(inRow: "plain")
    try screen.tapGap(inRow: "shaped")
    #expect(log.take() == ["default", "shaped"])
    try screen.tapRow("plain")
    #expect(log.take() == ["plain"])
  }

  @Test("Rule H2: a background is hit over the whole frame, unless it is clear")
  func backgrounds() throws {
    let log = Log()
    let screen = screen {
      HStack {
        Text("red"); Spacer()
      }.background(Color.red).onTapGesture { log.add("red") }
      HStack {
        Text("clear"); Spacer()
      }.background(Color.clear).onTapGesture { log.add("clear") }
    }
    try screen.tapGap(inRow: "red")
    try screen.tapGap(inRow: "clear")
    #expect(log.take() == ["red"])
  }

  @Test("Rule H3: an inner button wins over a gesture around it")
  func innerButton() throws {
    let log = Log()
    let screen = screen {
      HStack {
        Text("row")
        Button("Inner") { log.add("button") }.buttonStyle(.borderless)
      }
      .onTapGesture { log.add("row") }
    }
    try screen.tap("Inner")
    try screen.tapRow("row")
    #expect(log.take() == ["button", "row"])
  }

  private struct Disabled: View {
    let log: Log

    var body: some View {
      Group {
        Button("Outer") { log.add("outer") }
        Button("Inner") { log.add("inner") }.disabled(false)
        TextField("Field", text: .constant(""))
      }
      .disabled(true)
    }
  }

  @Test("Rule H3: a disabled control doesn't react, and an inner one can't be enabled again")
  func disabled() throws {
    let log = Log()
    let screen = Screen { Disabled(log: log) }
    let error = #expect(throws: NotOnScreen.self) { try screen.tap("Outer") }
    #expect(error?.reason == "it is dimmed")
    #expect(throws: NotOnScreen.self) { try screen.tap("Inner") }
    #expect(throws: NotOnScreen.self) { try screen.type("a", into: "Field") }
    #expect(log.take().isEmpty)
    #expect(screen.elements.first?.spoken == "Outer, dimmed, button")
  }

  @Test("Rule H4: a gesture tells VoiceOver nothing; a button is one element with its trait")
  func traits() {
    let gesture = screen { line.onTapGesture {} }
    #expect(gesture.elements.map(\.spoken) == ["title", "date"])
    let button = screen {
      Button {
      } label: {
        line
      }
    }
    #expect(button.elements.map(\.spoken) == ["title, date, button", ""])
    #expect(button.elements.texts == ["title", "date"])
  }

  @Test("Rule H4: a symbol is read by its name, unless it is labelled or decorative")
  func symbols() {
    let screen = Screen {
      Image(systemName: "heart")
      Image(systemName: "heart").accessibilityLabel("Favorite")
      Image(decorative: "logo")
      Image("logo", label: Text("Logo"))
      Button {
      } label: {
        Image(systemName: "heart.fill")
      }
      Button {
      } label: {
        Image(systemName: "heart.fill")
      }
      .accessibilityLabel("Favorite").accessibilityAddTraits(.isSelected)
      Label("Title", systemImage: "star")
    }
    #expect(
      screen.elements.map(\.spoken) == [
        "heart, image", "Favorite, image", "", "Logo, image", "heart, button",
        "Favorite, selected, button", "", "Title",
      ]
    )
    #expect(screen.elements.compactMap(\.symbol).count == 7)
  }

  @Test("Rule H4: a view can be labelled, given a value and traits, hidden, and made one element")
  func accessibility() {
    let screen = Screen {
      Text("a").accessibilityLabel(Text("label")).accessibilityValue("value")
      Text("b").accessibilityAddTraits([.isHeader, .isLink]).accessibilityRemoveTraits(.isLink)
      Text("c").accessibilityHidden(true)
      HStack {
        Text("d"); Text("e")
      }.accessibilityElement(children: .combine)
      HStack {
        Text("f"); Text("g")
      }.accessibilityElement().accessibilityLabel("both")
      HStack {
        Text("h"); Text("i")
      }.accessibilityElement(children: .contain)
    }
    #expect(
      screen.elements.map(\.spoken) == [
        "label, value", "b, heading", "", "d, e", "", "both", "", "h", "i",
      ]
    )
    #expect(screen.elements.texts == ["a", "b", "c", "d", "e", "f", "g", "h", "i"])
  }

  private struct Switching: View {
    @State private var isOn = false

    var body: some View {
      Toggle("Notify", isOn: $isOn)
      Button {
        isOn.toggle()
      } label: {
        EmptyView()
      }.accessibilityLabel("Empty")
    }
  }

  @Test("Rule H4: a switch says its state, and an empty button can be labelled")
  func switches() throws {
    let screen = Screen { Switching() }
    #expect(screen.elements.map(\.spoken) == ["Notify, off, switch button", "Empty, button"])
    try screen.tap("Notify")
    #expect(screen.elements.first?.spoken == "Notify, on, switch button")
    try screen.tap("Empty")
    #expect(screen.elements.first?.spoken == "Notify, off, switch button")
  }
}
