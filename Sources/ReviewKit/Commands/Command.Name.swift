extension Command {
  /// The word that a command is called by.
  package enum Name: String, Hashable, Sendable, CaseIterable {
    case list, show, check, watch, hint, key, diff, reset, verify, new, ship, completions, help

    /// What follows `review` in a call.
    package var usage: String {
      switch self {
      case .list: "list [--json]"
      case .show: "show NAME [--brief | --code] [--lang CODE]"
      case .check:
        "check NAME [--after] [--finding N]… [--limit SECONDS] [--fresh] [--json] "
          + "[--format FORMAT] [--junit FILE]"
      case .watch: "watch NAME [--finding N]… [--limit SECONDS]"
      case .hint: "hint NAME N [--lang CODE]"
      case .key: "key NAME [N] [--yes] [--lang CODE]"
      case .diff: "diff NAME [--mine]"
      case .reset: "reset NAME [--undo]"
      case .new: "new NAME [--undo]"
      case .ship: "ship NAME [--check | --undo]"
      case .completions: "completions bash | zsh | fish"
      case .verify: "verify [NAME] [--fresh] [--jobs N] [--rounds N] [--seed N] [--json]"
      case .help: "help [COMMAND]"
      }
    }

    /// What the command does, in a line.
    package var summary: String {
      switch self {
      case .list: "List the exercises."
      case .show: "Show the brief and the code under review."
      case .check: "Run the tests of each finding and say which are green."
      case .watch: "Check again after every save."
      case .hint: "Give the next hint for a finding."
      case .key: "Show the key, or what it says about a finding."
      case .diff: "Compare the code under review with the solution."
      case .reset: "Put the code under review back as it was shipped."
      case .new: "Make an exercise to begin with."
      case .ship: "Record an exercise's code and tests as shipped."
      case .completions: "Write a script that completes calls in a shell."
      case .verify: "Prove that exercises are what their keys say."
      case .help: "Explain a command."
      }
    }

    /// What else there is to know about the command.
    package var discussion: String {
      switch self {
      case .list:
        "Each line gives an exercise's name, its topics, the minutes to allow, and how many of its "
          + "findings were green when they were last checked."
      case .show:
        "Nothing from the answer key is shown. The start of an exercise's name is enough."
      case .check:
        "Only that exercise is built, in a copy, and each finding is tested in a process of its "
          + "own: code that crashes or hangs costs no other finding its verdict. Where nothing has "
          + "changed since an earlier check, the verdict is from then, and the report says so. The "
          + "shipped tests decide, also where the ones in Tests/Before were edited."
      case .watch:
        "Each time it says what turned green or red since the check before. Ctrl-C ends it."
      case .hint:
        "Asking again goes one further: from a nudge to nearly the answer."
      case .key:
        "It asks first where a finding is still red."
      case .diff:
        "Lines with - stand in the code as shipped, lines with + in the solution. The solution "
          + "gives all findings away."
      case .reset:
        "What it replaces is saved first, and it says where. `--undo` puts that back, and saves the "
          + "other in turn, so that a second `--undo` undoes the first. It needs no git."
      case .new:
        "It adds the exercise to Package.swift and makes all of its files: code with one finding, "
          + "the solution, the tests, the brief and the key. What is there already is left alone."
      case .ship:
        "For who maintains an exercise: the record under .shipped is what `reset` puts back and what "
          + "`check` tests with. What it replaces is saved first."
      case .completions:
        "For bash: `swift run review completions bash > ~/.local/share/bash-completion/completions/review`. "
          + "For zsh: write it to a file _review in a folder of $fpath. For fish: write it to "
          + "~/.config/fish/completions/review.fish."
      case .verify:
        "For each finding the solution gets its bug back, in a copy, and the finding's own tests have "
          + "to fail for that reason, and no others. Wrong fixes have to fail what they are said to "
          + "fail. What has not changed since it was last proved is not built again."
      case .help:
        "Without a command, all commands are listed."
      }
    }

    /// The options that the command takes.
    package var options: [Option] {
      switch self {
      case .list: [.json]
      case .show: [.brief, .code, .lang]
      case .check: [.after, .finding, .all, .limit, .fresh, .json, .format, .junit]
      case .watch: [.finding, .limit]
      case .hint: [.lang]
      case .key: [.yes, .lang]
      case .diff: [.mine]
      case .reset, .new: [.undo]
      case .ship: [.all, .check, .undo]
      case .verify: [.fresh, .jobs, .rounds, .seed, .json]
      case .completions, .help: []
      }
    }
  }

  /// A word with two dashes that changes what a command does.
  package enum Option: String, Hashable, Sendable, CaseIterable {
    case after, all, brief, check, code, finding, format, fresh, jobs, json, junit, lang, limit
    case mine, rounds, seed, undo, yes

    /// The option as it is typed.
    package var spelling: String { "--\(rawValue)" }

    /// What has to follow the option, if anything.
    package var value: String? {
      switch self {
      case .finding, .jobs, .rounds, .seed: "N"
      case .format: "FORMAT"
      case .junit: "FILE"
      case .lang: "CODE"
      case .limit: "SECONDS"
      case .after, .all, .brief, .check, .code, .fresh, .json, .mine, .undo, .yes: nil
      }
    }

    /// What the option does, in a line.
    package var summary: String {
      switch self {
      case .after: "Check the solution instead of the code under review."
      case .all: "Take every exercise; no NAME then."
      case .brief: "Show the brief only."
      case .check: "Only say whether the record is up to date."
      case .code: "Show the code only."
      case .finding: "Check this finding only. May be given more than once."
      case .format: "Write text, json, or compiler: file:line: error, for editors."
      case .fresh: "Use nothing that is kept of earlier runs."
      case .jobs: "Run so many compilers or tests at once; one a core if not given."
      case .json: "Write JSON, for programs."
      case .junit: "Also write a report for CI to this file, a test case a finding."
      case .lang: "Show it in this language, such as es; the default is the locale."
      case .limit: "Stop a finding's tests after so long; 10 if not given."
      case .mine: "Compare your own version instead of the shipped one."
      case .undo: "Undo it: put back what it replaced the last time."
      case .yes: "Do not ask."
      case .rounds: "Run the solution's tests so often; 20 times if not given."
      case .seed: "Draw the order of the tests with this number, to repeat a proof."
      }
    }
  }
}
