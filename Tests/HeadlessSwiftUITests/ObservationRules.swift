import Foundation
import HeadlessScreen
import HeadlessSwiftUI
import Testing

@Suite("Observed objects") @MainActor struct ObservationRules {
  private final class Model: ObservableObject {
    @Published var count: Int
    @Published var other = 0
    var silent = 0

    init(count: Int = 0) { self.count = count }
  }

  // MARK: StateObject

  private struct Owner: View {
    @StateObject private var model: Model
    let log: Log

    init(start: Int, log: Log) {
      self.log = log
      _model = StateObject(wrappedValue: Self.make(start, log))
    }

    private static func make(_ start: Int, _ log: Log) -> Model {
      log.add("made \(start)")
      return Model(count: start)
    }

    var body: some View {
      let _ = log.add("body")
      Button("Count \(model.count)") { model.count += 1 }
    }
  }

  private struct OwnersParent: View {
    let log: Log
    @State private var start = 0
    @State private var id = 0

    var body: some View {
      Button("Next \(start)") { start += 1 }
      Button("New id") { id += 1 }
      Owner(start: start, log: log).id(id)
    }
  }

  @Test("Rule O1: a state object is made once, just before the first run of the body")
  func stateObject() throws {
    let log = Log()
    let screen = Screen { OwnersParent(log: log) }
    #expect(log.take() == ["made 0", "body"])
    try screen.tap("Count 0")
    try screen.tap("Next 0")
    #expect(!log.take().contains { $0.hasPrefix("made") })
    #expect(screen.elements.texts.last == "Count 1")
  }

  @Test("Rule O2: what a state object is made of counts once, and again for another id")
  func seededOnce() throws {
    let log = Log()
    let screen = Screen { OwnersParent(log: log) }
    try screen.tap("Next 0")
    #expect(screen.elements.texts.last == "Count 0")
    try screen.tap("New id")
    #expect(screen.elements.texts.last == "Count 1")
    #expect(log.take().filter { $0.hasPrefix("made") } == ["made 0", "made 1"])
  }

  private struct Loose: View {
    @StateObject var model = Model()
    var body: some View { Text("\(model.count)") }
  }

