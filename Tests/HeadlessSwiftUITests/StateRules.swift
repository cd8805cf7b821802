import Foundation
import HeadlessScreen
import HeadlessSwiftUI
import Testing

@Suite("State") @MainActor struct StateRules {
  @MainActor private final class Thing {
    init(_ log: Log) { log.add("made") }
  }

  private struct Owner: View {
    @State private var thing: Thing
    let number: Int

    init(number: Int, log: Log) {
      self.number = number
      _thing = State(wrappedValue: Thing(log))
    }

    var body: some View { Text("\(number)") }
  }

  private struct Parent: View {
    let log: Log
    @State private var number = 0

    var body: some View {
      Button("Next") { number += 1 }
      Owner(number: number, log: log)
    }
  }

  @Test("Rule S1: the initial value is made with each copy of the view, as up to Xcode 26")
  func initialValue() throws {
    let log = Log()
    let screen = Screen { Parent(log: log) }
    try screen.tap("Next")
    #expect(log.take() == ["made", "made"])
  }

  private struct Seeded: View {
    @State private var text: String

    init(text: String) { _text = State(initialValue: text) }

    var body: some View { Text(text) }
  }

  private struct Seeding: View {
    @State private var number = 0

    var body: some View {
      Button("Next \(number)") { number += 1 }
      Seeded(text: "seed \(number)")
    }
  }

  @Test("Rule S2: a state is seeded once, whatever later copies are given")
  func seededOnce() throws {
    let screen = Screen { Seeding() }
    try screen.tap("Next 0")
    #expect(screen.elements.texts == ["Next 1", "seed 0"])
  }

  private struct Loose: View {
    @State var count = 1
    var body: some View { Text("\(count)") }
    var binding: Binding<Int> { $count }
  }

  @Test("Rule S3: outside an installed view a write has no effect, and a binding is constant")
  func uninstalled() {
    let log = IssueLog()
    let view = Loose()
    IssueLog.$outsideScreens.withValue(log) {
      view.count = 2
      view.binding.wrappedValue = 3
      #expect(view.count == 1)
      #expect(view.binding.wrappedValue == 1)
    }
    #expect(
      log.all.first
        == RuntimeIssue(
          rule: "S3",
          message: """
            Accessing State's value outside of being installed on a View. This will result in a \
            constant Binding of the initial value and will not update.
            """
        )
    )
  }

  private struct Writer: View {
    @State private var text = "a"
    @State private var object = Box()

    final class Box {}

    var body: some View {
      let _ = object
      Text(text)
      Button("Same") { text = "a" }
      Button("Same object") { object = object }
      Button("Other") { text = "b" }
    }
  }

  @Test("Rule S4: writing an equal value doesn't run the body")
  func equalWrites() throws {
    let screen = Screen { Writer() }
    try screen.tap("Same")
    try screen.tap("Same object")
    #expect(screen.bodyCount(of: Writer.self) == 1)
    try screen.tap("Other")
    #expect(screen.bodyCount(of: Writer.self) == 2)
    #expect(screen.elements.texts.first == "b")
  }

  private struct Background: View {
    @State private var count = 0

    var body: some View {
      Text("\(count)")
      Button("Write") {
        let count = $count
        DispatchQueue.global().sync { count.wrappedValue = 5 }
        reread(count.wrappedValue)
      }
    }

    let reread: (Int) -> Void
  }

  @Test("Rule S5: a write from a background thread is stored at once and shown in a later turn")
  func backgroundWrite() async throws {
    var seen: [Int] = []
    let screen = Screen { Background { seen.append($0) } }
    try screen.tap("Write")
    #expect(seen == [5])
    await screen.settle()
    #expect(screen.elements.texts.first == "5")
    #expect(screen.issues.isEmpty)
  }

  private struct Several: View {
    let log: Log
    @State private var a = 0
    @State private var b = 0

    var body: some View {
      let _ = log.add("\(a) \(b)")
      Button("Write") {
        a = 1
        a = 2
        b = 3
        log.add("now \(a)")
      }
    }
  }

  @Test("Rules S6 and S7: several writes cost one run, and each can be read at once")
  func coalescing() throws {
    let log = Log()
    let screen = Screen { Several(log: log) }
    try screen.tap("Write")
    #expect(log.take() == ["0 0", "now 2", "2 3"])
  }

  private struct Sheet: View {
    @State private var isShown = false
    @State private var chosen: String?

    var body: some View {
      Button("Choose") {
        chosen = "tea"
        isShown = true
      }
      Text("root").sheet(isPresented: $isShown) { Text(chosen ?? "nothing") }
    }
  }

  private struct ReadingSheet: View {
    @State private var isShown = false
    @State private var chosen: String?

    var body: some View {
      Button("Choose \(chosen ?? "")") {
        chosen = "tea"
        isShown = true
      }
      Text("root").sheet(isPresented: $isShown) { Text(chosen ?? "nothing") }
    }
  }

  @Test("Rule 0.5: a sheet shows the state as the body last saw it, which may be out of date")
  func staleSheet() throws {
    let screen = Screen { Sheet() }
    try screen.tap("Choose")
    #expect(screen.elements.texts == ["nothing"])
  }

  @Test("Rule 0.5: a state that the body has read is up to date in the sheet")
  func freshSheet() throws {
    let screen = Screen { ReadingSheet() }
    try screen.tap("Choose ")
    #expect(screen.elements.texts == ["tea"])
  }

  private struct Nested: DynamicProperty {
    @State var count = 0
    var doubled = 0

    mutating func update() { doubled = count * 2 }
  }

  private struct UsesNested: View {
    var nested = Nested()

    var body: some View {
      Button("\(nested.count) \(nested.doubled)") { nested.count += 1 }
    }
  }

  @Test("A dynamic property of the author's own keeps its state and is updated before the body")
  func nestedProperty() throws {
    let screen = Screen { UsesNested() }
    try screen.tap("0 0")
    #expect(screen.elements.texts == ["1 2"])
  }
}
