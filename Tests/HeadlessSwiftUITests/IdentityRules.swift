import HeadlessScreen
import HeadlessSwiftUI
import Testing

/// A button that counts how often it was tapped.
private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
  }
}

@Suite("Identity, lifetime and dependencies") @MainActor struct IdentityRules {
  private struct Branches: View {
    @State private var isFirst = true

    var body: some View {
      Button("Switch") { isFirst.toggle() }
      if isFirst { Counter(name: "A") } else { Counter(name: "A") }
    }
  }

  @Test("Rule R1: the sides of an if are two places, though the type is the same")
  func branches() throws {
    let screen = Screen { Branches() }
    try screen.tap("A 0")
    try screen.tap("Switch")
    #expect(screen.elements.texts == ["Switch", "A 0"])
  }

  private struct Optional: View {
    @State private var isShown = true

    var body: some View {
      Button("Switch") { isShown.toggle() }
      if isShown { Counter(name: "A") }
      Counter(name: "B")
    }
  }

  @Test("Rule R2: leaving a branch ends a lifetime, and coming back begins another")
  func leavingABranch() throws {
    let screen = Screen { Optional() }
    try screen.tap("A 0")
    try screen.tap("B 0")
    try screen.tap("Switch")
    #expect(screen.elements.texts == ["Switch", "B 1"])
    try screen.tap("Switch")
    #expect(screen.elements.texts == ["Switch", "A 0", "B 1"])
  }

  private struct Identified: View {
    let log: Log
    @State private var id = 0

    var body: some View {
      Button("Next") { id += 1 }
      Counter(name: "A")
        .onAppear { log.add("inside \(id)") }
        .onDisappear { log.add("inside gone") }
        .id(id)
        .onAppear { log.add("outside") }
    }
  }

  @Test("Rule R3: another id begins everything below it anew, and nothing above")
  func changingTheID() throws {
    let log = Log()
    let screen = Screen { Identified(log: log) }
    try screen.tap("A 0")
    #expect(log.take() == ["inside 0", "outside"])
    try screen.tap("Next")
    #expect(screen.elements.texts == ["Next", "A 0"])
    #expect(Set(log.take()) == ["inside 1", "inside gone"])
  }

  @Test("Rule R4: the kit has the new view appear before the old one disappears")
  func orderOnChangingTheID() throws {
    let log = Log()
    let screen = Screen { Identified(log: log) }
    _ = log.take()
    try screen.tap("Next")
    #expect(log.take() == ["inside 1", "inside gone"])
  }

  private struct Twice: View {
    var body: some View {
      let one = Counter(name: "A")
      List {
        one
        one
      }
    }
  }

  @Test("Rule R5: one value in two places has two lifetimes")
  func oneValueTwice() throws {
    let screen = Screen { Twice() }
    #expect(screen.elements.texts == ["A 0", "A 0"])
    try screen.tapButton(inRow: "A 0")
    #expect(screen.elements.texts == ["A 1", "A 0"])
    try screen.tapButton(inRow: "A 0")
    #expect(screen.elements.texts == ["A 1", "A 1"])
  }

  private struct Faded: View {
    let log: Log
    @State private var isFaded = false

    var body: some View {
      Button("Fade") { isFaded.toggle() }
      Counter(name: "A").onDisappear { log.add("gone") }.opacity(isFaded ? 0 : 1)
    }
  }

  @Test("Rule R6: a view that can't be seen for its opacity is still there")
  func opacity() throws {
    let log = Log()
    let screen = Screen { Faded(log: log) }
    try screen.tap("A 0")
    try screen.tap("Fade")
    #expect(log.take().isEmpty)
    #expect(screen.elements.texts == ["Fade", "A 1"])
  }

  private struct Erased: View {
    @State private var isOther = false

    var body: some View {
      Button("Switch") { isOther.toggle() }
      isOther ? AnyView(Other()) : AnyView(Counter(name: "A"))
    }
  }

  /// Keeps the same under the same name as a counter.
  private struct Other: View {
    @State private var count = 0
    var body: some View { Text("Other \(count)") }
  }

  @Test("Rule R6: another type inside AnyView is another identity")
  func anyView() throws {
    let screen = Screen { Erased() }
    try screen.tap("A 0")
    try screen.tap("Switch")
    #expect(screen.elements.texts == ["Switch", "Other 0"])
  }

  private struct Child: View {
    let number: Int
    var body: some View { Text("\(number)") }
  }

  private struct Family: View {
    @State private var number = 1
    @State private var unread = 0

    var body: some View {
      Button("Next") { number += 1 }
      Button("Unread") { unread += 1 }
      Child(number: number)
      Child(number: 0)
    }
  }

