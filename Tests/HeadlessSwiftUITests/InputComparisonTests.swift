import Testing

@testable import HeadlessSwiftUI

@Suite @MainActor struct InputComparisonTests {
  class Animal {}
  final class Cat: Animal {}
  struct Pen { var animal: Animal }

  @Test func `Rule R8: an object known by its superclass is compared by identity`() {
    let cat: Animal = Cat()
    #expect(InputComparison.areSame(Pen(animal: cat), Pen(animal: cat)))
    #expect(!InputComparison.areSame(Pen(animal: cat), Pen(animal: Cat())))
    #expect(InputComparison.areSame(cat as Any, cat as Any))
    #expect(!InputComparison.areSame(Optional(cat), nil))
  }
}
