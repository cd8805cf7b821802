import Foundation
import Testing

@testable import TransactionsAfter

@Suite @MainActor struct TransactionsModelTests {
  let rent = Transaction(id: UUID(), title: "Rent", date: .distantPast)
  let coffee = Transaction(id: UUID(), title: "Café Central", date: .distantPast)

  @Test func `A failed load shows an error, not an empty list`() async {
    let bank = HeldFetch()
    let model = TransactionsModel { try await bank.fetch() }

    async let load: Void = model.load()
    await bank.answer(1, with: .success([rent]))
    await load
    async let reload: Void = model.load()
    await bank.answer(2, with: .failure(URLError(.notConnectedToInternet)))
    await reload

    #expect(model.error == "Couldn't load transactions.")
    #expect(model.items == [rent])
  }

  @Test(arguments: [URLError(.cancelled), CancellationError()] as [any Error])
  func `A cancelled load shows no error`(error: any Error) async {
    let bank = HeldFetch()
    let model = TransactionsModel { try await bank.fetch() }

    let load = Task { await model.load() }
    await bank.arrival(of: 1)
    load.cancel()
    await bank.answer(1, with: .failure(error))
    await load.value

    #expect(model.error == nil)
  }

  @Test func `A reload keeps the list until the answer is there, then replaces it`() async {
    let bank = HeldFetch()
    let model = TransactionsModel { try await bank.fetch() }
    async let load: Void = model.load()
    await bank.answer(1, with: .success([rent]))
    await load

    async let reload: Void = model.load()
    await bank.arrival(of: 2)
    #expect(model.items == [rent])
    await bank.answer(2, with: .success([coffee]))
    await reload
    #expect(model.items == [coffee])
  }

  @Test func `An older answer doesn't replace a newer one`() async {
    let bank = HeldFetch()
    let model = TransactionsModel { try await bank.fetch() }

    let older = Task { await model.load() }
    await bank.arrival(of: 1)
    let newer = Task { await model.load() }
    await bank.answer(2, with: .success([coffee]))
    await newer.value
    await bank.answer(1, with: .success([rent]))
    await older.value

    #expect(model.items == [coffee])
  }

  @Test func `Search ignores case and accents, and an empty query gives everything`() async {
    let model = TransactionsModel { [rent, coffee] in [rent, coffee] }
    await model.load()

    #expect(model.items(matching: "cafe") == [coffee])
    #expect(model.items(matching: "RENT") == [rent])
    #expect(model.items(matching: "") == [rent, coffee])
  }
}