  @Test("Rule R7: a body runs again for what it or a child was given, and only then")
  func dependencies() throws {
    let screen = Screen { Family() }
    #expect(screen.bodyCount(of: Family.self) == 1)
    #expect(screen.bodyCount(of: Child.self) == 2)
    try screen.tap("Next")
    #expect(screen.bodyCount(of: Family.self) == 2)
    #expect(screen.bodyCount(of: Child.self) == 3)
    try screen.tap("Unread")
    #expect(screen.bodyCount(of: Family.self) == 2, "the body doesn't read it")
  }

  private struct Reader: View {
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Text(isEnabled ? "on" : "off") }
  }

  private struct Disabling: View {
    @State private var isDisabled = false

    var body: some View {
      Button("Switch") { isDisabled.toggle() }
      VStack {
        Reader()
        Child(number: 0)
      }
      .disabled(isDisabled)
    }
  }

  @Test("Rule R7: a body runs again for what it has read from the environment")
  func environmentDependencies() throws {
    let screen = Screen { Disabling() }
    try screen.tap("Switch")
    #expect(screen.elements.texts == ["Switch", "off", "0"])
    #expect(screen.bodyCount(of: Reader.self) == 2)
    #expect(screen.bodyCount(of: Child.self) == 1)
  }

  private struct Acting: View {
    let action: () -> Void
    var body: some View { Text("acting") }
  }

  private final class Thing {}

  private struct Holding: View {
    let thing: Thing
    var body: some View { Text("holding") }
  }

  private struct Inputs: View {
    @State private var count = 0
    @State private var thing = Thing()

    var body: some View {
      Button("Next \(count)") { count += 1 }
      Button("Other") { thing = Thing() }
      Acting {}
      Holding(thing: thing)
    }
  }

  @Test("Rule R8: a closure is always another input, an object is by its identity")
  func comparingInputs() throws {
    let screen = Screen { Inputs() }
    try screen.tap("Next 0")
    #expect(screen.bodyCount(of: Acting.self) == 2)
    #expect(screen.bodyCount(of: Holding.self) == 1)
    try screen.tap("Other")
    #expect(screen.bodyCount(of: Holding.self) == 2)
  }

  private struct Even: View, Equatable {
    let number: Int
    let action: () -> Void
    var body: some View { Text("\(number)") }

    nonisolated static func == (lhs: Even, rhs: Even) -> Bool {
      lhs.number / 2 == rhs.number / 2
    }
  }

  private struct Compared: View {
    @State private var number = 0

    var body: some View {
      Button("Next") { number += 1 }
      Even(number: number) {}.equatable()
    }
  }

  @Test("Rule R8: a view with == is compared by it")
  func equatable() throws {
    let screen = Screen { Compared() }
    try screen.tap("Next")
    #expect(screen.elements.texts == ["Next", "0"])
    try screen.tap("Next")
    #expect(screen.elements.texts == ["Next", "2"])
  }

  private struct Made: View {
    let number: Int

    init(number: Int, log: Log) {
      self.number = number
      log.add("init")
    }

    var body: some View { Text("made") }
  }

  private struct Maker: View {
    let log: Log
    @State private var count = 0

    var body: some View {
      Button("Next \(count)") { count += 1 }
      Made(number: 1, log: log)
    }
  }

  @Test("Rule R9: a view's init runs with each run of its parent's body, its own body doesn't")
  func initWithEachPass() throws {
    let log = Log()
    let screen = Screen { Maker(log: log) }
    try screen.tap("Next 0")
    #expect(log.take() == ["init", "init"])
    #expect(screen.bodyCount(of: Made.self) == 1)
  }

  private struct Writing: View {
    @State private var count = 0

    var body: some View {
      let _ = count = 7
      Text("\(count)")
    }
  }

  @Test("Rule R10: a state written during an update keeps its value, and the sentence is recorded")
  func writingDuringAnUpdate() {
    let screen = Screen { Writing() }
    #expect(screen.elements.texts == ["0"])
    #expect(
      screen.issues == [
        RuntimeIssue(
          rule: "R10",
          message: "Modifying state during view update, this will cause undefined behavior."
        )
      ]
    )
  }

  private final class Published: ObservableObject {
    @HeadlessSwiftUI.Published var count = 0
  }

  private struct Publishing: View {
    @StateObject private var object = Published()

    var body: some View {
      let _ = object.count = 1
      Text("\(object.count)")
    }
  }

  @Test("Rule R10: publishing during an update is recorded")
  func publishingDuringAnUpdate() {
    let screen = Screen { Publishing() }
    #expect(
      screen.issues == [
        RuntimeIssue(
          rule: "R10",
          message: """
            Publishing changes from within view updates is not allowed, this will cause undefined \
            behavior.
            """
        )
      ]
    )
  }
}
