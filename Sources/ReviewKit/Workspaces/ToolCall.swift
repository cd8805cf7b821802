/// A call of the compiler, without what is about one build only.
struct ToolCall: Hashable, Sendable, Codable {
  /// The program.
  let program: Path
  /// Its options, without inputs and outputs.
  let options: [String]

  /// Keeps what the code's meaning depends on, such as the language mode.
  init(compiling words: [String]) {
    self.init(
      words,
      dropping: [
        "-c", "-emit-dependencies", "-emit-module", "-emit-objc-header", "-enable-batch-mode",
        "-incremental", "-parseable-output", "-serialize-diagnostics", "-v",
      ],
      withValue: [
        "-I", "-emit-module-path", "-emit-objc-header-path", "-index-store-path",
        "-output-file-map",
      ]
    )
  }

  /// Keeps what belongs to the system and the toolchain.
  init(linking words: [String]) {
    self.init(words, dropping: ["-v"], withValue: ["-o"])
  }

  private init(_ words: [String], dropping flags: Set<String>, withValue: Set<String>) {
    program = Path(words.first ?? "")
    var options: [String] = []
    var rest = words.dropFirst()
    while let word = rest.popFirst() {
      if withValue.contains(word) {
        _ = rest.popFirst()
      } else if !flags.contains(word), !word.hasPrefix("@"), !Self.isJobs(word) {
        options.append(word)
      }
    }
    self.options = options
  }

  /// Whether a word says how many compilers to run at once.
  private static func isJobs(_ word: String) -> Bool {
    word.hasPrefix("-j") && Int(word.dropFirst(2)) != nil
  }

  /// Returns the word after an option.
  static func value(of option: String, in words: [String]) -> String? {
    words.firstIndex(of: option).flatMap { words.dropFirst($0 + 1).first }
  }
}
