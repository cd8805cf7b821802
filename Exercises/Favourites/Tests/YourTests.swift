// Your tests of Favourites: write them here, or in more files beside this one.
//
// `Phone` is the app on a phone or a tablet, with a server behind it.
// What a person can do with it is in the folder App. Go through it alone, and import no code of the
// app: then a test fits any version of that code, and
//
//     swift run review grade favourites
//
// can run it on the solution, where it has to pass, and on the solution with one finding at a time
// put back, where one of your tests should fail. The test below is there to be imitated. It looks
// at something that works, so it is no test of any finding.

import TestSupport
import Testing

/// One test at a time, each with an app of its own. In more files, begin with `extension YourTests`.
@Suite(.serialized, .takingTurns, .timeLimit(.minutes(1))) @MainActor struct YourTests {
  @Test func `The list shows what the server has`() async throws {
    let phone = try await Phone([.nora, .sol])
    #expect(phone.names == ["Nora", "Sol"])
  }
}
