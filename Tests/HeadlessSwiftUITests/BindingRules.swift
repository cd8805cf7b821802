import Foundation
import HeadlessScreen
import HeadlessSwiftUI
import Testing

@Suite("Observable and bindings") @MainActor struct BindingRules {
  @Observable fileprivate final class Model {
    var a = 0
    var b = 0
    @ObservationIgnored var c = 0
    var double: Int { a * 2 }
  }

  private struct Reads<Value: CustomStringConvertible>: View {
    let model: Model
    let path: KeyPath<Model, Value>
    var body: some View { Text(verbatim: model[keyPath: path].description) }
  }

  @Test("Rule B1: a view depends on the properties that its body reads, and on no others")
  func perProperty() async throws {
    let model = Model()
    let screen = Screen { Reads(model: model, path: \.a) }
    model.b = 1
    model.c = 1
    await screen.settle()
    #expect(screen.bodyCount(of: Reads<Int>.self) == 1)
    for value in 1...3 {
      model.a = value
      await screen.settle()
      #expect(screen.elements.texts == ["\(value)"])
    }
    #expect(screen.bodyCount(of: Reads<Int>.self) == 4)
  }

  @Test("Rule B1: a computed property stands for those that it reads")
  func computed() async throws {
    let model = Model()
    let screen = Screen { Reads(model: model, path: \.double) }
    model.a = 2
    await screen.settle()
    #expect(screen.elements.texts == ["4"])
  }

  private struct Outer: View {
    let model: Model
    let log: Log

    var body: some View {
      let _ = log.add("outer")
      Reads(model: model, path: \.a)
    }
  }

  @Test("Rule B1: what a child reads isn't its parent's dependency")
  func nestedReads() async throws {
    let model = Model()
    let log = Log()
    let screen = Screen { Outer(model: model, log: log) }
    model.a = 1
    await screen.settle()
    #expect(screen.elements.texts == ["1"])
    #expect(log.take() == ["outer"])
  }

  @Observable fileprivate final class Box {
    var favorites: Set<Int> = [7]
    var flags = [true]

    subscript(isFavorite id: Int) -> Bool {
      get { favorites.contains(id) }
      set { if newValue { favorites.insert(id) } else { favorites.remove(id) } }
    }
  }

  private struct Heart: View {
    let box: Box
    let id: Int
    var body: some View { Text(box[isFavorite: id] ? "yes" : "no") }
  }

  @Test("Rule 0.2: an equal value that is set isn't told; one that is changed in place is")
  func equalWrites() {
    let box = Box()
    let screen = Screen { Flag(box: box) }
    box.flags = [true]
    screen.draw()
    #expect(screen.bodyCount(of: Flag.self) == 1)
    box.flags[0] = true
    screen.draw()
    #expect(screen.bodyCount(of: Flag.self) == 2)
  }

  @Test("Rule 0.3: a keyed subscript depends on the whole property, not on its key")
  func keyedSubscript() {
    let box = Box()
    let screen = Screen {
      Heart(box: box, id: 7)
      Heart(box: box, id: 8)
    }
    box[isFavorite: 99] = true
    screen.draw()
    #expect(screen.bodyCount(of: Heart.self) == 4)
    #expect(screen.elements.texts == ["yes", "no"])
  }

  private struct Flag: View {
    let box: Box
    var body: some View { Text(box.flags[0] ? "on" : "off") }
  }

  @Test("Rule B2: a view is run again in a later turn, not inside the change")
  func laterTurn() async throws {
    let model = Model()
    let screen = Screen { Reads(model: model, path: \.a) }
    model.a = 1
    model.a = 2
    #expect(screen.bodyCount(of: Reads<Int>.self) == 1)
    await screen.settle()
    #expect(screen.bodyCount(of: Reads<Int>.self) == 2)
    #expect(screen.elements.texts == ["2"])
  }

  @Observable fileprivate final class Shared: @unchecked Sendable {
    var count = 0
  }

  private struct ReadsShared: View {
    let model: Shared
    var body: some View { Text("\(model.count)") }
  }

