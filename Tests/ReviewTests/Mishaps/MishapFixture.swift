/// The files of a checkout with one exercise, whose every finding is a mishap.
///
/// All of them are in one target, so that one build is enough.
enum MishapFixture {
  static let sources = "Exercises/Mishaps/Sources/App.swift"

  static let files: [String: String] = [
    "Package.swift": LampFixture.manifest.replacing("\"Lamp\"", with: "\"Mishaps\""),
    "Sources/Wires/Wires.swift": "public func volts() -> Int { 230 }\n",
    "Exercises/Mishaps/README.md": LampFixture.brief,
    "Exercises/Mishaps/Sources/App.swift": app,
    "Exercises/Mishaps/Sources/Tools.swift": tools,
    "Solutions/Mishaps/README.md": key,
    "Tests/Before/Mishaps/Mishaps.swift": tests,
    ".shipped/Tests/Mishaps/Mishaps.swift": tests,
  ]

  private static let numbered = Mishap.all.enumerated().map { ($0 + 1, $1) }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static var app: String {
    let functions = numbered.map { number, mishap in
      """
        public static func finding\(padded(number))() async -> String {
          \(mishap.code.split(separator: "\n").joined(separator: "\n    "))
        }

      """
    }
    return "import Foundation\n\npublic enum App {\n" + functions.joined(separator: "\n") + "}\n"
  }

  private static var tests: String {
    let suites = numbered.map { number, _ in
      """
        @Suite struct Finding\(padded(number)) {
          @Test("it is done") func done() async {
            #expect(await App.finding\(padded(number))() == "done", "it is not done")
          }
        }

      """
    }
    return "import MishapsBefore\nimport Testing\n\n@Suite struct Mishaps {\n" + suites.joined()
      + "}\n"
  }

  private static var key: String {
    let findings = numbered.map { number, mishap in
      """
      ### \(number). The app \(mishap.does)
      - severity: major
      - topic: mishaps


      """
    }
    let rest = LampFixture.lanternKey.replacing("# Lantern\n\n## Findings\n\n", with: "")
    return "# Mishaps\n\n## Findings\n\n" + findings.joined() + rest
  }

  /// What several mishaps need. Nothing here is known to the compiler in advance, or it would
  /// refuse the code.
  private static let tools = #"""
    import Foundation

    let zero = CommandLine.arguments.isEmpty ? 1 : 0
    let largest = Int.max - zero

    struct Refusal: Error {}
    func refuse() throws { if zero == 0 { throw Refusal() } }

    final class Title { let text = "title" }

    final class Holder {
      private unowned let title: Title
      init() { title = Title() }
      var keptTitle: String { title.text }
    }

    struct Row {
      var count = 0
      mutating func change(_ body: () -> Void) {
        body()
        count += 1
      }
    }

    final class Store { var row = Row() }

    func depth(_ number: Int) -> Int { number < 0 ? number : depth(number + 1) + 1 }

    nonisolated(unsafe) var blocks: [UnsafeMutableRawPointer] = []
    nonisolated(unsafe) var forgotten: UnsafeContinuation<String, Never>?

    func wait(for lock: NSLock) {
      lock.lock()
      lock.lock()
    }

    func report(_ text: String) {
      FileHandle.standardError.write(Data(text.utf8))
    }

    func fillFile() -> String {
      let path = NSTemporaryDirectory() + UUID().uuidString
      let file = open(path, O_CREAT | O_RDWR, 0o600)
      unlink(path)
      let bytes = [UInt8](repeating: 1, count: 1 << 24)
      for _ in 0..<64 where write(file, bytes, bytes.count) < 0 { return "full" }
      return "done"
    }

    /// Where Swift Testing writes what became of each test.
    var record: String {
      let words = CommandLine.arguments
      let flag = words.firstIndex(of: "--event-stream-output-path")
      return flag.map { words[$0 + 1] } ?? ""
    }

    /// Writes a line to the record by way of the file that Swift Testing has open.
    func append(_ line: String) {
      var wanted = stat()
      var found = stat()
      stat(record, &wanted)
      let text = line + "\n"
      for file in Int32(3)..<256 where fstat(file, &found) == 0 && found.st_ino == wanted.st_ino {
        _ = text.withCString { write(file, $0, strlen($0)) }
        return
      }
    }

    func event(_ kind: String) -> String {
      let test = (try? String(contentsOfFile: record, encoding: .utf8))?
        .split(separator: "\n").first { $0.contains("\"function\"") }
        .flatMap { line in line.firstRange(of: "\"id\":\"").map { line[$0.upperBound...] } }?
        .prefix { $0 != "\"" } ?? ""
      return "{\"kind\":\"event\",\"payload\":{\"kind\":\"\(kind)\",\"messages\":[],"
        + "\"testID\":\"\(test)\"},\"version\":0}"
    }

    func start(_ script: String) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", script]
      try? process.run()
    }

    func waitForStraggler() {
      let folder = ProcessInfo.processInfo.environment["REVIEW_FOLDER"] ?? ""
      while !FileManager.default.fileExists(atPath: folder + "/straggler") { usleep(1000) }
      usleep(10_000)
    }

    """#
}
