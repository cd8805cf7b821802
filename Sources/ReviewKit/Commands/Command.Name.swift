extension Command {
  /// The word that a command is called by.
  package enum Name: String, Hashable, Sendable, CaseIterable {
    case list, show, practice, check, watch, hint, key, grade, discuss, diff, reset
    case verify, new, ship, completions, help

    /// What follows `review` in a call.
    package var usage: String {
      switch self {
      case .list: "list [--json]"
      case .show: "show NAME [--brief | --code] [--lang CODE]"
      case .practice:
        "practice NAME [--minutes N] [--submit FILE] [--resume] [--history] [--json] [--lang CODE]"
      case .check:
        "check NAME | --all [--after] [--finding N]… [--limit SECONDS] [--fresh] [--json] "
          + "[--format FORMAT] [--junit FILE]"
      case .watch: "watch NAME [--finding N]… [--limit SECONDS]"
      case .hint: "hint NAME N [--lang CODE]"
      case .key: "key NAME [N] [--yes] [--lang CODE]"
      case .discuss: "discuss NAME [--list] [--lang CODE]"
      case .diff: "diff NAME [--mine]"
      case .reset: "reset NAME [--undo]"
      case .grade: "grade NAME [--fresh] [--jobs N] [--limit SECONDS] [--json]"
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
      case .practice: "Write a review, and see what you found and missed."
      case .check: "Run the tests of each finding and say which are green."
      case .watch: "Check again after every save."
      case .hint: "Give the next hint for a finding."
      case .key: "Show the key, or what it says about a finding."
      case .discuss: "Practise the questions that an interviewer asks next."
      case .diff: "Compare the code under review with the solution."
      case .reset: "Put the code under review back as it was shipped."
      case .grade: "Say which findings your own tests would catch."
      case .new: "Make an exercise to begin with."
      case .ship: "Record an exercise's code and tests as shipped."
      case .completions: "Write a script that completes calls in a shell."
      case .verify: "Prove that exercises are what their keys say."
      case .help: "Explain a command."
      }
    }

    /// The options that the command takes.
    package var options: [Option] {
      switch self {
      case .list: [.json]
      case .show: [.brief, .code, .lang]
      case .practice: [.minutes, .submit, .resume, .history, .json, .lang]
      case .check: [.after, .finding, .all, .limit, .fresh, .json, .format, .junit]
      case .watch: [.finding, .limit]
      case .hint: [.lang]
      case .key: [.yes, .lang]
      case .discuss: [.list, .lang]
      case .diff: [.mine]
      case .reset, .new: [.undo]
      case .ship: [.all, .check, .undo]
      case .grade: [.fresh, .jobs, .limit, .json]
      case .verify: [.fresh, .jobs, .rounds, .seed, .json]
      case .completions, .help: []
      }
    }
  }

  /// A word with two dashes that changes what a command does.
  package enum Option: String, Hashable, Sendable, CaseIterable {
    case after, all, brief, check, code, finding, format, fresh, history, jobs, json, junit, lang
    case limit, list, mine, minutes, resume, rounds, seed, submit, undo, yes

    /// The option as it is typed.
    package var spelling: String { "--\(rawValue)" }

    /// What has to follow the option, if anything.
    package var value: String? {
      switch self {
      case .finding, .jobs, .minutes, .rounds, .seed: "N"
      case .format: "FORMAT"
      case .junit, .submit: "FILE"
      case .lang: "CODE"
      case .limit: "SECONDS"
      case .after, .all, .brief, .check, .code, .fresh, .history, .json, .list, .mine, .resume,
        .undo, .yes:
        nil
      }
    }

    /// The highest number that may follow the option, where one is no help to anybody.
    package var most: Int? {
      switch self {
      case .limit: 3_600
      case .minutes: 1_440
      case .jobs: 256
      case .rounds: 10_000
      default: nil
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
      case .history: "Show the reviews that you handed in, and what you found beyond the key."
      case .jobs: "Run so many compilers or tests at once; one a core if not given."
      case .json: "Write JSON, for programs."
      case .junit: "Also write a report for CI to this file, a test case a finding."
      case .lang: "Show it in this language, such as es; the default is the locale."
      case .list: "Only list the questions, with your marks and your last answers."
      case .limit: "Stop tests that take longer; 10 if not given."
      case .mine: "Compare your own version instead of the shipped one."
      case .minutes: "Allow so many minutes; as many as the brief says if not given."
      case .resume: "Go on with a review that you paused."
      case .submit: "Hand in the remarks in this text file."
      case .undo: "Undo it: put back what it replaced the last time."
      case .yes: "Do not ask."
      case .rounds: "Run the solution's tests so often; 20 times if not given."
      case .seed: "Draw the order of the tests with this number, to repeat a proof."
      }
    }
  }
}
