extension Command.Name {
  /// What else there is to know about the command.
  package var discussion: String {
    switch self {
    case .list: Self.aboutList
    case .show: "Nothing from the answer key is shown. The start of an exercise's name is enough."
    case .practice: Self.aboutPractice
    case .check: Self.aboutCheck
    case .watch: Self.aboutWatch
    case .hint: "Asking again goes one further: from a nudge to nearly the answer."
    case .key: "It asks first where a finding is still red."
    case .discuss: Self.aboutDiscuss
    case .diff: Self.aboutDiff
    case .reset: Self.aboutReset
    case .grade: Self.aboutGrade
    case .new: Self.aboutNew
    case .ship: Self.aboutShip
    case .completions: Self.aboutCompletions
    case .verify: Self.aboutVerify
    case .help: "Without a command, all commands are listed."
    }
  }
}

/// The longer texts.
extension Command.Name {
  private static let aboutList = """
    For each exercise: the minutes to allow; how many findings you found in your best review of \
    it; how many were green when they were last checked; how many your own tests catch; how many \
    questions you have discussed; and its topics.
    """

  private static let aboutPractice = """
    It shows the brief and starts the clock. Type your remarks, one a line, with a place such as \
    File.swift:12 or File.swift:12-18 before what is wrong, or without; then done. Or write them \
    into a text file in your editor, a line each (indent the lines that go on with one; headings \
    such as # Notes are left out), and hand it in with --submit. A review that you pause is kept, \
    with its time. Nothing of the key is shown before you hand it in.
    """

  private static let aboutCheck = """
    Only that exercise is built, in a copy, and each finding is tested in a process of its own: \
    code that crashes or hangs costs no other finding its verdict. Where nothing has changed \
    since an earlier check, the verdict is from then, and the report says so. The shipped tests \
    decide, also where the ones in Tests/Before were edited.
    """

  private static let aboutWatch = """
    Each time it says what turned green or red since the check before. Ctrl-C ends it.
    """

  private static let aboutDiscuss = """
    You answer each question aloud or by typing, then see a model answer and mark yourself. Next \
    time what went worst comes first. Answers and marks are kept in .review/discuss. The model \
    answers mention findings: it is best done when those are fixed.
    """

  private static let aboutDiff = """
    Lines with - stand in the code as shipped, lines with + in the solution. The solution gives \
    all findings away.
    """

  private static let aboutReset = """
    What it replaces is saved first, and it says where. `--undo` puts that back, and saves the \
    other in turn, so that a second `--undo` undoes the first. It needs no git.
    """

  private static let aboutGrade = """
    Your tests are in Exercises/NAME/Tests. They have to pass on the solution. Then they are run \
    on the solution with one finding at a time put back, and on the wrong fixes of the key: a \
    finding is caught if one of your tests fails. What gets past them is named, so grade when \
    you have written the tests that you think are needed. It ends with 0 if every finding with a \
    put-back is caught and every test passes on the solution, and with 1 otherwise.
    """

  private static let aboutNew = """
    It adds the exercise to Package.swift and makes all of its files: code with one finding, the \
    solution, the tests, the brief and the key. What is there already is left alone.
    """

  private static let aboutShip = """
    For who maintains an exercise: the record under .shipped is what `reset` puts back and what \
    `check` tests with. What it replaces is saved first.
    """

  private static let aboutCompletions = """
    For bash: `swift run review completions bash > \
    ~/.local/share/bash-completion/completions/review`. For zsh: write it to a file _review in a \
    folder of $fpath. For fish: write it to ~/.config/fish/completions/review.fish.
    """

  private static let aboutVerify = """
    For each finding the solution gets its bug back, in a copy, and the finding's own tests have \
    to fail for that reason, and no others. Wrong fixes have to fail what they are said to fail. \
    What has not changed since it was last proved is not built again.
    """
}
