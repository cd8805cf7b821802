extension Command {
  /// The word that a command is called by.
  package enum Name: String, Hashable, Sendable, CaseIterable {
    case list, show, check, verify, help

    /// What follows `review` in a call.
    package var usage: String {
      switch self {
      case .list: "list [--json]"
      case .show: "show NAME [--brief | --code]"
      case .check: "check NAME [--after] [--finding N]… [--limit SECONDS] [--json]"
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
          + "own: code that crashes or hangs costs no other finding its verdict."
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
      case .show: [.brief, .code]
      case .check: [.after, .finding, .all, .limit, .json]
      case .verify: [.fresh, .jobs, .rounds, .seed, .json]
      case .help: []
      }
    }
  }

  /// A word with two dashes that changes what a command does.
  package enum Option: String, Hashable, Sendable, CaseIterable {
    case after, all, brief, code, finding, fresh, jobs, json, limit, rounds, seed

    /// The option as it is typed.
    package var spelling: String { "--\(rawValue)" }

    /// What has to follow the option, if anything.
    package var value: String? {
      switch self {
      case .finding, .jobs, .rounds, .seed: "N"
      case .limit: "SECONDS"
      case .after, .all, .brief, .code, .fresh, .json: nil
      }
    }

    /// What the option does, in a line.
    package var summary: String {
      switch self {
      case .after: "Check the solution instead of the code under review."
      case .all: "Check every exercise; no NAME then."
      case .brief: "Show the brief only."
      case .code: "Show the code only."
      case .finding: "Check this finding only. May be given more than once."
      case .fresh: "Ignore what is kept of earlier proofs."
      case .jobs: "Run so many compilers or tests at once; one a core if not given."
      case .json: "Write JSON, for programs."
      case .limit: "Stop a finding's tests after so long; 10 if not given."
      case .rounds: "Run the solution's tests so often; 20 times if not given."
      case .seed: "Draw the order of the tests with this number, to repeat a proof."
      }
    }
  }
}
