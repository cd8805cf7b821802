import Dispatch
import HeadlessScreen
import Testing

@Suite @MainActor struct TurnsTests {
  @MainActor final class Flag { var isSet = false }

  @Test func `A turn lets a main-actor task run`() async {
    let flag = Flag()
    Task { flag.isSet = true }
    await Turns.pass()
    #expect(flag.isSet)
  }

  @Test func `Waiting sees work that hops through other threads`() async {
    let flag = Flag()
    Task.detached {
      await Task.detached {}.value
      await MainActor.run {}
      DispatchQueue.global().async {
        DispatchQueue.main.async { flag.isSet = true }
      }
    }
    #expect(await Turns.pass { flag.isSet })
  }

  @Test func `Waiting for what never happens ends`() async {
    #expect(await Turns.pass { false } == false)
  }
}