  @Test("Rule O3: outside an installed view each access makes another object")
  func uninstalledStateObject() {
    let log = IssueLog()
    IssueLog.$outsideScreens.withValue(log) {
      let view = Loose()
      #expect(view.model !== view.model)
    }
    #expect(
      log.all.first
        == RuntimeIssue(
          rule: "O3",
          message: """
            Accessing StateObject's object without being installed on a View. This will create a \
            new instance each time.
            """
        )
    )
  }

  // MARK: ObservedObject

  private struct Default: View {
    @ObservedObject var model = Model()

    var body: some View { Button("Count \(model.count)") { model.count += 1 } }
  }

  private struct DefaultsParent: View {
    @State private var unread = 0

    var body: some View {
      Button("Unread \(unread)") { unread += 1 }
      Default()
    }
  }

  @Test("Rule O4: an observed object's default is made anew with each run of the parent's body")
  func observedDefault() throws {
    let screen = Screen { DefaultsParent() }
    try screen.tap("Count 0")
    #expect(screen.elements.texts == ["Unread 0", "Count 1"])
    try screen.tap("Unread 0")
    #expect(screen.elements.texts == ["Unread 1", "Count 0"])
  }

  @Test("Rule O4: a root that is never made again hides it")
  func observedDefaultAtTheRoot() throws {
    let screen = Screen { Default() }
    try screen.tap("Count 0")
    #expect(screen.elements.texts == ["Count 1"])
    screen.reevaluateRoot()
    #expect(screen.elements.texts == ["Count 0"])
  }

  private struct Observer: View {
    @ObservedObject var model: Model
    var body: some View { Text("\(model.count)") }
  }

  private struct Swapping: View {
    let models: [Model]
    @State private var index = 0

    var body: some View {
      Button("Swap") { index = 1 - index }
      Observer(model: models[index])
    }
  }

  @Test("Rule O5: a view follows the object that it has now, and no longer the one before")
  func followingTheInstance() async throws {
    let models = [Model(count: 1), Model(count: 2)]
    let screen = Screen { Swapping(models: models) }
    try screen.tap("Swap")
    #expect(screen.bodyCount(of: Observer.self) == 2)
    models[0].count = 10
    await screen.settle()
    #expect(screen.bodyCount(of: Observer.self) == 2)
    models[1].count = 20
    await screen.settle()
    #expect(screen.elements.texts.last == "20")
  }

  @Test("Rule O6: any published property evaluates every observer, read or not; others none")
  func objectWide() async throws {
    let model = Model()
    let screen = Screen { Observer(model: model) }
    model.other += 1
    await screen.settle()
    #expect(screen.bodyCount(of: Observer.self) == 2)
    model.silent += 1
    await screen.settle()
    #expect(screen.bodyCount(of: Observer.self) == 2)
  }

  @Test("Rule O7: objectWillChange comes before the change, for equal values too")
  func willChange() {
    let model = Model()
    var seen: [Int] = []
    let subscription = model.objectWillChange.sink { seen.append(model.count) }
    model.count = 1
    model.count = 1
    #expect(seen == [0, 1])
    subscription.cancel()
    model.count = 2
    #expect(seen == [0, 1])
  }

  @Test("Rule O7: a property's publisher gives the present value, then each before it is stored")
  func projectedPublisher() {
    let model = Model(count: 1)
    var seen: [[Int]] = []
    var subscriptions: Set<AnyCancellable> = []
    model.$count.sink { seen.append([$0, model.count]) }.store(in: &subscriptions)
    model.count = 2
    #expect(seen == [[1, 1], [2, 1]])
    subscriptions = []
    model.count = 3
    #expect(seen.count == 2)
  }

  private final class Outer: ObservableObject {
    @Published var inner = Model()
    @Published var list = [0]
  }

  private struct OuterView: View {
    @ObservedObject var outer: Outer
    var body: some View { Text("\(outer.inner.count) \(outer.list[0])") }
  }

  @Test("Rule O8: a change inside a nested object isn't told; one inside an array is")
  func nested() async throws {
    let outer = Outer()
    let screen = Screen { OuterView(outer: outer) }
    outer.inner.count = 5
    await screen.settle()
    #expect(screen.elements.texts == ["0 0"])
    outer.list[0] = 1
    await screen.settle()
    #expect(screen.elements.texts == ["5 1"])
  }

  @Test("Rule O9: publishing from a background thread updates the view, and is recorded")
  func backgroundPublish() async throws {
    let model = Model()
    let screen = Screen { Observer(model: model) }
    DispatchQueue.global().sync { model.count = 1 }
    await screen.settle()
    #expect(screen.elements.texts == ["1"])
    #expect(
      screen.issues == [
        RuntimeIssue(
          rule: "O9",
          message: """
            Publishing changes from background threads is not allowed; make sure to publish \
            values from the main thread (via operators like receive(on:)) on model updates.
            """
        )
      ]
    )
  }

  @Test("Rule O9: publishing from the main thread isn't")
  func mainPublish() async throws {
    let model = Model()
    let screen = Screen { Observer(model: model) }
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        model.count = 1
        continuation.resume()
      }
    }
    await screen.settle()
    #expect(screen.elements.texts == ["1"])
    #expect(screen.issues.isEmpty)
  }

  private final class Racing: ObservableObject, @unchecked Sendable {
    @Published var numbers: [Int] = []
  }

  private struct RacingView: View {
    @ObservedObject var model: Racing
    var body: some View { Text("\(model.numbers.count)") }
  }

  @Test("Rule O9: a race between threads is recorded and doesn't crash")
  func racing() async throws {
    let model = Racing()
    let screen = Screen { RacingView(model: model) }
    DispatchQueue.concurrentPerform(iterations: 3_000) {
      model.numbers = model.numbers.suffix(2) + [$0]
    }
    await screen.settle()
    #expect(screen.elements.texts == [String(model.numbers.count)])
    #expect(!screen.issues.isEmpty)
    #expect(screen.issues.allSatisfy { $0.rule == "O9" })
  }

  // MARK: EnvironmentObject

  private struct Reader: View {
    @EnvironmentObject private var model: Model

    var body: some View {
      Text("\(model.count)")
      Toggle("On", isOn: .constant($model.count.wrappedValue > 0))
    }
  }

  @Test("Rule O10: an environment object is found by its type and observed")
  func environmentObject() async throws {
    let model = Model(count: 1)
    let screen = Screen { Reader().environmentObject(model) }
    model.count = 2
    await screen.settle()
    #expect(screen.elements.texts == ["2", "On"])
  }

  @Test("Rule O10: a missing environment object stops the program with the framework's sentence")
  func missingEnvironmentObject() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = Screen { Reader() }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      message.contains(
        """
        No ObservableObject of type Model found. A View.environmentObject(_:) for Model may be \
        missing as an ancestor of this view.
        """
      )
    )
  }

  @Observable fileprivate final class Settings {}

  private struct SettingsReader: View {
    @Environment(Settings.self) private var settings
    var body: some View { Text("\(ObjectIdentifier(settings).hashValue)") }
  }

  @Test("Rule O10: so does a missing observable object")
  func missingObservable() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = Screen { SettingsReader() }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      message.contains(
        """
        No Observable object of type Settings found. A View.environment(_:) for Settings may be \
        missing as an ancestor of this view.
        """
      )
    )
  }

  // MARK: The shared publisher

  private class Base: ObservableObject {
    @Published var a = 0
  }

  private final class Derived: Base {
    @Published var b = 0
  }

  private final class Plain: ObservableObject {}

  private final class Custom: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    var count = 0 { willSet { objectWillChange.send() } }
  }

  @Test("Rule O11: all published properties share one publisher, a superclass's too")
  func sharedPublisher() {
    let object = Derived()
    #expect(object.objectWillChange === object.objectWillChange)
    var count = 0
    let subscription = object.objectWillChange.sink { count += 1 }
    object.a = 1
    object.b = 1
    #expect(count == 2)
    subscription.cancel()
  }

  @Test("Rule O11: an object without published properties gets another publisher each time")
  func freshPublisher() {
    let object = Plain()
    #expect(object.objectWillChange !== object.objectWillChange)
  }

  @Test("Rule O11: short-lived objects never share a publisher")
  func manyObjects() {
    var counts: [Int] = []
    for _ in 0..<100 {
      let object = Model()
      var count = 0
      let subscription = object.objectWillChange.sink { count += 1 }
      object.count = 1
      subscription.cancel()
      counts.append(count)
    }
    #expect(counts == Array(repeating: 1, count: 100))
  }

  private struct CustomView: View {
    @ObservedObject var object: Custom
    var body: some View { Text("\(object.count)") }
  }

  @Test("An object can bring a publisher of its own and send itself")
  func customPublisher() async {
    let object = Custom()
    let screen = Screen { CustomView(object: object) }
    object.count = 3
    await screen.settle()
    #expect(screen.elements.texts == ["3"])
  }
}
