import HeadlessSwiftUI

@MainActor  // finding 2
final class TransactionsModel: ObservableObject {
  @Published private(set) var items: [Transaction] = []  // finding 15
  @Published private(set) var error: String?
  @Published private(set) var hasLoaded = false

  private let fetch: @Sendable () async throws -> [Transaction]
  private var loadsStarted = 0
  private var newestLoaded = 0

  // finding 12
  init(fetch: @escaping @Sendable () async throws -> [Transaction]) {
    self.fetch = fetch
  }

  /// Loads the transactions, and returns when they are there.
  ///
  /// Changes nothing if its task was cancelled, or if a newer load has succeeded meanwhile.
  func load() async {
    loadsStarted += 1
    let load = loadsStarted
    let answer = await answer()
    guard !Task.isCancelled, load > newestLoaded else { return }  // finding 3
    switch answer {
    case .success(let transactions):
      newestLoaded = load
      items = transactions
      error = nil
      hasLoaded = true
    case .failure:
      error = "Couldn't load transactions."  // finding 5
    }
  }

  func items(matching query: String) -> [Transaction] {
    guard !query.isEmpty else { return items }
    return items.filter { $0.title.localizedStandardContains(query) }  // finding 8
  }

  private func answer() async -> Result<[Transaction], any Error> {
    do {
      return .success(try await fetch())
    } catch {
      return .failure(error)
    }
  }
}
