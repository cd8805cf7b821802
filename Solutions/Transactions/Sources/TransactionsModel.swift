import HeadlessSwiftUI

@MainActor  // finding 2
final class TransactionsModel: ObservableObject {
  // finding 15
  @Published private(set) var items: [Transaction] = []
  @Published private(set) var error: String?  // finding 5
  @Published private(set) var hasLoaded = false

  private let fetch: @Sendable () async throws -> [Transaction]
  private var loadsStarted = 0
  private var newestAnswer = 0

  // finding 12
  init(fetch: @escaping @Sendable () async throws -> [Transaction]) {
    self.fetch = fetch
  }

  /// Loads the transactions, and returns when they are there.
  ///
  /// Changes nothing if its task was cancelled or a newer load has been answered meanwhile.
  func load() async {
    loadsStarted += 1
    let load = loadsStarted
    let answer = await Result { try await fetch() }
    guard !Task.isCancelled, load > newestAnswer else { return }  // finding 3
    newestAnswer = load
    show(answer)
  }

  // finding 8, 13
  func items(matching query: String) -> [Transaction] {
    guard !query.isEmpty else { return items }
    return items.filter { $0.title.localizedStandardContains(query) }
  }

  private func show(_ answer: Result<[Transaction], any Error>) {
    switch answer {
    case .success(let transactions):
      items = transactions
      error = nil
      hasLoaded = true
    case .failure:
      error = "Couldn't load transactions."
    }
  }
}
