import HeadlessScreen
import Testing

@testable import HeadlessSwiftUI

@Suite("Fields of views") @MainActor struct FieldTests {
  private struct Plain: View {
    @State private var count = 0
    @Binding var isOn: Bool
    let name: String
    var body: some View { Text(name) }
  }

  private struct Generic<Value>: DynamicProperty {
    @StateObject private var object = Object()
    var value: Value
    var tuple = (1, "a")
  }

  private final class Object: ObservableObject {}

  private struct Weakly {
    let before = 1
    weak var object: Object?
    let after = 2
  }

  private struct Acting {
    let name = ""
    let action: () -> Void
  }

  private enum Choice { case one(Int), two }

  nonisolated private static var types: [Any.Type] {
    [Plain.self, Generic<Int>.self, Generic<[String]>.self, Text.self, EmptyView.self]
  }

  @Test("The fields by key path and those by layout are the same", arguments: types)
  func bothWays(type: Any.Type) throws {
    let reflected = try #require(Field.reflected(type))
    #expect(reflected == Field.laidOut(type))
  }

  @Test("A field has its name and its type, wrapped properties those of their storage")
  func fields() {
    let fields = Field.all(of: Plain.self)
    #expect(fields.map(\.name) == ["_count", "_isOn", "name"])
    #expect(fields.first?.type == State<Int>.self)
  }

  @Test("Where key paths can't tell all fields, the layout tells those that are strong")
  func weakFields() {
    #expect(Field.reflected(Weakly.self) == nil)
    #expect(Field.all(of: Weakly.self).map(\.name) == ["before", "after"])
    #expect(Field.reflected(Acting.self) == nil)
    #expect(Field.all(of: Acting.self).map(\.name) == ["name", "action"])
  }

  @Test(
    "What isn't a struct has none",
    arguments: [Choice.self, Object.self, Int?.self] as [Any.Type]
  )
  func otherKinds(type: Any.Type) {
    #expect(Field.all(of: type).isEmpty)
  }
}
