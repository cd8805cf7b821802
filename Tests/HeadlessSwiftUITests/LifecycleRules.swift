import HeadlessScreen
import HeadlessSwiftUI
import Testing

@Suite("Appearance and tasks") @MainActor struct LifecycleRules {
  private struct Appearing: View {
    let log: Log
    @State private var isShown = true

    var body: some View {
      Button("Switch") { isShown.toggle() }
      if isShown {
        Text("a").onAppear { log.add("appear") }.onDisappear { log.add("disappear") }
      }
    }
  }

  @Test("Rule T1: onAppear runs as a view comes, onDisappear after it has gone")
  func appearance() throws {
    let log = Log()
    let screen = Screen { Appearing(log: log) }
    #expect(log.take() == ["appear"])
    try screen.tap("Switch")
    #expect(log.take() == ["disappear"])
    try screen.tap("Switch")
    #expect(log.take() == ["appear"])
    screen.close()
    #expect(log.take() == ["disappear"])
  }

  private struct Setting: View {
    let log: Log
    @State private var text = "before"

    var body: some View {
      let _ = log.add(text)
      Text(text).onAppear { text = "after" }
    }
  }

  @Test("Rule T2: onAppear may change the state, and the view is run once more")
  func stateInOnAppear() {
    let log = Log()
    let screen = Screen { Setting(log: log) }
    #expect(screen.elements.texts == ["after"])
    #expect(log.take() == ["before", "after"])
    #expect(screen.issues.isEmpty)
  }

  private struct Working: View {
    let gate: Gate
    let log: Log
    @State private var isShown = true

    var body: some View {
      Button("Switch") { isShown.toggle() }
      if isShown {
        Text("working").task {
          log.add("start")
          await gate.pass()
          log.add(Task.isCancelled ? "cancelled" : "done")
        }
      }
    }
  }

  @Test("Rule T3: a task starts with each appearance and is cancelled with each disappearance")
  func task() async throws {
    let gate = Gate()
    let log = Log()
    let screen = Screen { Working(gate: gate, log: log) }
    await screen.settle()
    try screen.tap("Switch")
    try screen.tap("Switch")
    await screen.settle()
    #expect(log.take() == ["start", "start"])
    gate.open()
    await screen.settle()
    #expect(Set(log.take()) == ["cancelled", "done"])
  }

  @Test("Rule T3: closing the screen cancels its tasks")
  func closing() async {
    let gate = Gate()
    let log = Log()
    let screen = Screen { Working(gate: gate, log: log) }
    await screen.settle()
    screen.close()
    gate.open()
    await screen.settle()
    #expect(log.take() == ["start", "cancelled"])
  }

  private struct Inputs: View {
    let number: Int
    let gate: Gate
    let log: Log
    @State private var taps = 0

    var body: some View {
      Button("Tap \(taps)") { taps += 1 }
        .task {
          await gate.pass()
          log.add("number \(number), taps \(taps)")
        }
    }
  }

  private struct InputsParent: View {
    let gate: Gate
    let log: Log
    @State private var number = 1

    var body: some View {
      Button("Next") { number += 1 }
      Inputs(number: number, gate: gate, log: log)
    }
  }

  @Test("Rule T4: a running task keeps the inputs that it was started with, and reads state live")
  func taskInputs() async throws {
    let gate = Gate()
    let log = Log()
    let screen = Screen { InputsParent(gate: gate, log: log) }
    await screen.settle()
    try screen.tap("Next")
    try screen.tap("Tap 0")
    gate.open()
    await screen.settle()
    #expect(log.take() == ["number 1, taps 1"])
  }

  private struct ForID: View {
    let gate: Gate
    let log: Log
    @State private var id = 1
    @State private var unread = 0

    var body: some View {
      Button("Next") { id += 1 }
      Button("Unread \(unread)") { unread += 1 }
      Text("a").task(id: id) {
        log.add("start \(id)")
        await gate.pass()
        log.add(Task.isCancelled ? "cancelled" : "done")
      }
    }
  }

  @Test("Rule T4: another id cancels the task and starts it anew; the same id doesn't")
  func taskForID() async throws {
    let gate = Gate()
    let log = Log()
    let screen = Screen { ForID(gate: gate, log: log) }
    await screen.settle()
    try screen.tap("Unread 0")
    await screen.settle()
    #expect(log.take() == ["start 1"])
    try screen.tap("Next")
    await screen.settle()
    #expect(log.take() == ["start 2"])
    gate.open()
    await screen.settle()
    #expect(Set(log.take()) == ["cancelled", "done"])
  }

  private struct Inner: View {
    let gate: Gate
    let log: Log
    @State private var isShown = true

    var body: some View {
      Button("Switch") { isShown.toggle() }
      if isShown {
        Text("a").task {
          Task {
            await gate.pass()
            log.add(Task.isCancelled ? "cancelled" : "done")
          }
        }
      }
    }
  }

