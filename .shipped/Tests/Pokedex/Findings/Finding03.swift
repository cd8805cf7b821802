import Foundation
import TestSupport
import Testing

extension Pokedex {
  @Suite("3 · One tap overwrites a file that could not be read", .finding(3))
  @MainActor struct Finding03 {
    private static let torn = "[25,133,14"

    /// What the app can't read may still be worth something, so nobody may overwrite it by accident.
    @Test func `A damaged file stays as it is when a star is tapped`() async throws {
      let disk = FakeDisk([FakeDisk.favorites: Data(Self.torn.utf8)])
      let phone = await Phone(disk)
      try await phone.tapStar(of: .snorlax)
      await phone.leaveApp()
      #expect(disk.text == Self.torn, "The file now contains \(disk.text ?? "nothing").")
    }

    /// A file that is out of reach for a moment is not an empty file.
    @Test func `A file that is locked at launch keeps its stars when one is tapped`() async throws {
      let disk = try FakeDisk(stars: [25])
      disk.setReadable(false)
      let phone = await Phone(disk)
      try await phone.tapStar(of: .snorlax)
      await phone.leaveApp()
      #expect(disk.stars?.contains(25) == true, "The file now contains \(disk.text ?? "nothing").")
    }

    /// Who sees no stars concludes that there are none, so say that they could not be read.
    @Test func `The app says that it could not read the stars`() async throws {
      let healthy = try await Phone()
      let damaged = await Phone(FakeDisk([FakeDisk.favorites: Data(Self.torn.utf8)]))
      #expect(damaged.notices != healthy.notices, "The app says only \(damaged.notices).")
    }
  }
}
