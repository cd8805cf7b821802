/// A script that completes calls of the program in a shell.
///
/// It is made from the same descriptions as the help, so it knows every command and option.
package struct CompletionText {
  private let shell: Shell

  /// Creates the script for a shell.
  package init(for shell: Shell) {
    self.shell = shell
  }

  /// The lines of the script.
  package var lines: [String] {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private static let names = Command.Name.allCases

  private static var words: String { names.map(\.rawValue).joined(separator: " ") }

  /// What writes the names of the exercises, for the shell to choose from.
  private static let exercises =
    "env COLUMNS=80 review list 2>/dev/null | awk 'NR > 1 && /^[^ ]/ { print $1 }'"

  private func options(of name: Command.Name) -> String {
    (name.options.map(\.spelling) + ["--help"]).joined(separator: " ")
  }

  /// A text as one word of the shell.
  ///
  /// Each shell has its own way to put a quotation mark into one.
  private func quoted(_ text: String) -> String {
    let mark = shell == .fish ? #"\'"# : #"'\''"#
    return "'" + text.replacing("'", with: mark) + "'"
  }

  // MARK: - bash

  private var bash: [String] {
    [
      "_review() {",
      #"  local word=${COMP_WORDS[COMP_CWORD]} words="""#,
      "  if [ \"$COMP_CWORD\" -eq 1 ]; then",
      "    words=\"\(Self.words)\"",
      "  elif [[ $word == -* ]]; then",
      "    case ${COMP_WORDS[1]} in",
    ]
      + Self.names.map { "      \($0.rawValue)) words=\"\(options(of: $0))\" ;;" }
      + [
        "    esac",
        "  else",
        "    case ${COMP_WORDS[1]} in",
      ]
      + Self.names.compactMap { name in
        operands(of: name).map { "      \(name.rawValue)) words=\"\($0)\" ;;" }
      }
      + [
        "    esac",
        "  fi",
        #"  COMPREPLY=($(compgen -W "$words" -- "$word"))"#,
        "}",
        "complete -F _review review",
      ]
  }

  /// What may stand after a command: words, or a command in bash's spelling that writes them.
  private func operands(of name: Command.Name) -> String? {
    switch name {
    case .list, .new: nil
    case .completions: Shell.allCases.map(\.rawValue).joined(separator: " ")
    case .help: Self.words
    default: "$(\(Self.exercises))"
    }
  }

  // MARK: - zsh

  private var zsh: [String] {
    [
      "#compdef review",
      "_review() {",
      "  if (( CURRENT == 2 )); then",
      "    local -a commands=(",
    ]
      + Self.names.map { "      \(quoted("\($0.rawValue):\($0.summary)"))" }
      + [
        "    )",
        "    _describe command commands",
        "  elif [[ ${words[CURRENT]} == -* ]]; then",
        "    case ${words[2]} in",
      ]
      + Self.names.map { "      \($0.rawValue)) compadd -- \(options(of: $0)) ;;" }
      + [
        "    esac",
        "  else",
        "    case ${words[2]} in",
      ]
      + Self.names.compactMap { name in
        operands(of: name).map { "      \(name.rawValue)) compadd -- \($0) ;;" }
      }
      + [
        "    esac",
        "  fi",
        "}",
        #"_review "$@""#,
      ]
  }

  // MARK: - fish

  private var fish: [String] {
    let commands = Self.names.map {
      "complete -c review -n __fish_use_subcommand -a \($0.rawValue) -d "
        + quoted($0.summary)
    }
    let options = Self.names.flatMap { name in
      name.options.map { option in
        let value = option.value == nil ? "" : " -r"
        return "complete -c review -n '__fish_seen_subcommand_from \(name.rawValue)' "
          + "-l \(option.rawValue)\(value) -d " + quoted(option.summary)
      }
    }
    let operands = Self.names.compactMap { name in
      self.operands(of: name).map { words in
        // fish writes a substitution without the dollar sign, and would replace awk's `$1`.
        let list =
          words.hasPrefix("$") ? String(words.dropFirst()).replacing("$1", with: "\\$1") : words
        return "complete -c review -n '__fish_seen_subcommand_from \(name.rawValue)' -a \"\(list)\""
      }
    }
    return ["complete -c review -f"] + commands + options + operands
  }
}
