import Foundation
import ReviewKit
import Testing

/// Completions, asked of the shells themselves.
///
/// A shell that is not installed leaves its tests out, and the run says so.
struct CompletionTests {
  private let checkout: FixtureCheckout

  init() throws {
    checkout = try FixtureCheckout()
  }

  /// What is typed, and what is then there or offered.
  private static let cases = [
    ("ch", "check"), ("check --fr", "--fresh"), ("check la", "lamp"), ("hint l", "lamp"),
    ("completions z", "zsh"), ("help ver", "verify"), ("reset lamp --u", "--undo"),
  ]

  @Test(arguments: cases)
  func `bash completes commands, options and exercises`(line: String, word: String) async throws {
    let words = try await ask(
      .bash,
      """
      eval "$(review completions bash)"
      COMP_WORDS=(review \(line)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _review; echo "${COMPREPLY[@]}"
      """
    )
    #expect(words == [word])
  }

  @Test(.enabled(if: Shell.fish.exists, "fish is not installed"), arguments: cases)
  func `fish completes commands, options and exercises`(line: String, word: String) async throws {
    let script = "review completions fish | source; complete -C 'review \(line)'"
    let lines = try await ask(.fish, script)
    #expect(lines.map { $0.prefix { $0 != "\t" } } == [word[...]])
  }

  /// zsh completes at a terminal only, so it is given one, and typed at.
  @Test(.enabled(if: Shell.zsh.exists, "zsh is not installed"), arguments: cases)
  func `zsh completes commands, options and exercises`(line: String, word: String) async throws {
    let lines = try await ask(
      .zsh,
      #"""
      mkdir functions; review completions zsh >functions/_review
      cat >.zshrc <<'END'
      fpath=($PWD/functions $fpath); autoload -Uz compinit; compinit -u -D
      show() { print -r -- "[$BUFFER]" >&2 }; zle -N show; bindkey '^X' show
      END
      zmodload zsh/zpty; zpty typed 'ZDOTDIR=$PWD TERM=dumb zsh -d'
      zpty -w -n typed $'review \#(line)\t\x18'
      zpty -r typed seen '*\[*\]*'; print -r -- ${${seen##*\[}%%\]*}
      """#
    )
    let start = line.split(separator: " ").dropLast()
    #expect(lines.map(\.trimmed) == [(["review"] + start + [word[...]]).joined(separator: " ")])
  }

  @Test(.enabled(if: Shell.zsh.exists, "zsh is not installed"))
  func `zsh has nothing against its script`() async throws {
    #expect(
      try await ask(.zsh, "review completions zsh >_review; zsh -n _review; echo $?") == ["0"])
  }

  @Test(.enabled(if: Shell.fish.exists, "fish is not installed"))
  func `fish offers every command with its summary, and the options of each`() async throws {
    let script = "review completions fish | source"
    let commands = try await ask(.fish, "\(script); complete -C 'review '")
    #expect(
      commands.sorted() == Command.Name.allCases.map { "\($0.rawValue)\t\($0.summary)" }.sorted())
    for name in Command.Name.allCases {
      let options = try await ask(.fish, "\(script); complete -C 'review \(name.rawValue) --'")
      #expect(
        Set(name.options.map { "\($0.spelling)\t\($0.summary)" }).isSubset(of: options),
        "\(name.rawValue): \(options)")
    }
  }

  @Test func `the scripts know every command`() async throws {
    let zsh = try await checkout.review("completions", "zsh").output
    #expect(zsh.hasPrefix("#compdef review\n"))
    let fish = try await checkout.review("completions", "fish").output
    for name in Command.Name.allCases {
      #expect(zsh.contains("\n      '\(name.rawValue):"))
      #expect(fish.contains(" -a \(name.rawValue) -d '"))
    }
    let call = try await checkout.review("completions", "tcsh")
    #expect(call.ending == .exited(2))
    #expect(call.errors.hasPrefix("completions takes one of: bash, zsh, fish. \"tcsh\" is none"))
  }

  /// Runs a script of a shell in the checkout, with `review` in its PATH, and returns its lines.
  private func ask(_ shell: Shell, _ script: String) async throws -> [String] {
    let program = try BuiltReview()
    var process = program.process([], in: checkout.root, errors: checkout.root / "errors")
    process.program = try #require(shell.program)
    process.arguments = shell.flags + ["-c", "cd \"$REVIEW_FOLDER\"\n\(script)"]
    process.environment["PATH"] =
      "\(program.path.parent.text):\(process.environment["PATH"] ?? "")"
    process.environment["HOME"] = checkout.root.text
    // The path of the checkout is not all ASCII, which fish can't follow in the plainest locale.
    process.environment["LC_ALL"] = "C.UTF-8"
    process.limit = .seconds(30)
    return try await process.run().output.split(separator: "\n").map(String.init)
  }
}

extension Shell {
  /// Where it is installed, if it is.
  fileprivate var program: Path? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { Path("\($0)/\(rawValue)") }.first(where: Files.exists)
  }

  fileprivate var exists: Bool { program != nil }

  /// What keeps it from reading anyone's settings.
  fileprivate var flags: [String] {
    switch self {
    case .bash: ["--norc"]
    case .zsh: ["-f"]
    case .fish: ["--no-config"]
    }
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
