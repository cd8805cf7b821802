/// How the program is called.
package struct HelpText {
  private let terminal: Terminal

  /// Creates the text for a terminal.
  package init(for terminal: Terminal) {
    self.terminal = terminal
  }

  /// Returns the help for one command, or for the program.
  package func lines(for command: Command.Name?) -> [String] {
    command.map(lines(for:)) ?? overview
  }

  private var overview: [String] {
    let commands = Command.Name.allCases.map { ($0.rawValue, $0.summary) }
    return terminal.wrap("Second Look: code to review, and a check of what you find.")
      + [""] + usage("[COMMAND]") + [""] + columns(commands) + [""]
      + terminal.wrap(
        "Without a command it shows where you are and what to do next. `swift run review help COMMAND` "
          + "explains a command, and `swift run review --version` says the version."
      )
  }

  private func lines(for command: Command.Name) -> [String] {
    var lines = terminal.wrap(command.summary)
    lines += [""] + usage(command.usage)
    if !command.options.isEmpty {
      let options = command.options.map { option in
        ("\(option.spelling)\(option.value.map { " \($0)" } ?? "")", option.summary)
      }
      lines += [""] + columns(options)
    }
    return lines + [""] + terminal.wrap(command.discussion)
  }

  private func usage(_ words: String) -> [String] {
    terminal.wrap("swift run review \(words)", indent: 9, first: "Usage:   ")
  }

  /// Sets names beside what they mean.
  private func columns(_ rows: [(name: String, meaning: String)]) -> [String] {
    let width = rows.map(\.name.count).max() ?? 0
    return rows.flatMap { name, meaning in
      let padding = String(repeating: " ", count: width - name.count)
      return terminal.wrap(meaning, indent: width + 4, first: "  \(name)\(padding)  ")
    }
  }
}
