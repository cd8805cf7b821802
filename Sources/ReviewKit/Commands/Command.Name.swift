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
        "check NAME [--after] [--finding N]… [--limit SECONDS] [--fresh] [--json] "
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

    /// What else there is to know about the command.
    package var discussion: String {
      switch self {
      case .list:
        "For each exercise: the minutes to allow; how many findings you found in your best review of "
          + "it; how many were green when they were last checked; how many your own tests catch; how "
          + "many questions you have discussed; and its topics."
      case .show:
        "Nothing from the answer key is shown. The start of an exercise's name is enough."
      case .practice:
        "It shows the brief and starts the clock. Type your remarks, one a line, with a place such as "
          + "File.swift:12 or File.swift:12-18 before what is wrong, or without; then done. Or write "
          + "them into a text file in your editor, a line each (indent the lines that go on with one; "
          + "headings such as # Notes are left out), and hand it in with --submit. A review that you pause is kept, with its time. Nothing of "
          + "the key is shown before you hand it in."
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
      case .discuss:
        "You answer each question aloud or by typing, then see a model answer and mark yourself. "
          + "Next time what went worst comes first. Answers and marks are kept in .review/discuss. "
          + "The model answers mention findings: it is best done when those are fixed."
      case .diff:
        "Lines with - stand in the code as shipped, lines with + in the solution. The solution "
          + "gives all findings away."
      case .reset:
        "What it replaces is saved first, and it says where. `--undo` puts that back, and saves the "
          + "other in turn, so that a second `--undo` undoes the first. It needs no git."
      case .grade:
        "Your tests are in Exercises/NAME/Tests. They have to pass on the solution. Then they are run "
          + "on the solution with one finding at a time put back, and on the wrong fixes of the key: "
          + "a finding is caught if one of your tests fails. What gets past them is named, so grade "
          + "when you have written the tests that you think are needed. It ends with 0 if nothing "
          + "gets past them, and with 1 if something does or a test fails on the solution."
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
