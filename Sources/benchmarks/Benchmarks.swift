import Foundation

/// `swift run -c release benchmarks NAME`: prints what something costs at several sizes.
///
/// `check` takes the name of an exercise besides, and measures programs that it builds itself.
@main @MainActor struct Benchmarks {
  private static let all: [(name: String, run: @MainActor (String?) async throws -> String)] = [
    ("rows", { _ in Measurement.table(of: try RowsBenchmark.run()) }),
    ("sharing", { _ in try SharingBenchmark.run() }),
    ("check", { try await CheckBenchmark.run($0) }),
  ]

  private static let usage = "usage: benchmarks rows | sharing | check [NAME]\n"

  static func main() async throws {
    let words = Array(CommandLine.arguments.dropFirst())
    guard let benchmark = all.first(where: { $0.name == words.first }),
      words.count <= (benchmark.name == "check" ? 2 : 1)
    else {
      try FileHandle.standardError.write(contentsOf: Data(Self.usage.utf8))
      exit(2)
    }
    print(try await benchmark.run(words.dropFirst().first))
  }
}
