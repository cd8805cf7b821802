/// `swift run -c release benchmarks NAME`: prints what something costs at several sizes.
@main @MainActor struct Benchmarks {
  private static let all: [(name: String, run: @MainActor () throws -> String)] = [
    ("rows", { Measurement.table(of: try RowsBenchmark.run()) }),
    ("sharing", SharingBenchmark.run),
  ]

  static func main() throws {
    let wanted = CommandLine.arguments.dropFirst()
    let chosen = all.filter { wanted.contains($0.name) }
    guard !chosen.isEmpty, chosen.count == wanted.count else {
      print("usage: benchmarks \(all.map(\.name).joined(separator: "|"))")
      return
    }
    for benchmark in chosen {
      print(try benchmark.run())
    }
  }
}
