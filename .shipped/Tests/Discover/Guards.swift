import TestSupport
import Testing

extension Discover {
  /// What works as shipped and has to keep working.
  @Suite("Guards") @MainActor struct Guards {
    @Test func `The first launch shows albums`() async throws {
      let phone = try await Phone()
      #expect(phone.screen.title == "Discover")
      #expect(phone.chosen == ["Albums"])
      #expect(phone.list == ["Harbour by Ida"])
    }

    @Test func `A filter stored earlier is used at launch`() async throws {
      let phone = try await Phone(storedFilter: ["live", "single"])
      #expect(phone.chosen == ["Singles", "Live"])
      #expect(phone.list == ["Lantern by Ida", "One Night by Ida"])
    }

    @Test func `A setting is still there after a relaunch`() async throws {
      let phone = try await Phone()
      try await phone.select(tab: "Settings")
      try await phone.tap("Live")
      try await phone.tap("Autoplay")
      await phone.relaunch()
      try await phone.select(tab: "Settings")
      #expect(phone.chosen == ["Albums", "Live"])
      #expect(phone.screen.elements.contains { $0.label == "Autoplay" && $0.value == "on" })
    }

    @Test func `A chip that is switched off takes its recordings away`() async throws {
      let phone = try await Phone(storedFilter: ["live", "single"])
      try await phone.tap("Singles")
      #expect(phone.list == ["One Night by Ida"])
    }

    @Test func `A choice made with the chips is there after a look at Settings`() async throws {
      let phone = try await Phone()
      try await phone.tap("Live")
      try await phone.select(tab: "Settings")
      try await phone.select(tab: "Discover")
      #expect(phone.chosen == ["Albums", "Live"])
    }

    @Test func `Another setting leaves the choice alone`() async throws {
      let phone = try await Phone()
      try await phone.tap("Live")
      try await phone.select(tab: "Settings")
      try await phone.tap("Autoplay")
      try await phone.select(tab: "Discover")
      #expect(phone.chosen == ["Albums", "Live"])
    }

    @Test func `A chip doesn't empty the list while something is loading`() async throws {
      let phone = try await Phone()
      phone.catalogue.holdsRequests = true
      try await phone.tap("Live")
      #expect(phone.list.contains("Harbour by Ida"))
      phone.catalogue.release()
    }

    @Test func `The app breaks no rule of the framework on the way`() async throws {
      let phone = try await Phone()
      try await phone.tap("Live")
      try await phone.openSettingsSheet()
      try await phone.tap("EPs")
      try await phone.closeSettingsSheet()
      try await phone.select(tab: "Settings")
      try await phone.select(tab: "Discover")
      #expect(phone.screen.issues == [])
    }
  }
}
