import HeadlessScreen
import Testing

@testable import TestSupport

@Suite struct TakingTurnsTraitTests {
  @Test(arguments: [
    ("FavouritesBeforeTests", "FavouritesBefore"), ("FavouritesYourTests", "FavouritesBefore"),
    ("FavouritesAfterTests", "FavouritesAfter"), ("Other", "Other"),
  ])
  func `Tests take turns with those that use the same code`(tests: String, code: String) {
    #expect(TakingTurnsTrait.codeModule(ofTests: tests) == code)
  }

  @Test func `A name has one turnstile`() {
    #expect(Turnstile.named("lamp") === Turnstile.named("lamp"))
    #expect(Turnstile.named("lamp") !== Turnstile.named("bell"))
  }

  @Test @MainActor func `One goes in when the one before is out, in the order of coming`() async {
    let turnstile = Turnstile()
    var arrived = 0
    var seen: [Int] = []
    await turnstile.enter()
    var visits: [Task<Void, Never>] = []
    for number in 1...3 {
      visits.append(
        Task { @MainActor in
          arrived += 1
          await turnstile.enter()
          seen.append(number)
          await Task.yield()
          seen.append(number)
          turnstile.leave()
        }
      )
    }
    #expect(await Turns.pass { arrived == 3 })
    await Turns.pass()
    #expect(seen == [], "Nobody goes in before the first is out.")
    turnstile.leave()
    for visit in visits { await visit.value }
    #expect(seen == [1, 1, 2, 2, 3, 3])
  }
}
