import HeadlessScreen
import TestSupport
import Testing

extension Pokedex {
  /// What works as shipped and has to keep working.
  @Suite("Guards") @MainActor struct Guards {
    @Test func `The list shows all creatures by number`() async throws {
      let phone = try await Phone()
      #expect(phone.screen.title == "Pokédex")
      #expect(phone.names == Creature.all.map(\.name))
    }

    @Test func `A tap on a row opens the creature`() async throws {
      let phone = try await Phone()
      try await phone.open(.snorlax)
      #expect(phone.screen.title == "Snorlax")
      #expect(phone.screen.elements.texts.contains("No. 143"))
    }

    @Test func `A star shows in the detail at once, then in the list`() async throws {
      let phone = try await Phone()
      try await phone.open(.pikachu)
      try await phone.tapStar()
      #expect(try phone.isStarred)
      try await phone.goBack()
      #expect(try phone.isStarred(.pikachu))
      #expect(try !phone.isStarred(.eevee))
    }

    @Test func `A second tap takes the star away`() async throws {
      let phone = try await Phone(stars: [25])
      try await phone.tapStar(of: .pikachu)
      #expect(try !phone.isStarred(.pikachu))
      try await phone.tapStar(of: .pikachu)
      #expect(try phone.isStarred(.pikachu))
    }

    @Test func `A star is there after a relaunch`() async throws {
      let phone = try await Phone()
      try await phone.tapStar(of: .pikachu)
      await phone.leaveApp(storing: [25])
      await phone.relaunch()
      #expect(try phone.isStarred(.pikachu))
    }

    @Test func `A sync adds the other device's stars and keeps this one's`() async throws {
      let phone = try await Phone(stars: [25])
      try await phone.sync()
      await phone.answer(.snorlax)
      await phone.leaveApp(storing: [25, 143])
      await phone.relaunch()
      #expect(try phone.isStarred(.pikachu))
      #expect(try phone.isStarred(.snorlax))
    }

    @Test func `The search finds a creature by part of its name and opens it`() async throws {
      let phone = try await Phone()
      try await phone.openSearch()
      try await phone.screen.react { try phone.screen.search("chu") }
      #expect(phone.names == ["Pikachu"])
      try await phone.open(.pikachu)
      #expect(phone.screen.title == "Pikachu")
    }
  }
}
