import Testing

@testable import HeadlessSwiftUI

@Suite("Comparing inputs") @MainActor struct InputComparisonTests {
  private class Base {}
  private final class Thing: Base {}

  private enum Choice {
    case first(Thing)
    case second(Thing)
    case none
    case nothing
  }

  private struct Pair {
    var number: Int
    var thing: Thing
    var choice: Choice
    var next: Thing?
    var any: Any
  }

  private let thing = Thing()

  private var pair: Pair {
    Pair(number: 1, thing: thing, choice: .first(thing), next: nil, any: 1)
  }

  private func isSame(_ change: (inout Pair) -> Void) -> Bool {
    var other = pair
    change(&other)
    return InputComparison.areSame(pair, other)
  }

  @Test("Structs are the same when every field is")
  func structs() {
    #expect(isSame { _ in })
    #expect(!isSame { $0.number = 2 })
    #expect(!isSame { $0.thing = Thing() })
    #expect(!isSame { $0.any = 2 })
    #expect(!isSame { $0.any = "1" })
  }

  @Test("Enums are the same in case and payload")
  func enums() {
    #expect(!isSame { $0.choice = .second(thing) })
    #expect(!isSame { $0.choice = .first(Thing()) })
    #expect(!isSame { $0.choice = .none })
    #expect(!InputComparison.areSame(Choice.none, .nothing))
    #expect(InputComparison.areSame(Choice.none, .none))
  }

  @Test("An optional that is nil isn't the same as one that isn't")
  func optionals() {
    #expect(!isSame { $0.next = thing })
    #expect(InputComparison.areSame(Thing?.some(thing), thing))
    #expect(!InputComparison.areSame(Int?.none, 1))
  }

  @Test("Collections and tuples are compared element by element")
  func collections() {
    #expect(InputComparison.areSame([thing], [thing]))
    #expect(!InputComparison.areSame([thing], [Thing()]))
    #expect(!InputComparison.areSame([thing], [thing, thing]))
    #expect(InputComparison.areSame((1, thing), (1, thing)))
    #expect(!InputComparison.areSame((1, thing), (1, Thing())))
  }

  @Test("Closures are never the same")
  func closures() {
    let action = {}
    #expect(!InputComparison.areSame(action, action))
    #expect(!InputComparison.areSame(Optional(action), Optional(action)))
    #expect(InputComparison.areSame(Optional<() -> Void>.none, nil))
  }

  @Test("Values hidden behind any are compared by what they are")
  func existentials() {
    let one: any View = Text("a")
    #expect(InputComparison.areSame(one, Text("a") as any View))
    #expect(!InputComparison.areSame(one, Text("b") as any View))
    #expect(!InputComparison.areSame(one, EmptyView() as any View))
    #expect(InputComparison.areSame(AnyHashable("a"), AnyHashable("a")))
    #expect(!InputComparison.areSame(AnyHashable("a"), AnyHashable(1)))
    #expect(InputComparison.areSame(thing as AnyObject, thing as AnyObject))
  }

  private struct Holder { var object: Base }

  @Test("An object that is known by its superclass is compared by identity")
  func subclasses() {
    #expect(InputComparison.areSame(Holder(object: thing), Holder(object: thing)))
    #expect(!InputComparison.areSame(Holder(object: thing), Holder(object: Thing())))
  }

  @Test("Bindings are the same when they refer to the same place")
  func bindings() {
    let state = Binding(StateLocation([1, 2]))
    #expect(InputComparison.areSame(state, state))
    #expect(InputComparison.areSame(state[0], state[0]))
    #expect(!InputComparison.areSame(state[0], state[1]))
    #expect(InputComparison.areSame(Binding.constant(1), .constant(1)))
    #expect(!InputComparison.areSame(Binding.constant(1), .constant(2)))
    #expect(!InputComparison.areSame(state, Binding(StateLocation([1, 2]))))
    let computed = Binding {
      1
    } set: { _ in
    }
    #expect(
      !InputComparison.areSame(
        computed,
        Binding {
          1
        } set: { _ in
        }
      )
    )
  }
}