  @Test("Rule T5: a task started inside a task isn't cancelled with it")
  func unstructured() async throws {
    let gate = Gate()
    let log = Log()
    let screen = Screen { Inner(gate: gate, log: log) }
    await screen.settle()
    try screen.tap("Switch")
    gate.open()
    await screen.settle()
    #expect(log.take() == ["done"])
  }

  private struct Ordered: View {
    let log: Log

    var body: some View {
      VStack {
        Text("a")
          .task { log.add("inner task") }
          .onAppear { log.add("inner") }
      }
      .onAppear { log.add("outer") }
    }
  }

  @Test("Rule T6: onAppear closures run before the first line of a task, the inner one first")
  func order() async {
    let log = Log()
    let screen = Screen { Ordered(log: log) }
    #expect(log.take() == ["inner", "outer"])
    await screen.settle()
    #expect(log.take() == ["inner task"])
  }

  private struct Refreshing: View {
    let gate: Gate
    let log: Log
    let clears: Bool
    @State private var isEmpty = false

    var body: some View {
      Group {
        if isEmpty {
          ProgressView("Loading")
        } else {
          List { Text("row") }
        }
      }
      .refreshable {
        if clears { await clear() }
        await gate.pass()
        await note(Task.isCancelled ? "cancelled" : "done")
      }
    }

    private func clear() { isEmpty = true }
    private func note(_ line: String) { log.add(line) }
  }

  @Test("Rule T7: a pull shows that it refreshes until the action returns")
  func refreshable() async throws {
    let gate = Gate()
    let log = Log()
    let screen = Screen { Refreshing(gate: gate, log: log, clears: false) }
    try screen.pullToRefresh()
    try screen.pullToRefresh()
    try await screen.wait(for: "the action to begin") { gate.arrivals > 0 }
    await screen.settle()
    #expect(screen.isRefreshing)
    #expect(gate.arrivals == 1)
    gate.open()
    try await screen.wait(for: "the refresh to end") { !screen.isRefreshing }
    #expect(log.take() == ["done"])
  }

  @Test("Rule T7: a refresh is cancelled when the list that was pulled goes away")
  func refreshOfAListThatGoes() async throws {
    let gate = Gate()
    let log = Log()
    let screen = Screen { Refreshing(gate: gate, log: log, clears: true) }
    try screen.pullToRefresh()
    try await screen.wait(for: "the list to go") { screen.elements.texts == ["Loading"] }
    #expect(!screen.isRefreshing)
    gate.open()
    try await screen.wait(for: "the action to end") { !log.lines.isEmpty }
    #expect(log.take() == ["cancelled"])
  }

  private struct Refresher: View {
    @Environment(\.refresh) private var refresh
    let log: Log

    var body: some View {
      Button(refresh == nil ? "None" : "Refresh") {
        Task {
          await refresh?()
          log.add("returned")
        }
      }
    }
  }

  @Test("Rule T7: the action is in the environment, and returns when it has run")
  func refreshAction() async throws {
    let log = Log()
    let note: @Sendable () async -> Void = { await log.add("ran") }
    let screen = Screen { Refresher(log: log).refreshable(action: note) }
    try screen.tap("Refresh")
    try await screen.wait(for: "the action to return") { log.lines.count == 2 }
    #expect(log.take() == ["ran", "returned"])
    #expect(Screen { Refresher(log: log) }.elements.texts == ["None"])
  }

  private struct Changing: View {
    let log: Log
    let isInitial: Bool
    @State private var count = 0
    @State private var unread = 0

    var body: some View {
      Button("Next") { count += 1 }
      Button("Unread \(unread)") { unread += 1 }
        .onChange(of: count, initial: isInitial) { old, new in log.add("\(old) \(new)") }
        .onChange(of: count) { log.add("now \(count)") }
    }
  }

  @Test("Rule T8: onChange runs with the old and the new value, not on the first appearance")
  func onChange() throws {
    let log = Log()
    let screen = Screen { Changing(log: log, isInitial: false) }
    try screen.tap("Unread 0")
    #expect(log.take().isEmpty)
    try screen.tap("Next")
    #expect(log.take() == ["now 1", "0 1"])
  }

  @Test("Rule T8: with initial it runs at first too")
  func initialOnChange() {
    let log = Log()
    _ = Screen { Changing(log: log, isInitial: true) }
    #expect(log.take() == ["0 0"])
  }

  private struct Searching: View {
    let log: Log
    @State private var query = ""

    var body: some View {
      Text("Found \(query)")
        .searchable(text: $query, prompt: "Find")
        .onChange(of: query) { log.add(query) }
    }
  }

  @Test("Rule T9: each edit of a search is written at once")
  func searchable() throws {
    let log = Log()
    let screen = Screen { Searching(log: log) }
    #expect(screen.elements.texts == ["Find", "Found "])
    try screen.search("ab")
    #expect(log.take() == ["a", "ab"])
    #expect(screen.elements.texts == ["ab", "Found ab"])
    try screen.search("")
    #expect(screen.elements.texts == ["Find", "Found "])
  }
}