  @Test("Rule B3: a change on a background thread is taken to the main one, and recorded")
  func backgroundChange() async throws {
    let model = Shared()
    let screen = Screen { ReadsShared(model: model) }
    DispatchQueue.global().sync { model.count = 1 }
    await screen.settle()
    #expect(screen.elements.texts == ["1"])
    #expect(
      screen.issues == [
        RuntimeIssue(
          rule: "B3",
          message: """
            An observable property that a view has read was changed from a background thread. \
            SwiftUI updates the view without a warning, but the write can race with the view's \
            read.
            """
        )
      ]
    )
  }

  @Test("Rule B4: Observations gives the state once for each turn")
  func observations() async {
    let model = Model()
    let seen = Task { @MainActor in
      var seen: [Int] = []
      for await value in Observations({ model.a }) {
        seen.append(value)
        if seen.count == 2 { break }
        model.a = 1
        model.a = 2
      }
      return seen
    }
    #expect(await seen.value == [0, 2])
  }

  // MARK: Bindings

  private struct Settings: Equatable {
    var names = ["a", "b"]
    var favorites: Set<Int> = []

    subscript(isFavorite id: Int) -> Bool {
      get { favorites.contains(id) }
      set { if newValue { favorites.insert(id) } else { favorites.remove(id) } }
    }
  }

  private struct Switch: View {
    @Binding var isOn: Bool
    var body: some View { Toggle("Switch", isOn: $isOn) }
  }

  private struct Bound: View {
    @State private var settings = Settings()
    @State private var unread = 0

    var body: some View {
      Button("Unread \(unread)") { unread += 1 }
      Text(settings.names.joined())
      TextField("Name", text: $settings.names[0])
      Switch(isOn: $settings[isFavorite: 7])
    }
  }

  @Test("Rule B5: a key path or a subscript with arguments binds to a part")
  func parts() throws {
    let screen = Screen { Bound() }
    try screen.type("xy", into: "Name")
    #expect(screen.elements.texts == ["Unread 0", "xyb", "xy", "Switch"])
    try screen.tap("Switch")
    #expect(screen.elements.last?.value == "on")
  }

  @Test("Rule B5: the same part is the same input, so its view isn't run again")
  func comparing() throws {
    let screen = Screen { Bound() }
    try screen.tap("Unread 0")
    #expect(screen.bodyCount(of: Switch.self) == 1)
    #expect(screen.bodyCount(of: Bound.self) == 2)
  }

  private final class Object: ObservableObject {
    @Published var names = ["a"]
    @Published var other = 0
  }

  private struct ShowsFirst: View {
    @Binding var name: String
    var body: some View { Text(name) }
  }

  private struct Owner: View {
    @StateObject private var object = Object()

    var body: some View {
      Button("Rename") { object.names[0] = "b" }
      Button("Other") { object.other += 1 }
      ShowsFirst(name: $object.names[0])
    }
  }

  @Test("Rule B5: a binding into an observed object is another input when the value is another")
  func observedProperty() throws {
    let screen = Screen { Owner() }
    try screen.tap("Other")
    #expect(screen.bodyCount(of: ShowsFirst.self) == 1)
    try screen.tap("Rename")
    #expect(screen.elements.texts.last == "b")
  }

  private struct Edits: View {
    @Bindable var model: Model
    var body: some View { Button("\(model.a)") { $model.a.wrappedValue += 1 } }
  }

  @Test("Rule B5: Bindable binds to the properties of an observable object")
  func bindable() throws {
    let screen = Screen { Edits(model: Model()) }
    try screen.tap("0")
    #expect(screen.elements.texts == ["1"])
  }

  private struct Named: Identifiable {
    let id: Int
    var name: String
  }

  @MainActor private final class Kept {
    var binding: Binding<Named>?
  }

  private struct Rows: View {
    let kept: Kept
    @State private var rows = [Named(id: 1, name: "one"), Named(id: 2, name: "two")]

    var body: some View {
      Button("Remove first") { rows.removeFirst() }
      ForEach($rows) { $row in
        Button(row.name) { kept.binding = $row }
      }
    }
  }

  @Test("Rule B6: a kept binding to an element goes on by index, and writes to the neighbour")
  func elementsByIndex() async throws {
    let kept = Kept()
    let screen = Screen { Rows(kept: kept) }
    try screen.tap("one")
    try screen.tap("Remove first")
    kept.binding?.wrappedValue.name = "changed"
    await screen.settle()
    #expect(screen.elements.texts == ["Remove first", "changed"])
  }

  private struct Copy: View {
    @State var copy: Int
    let current: Int
    var body: some View { Text("\(copy) \(current)") }
  }

  private struct Copying: View {
    @State private var number = 1

    var body: some View {
      Button("Next") { number += 1 }
      Copy(copy: number, current: number)
    }
  }

  @Test("Rule B7: a state seeded by a parent is a copy, a let follows the parent")
  func copies() throws {
    let screen = Screen { Copying() }
    try screen.tap("Next")
    #expect(screen.elements.texts == ["Next", "1 2"])
  }

  @Test("Bindings convert between a value and an optional")
  func optionals() {
    var value: Int? = 1
    let optional = Binding<Int?> {
      value
    } set: {
      value = $0
    }
    let wrapped = Binding(optional)
    wrapped?.wrappedValue = 2
    #expect(value == 2)
    let outer: Binding<Int?>? = wrapped.map { Binding<Int?>($0) }
    outer?.wrappedValue = 3
    outer?.wrappedValue = nil
    #expect(value == 3)
    value = nil
    #expect(Binding(optional) == nil)
  }
}
