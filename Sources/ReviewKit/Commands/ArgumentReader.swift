/// Reads the words of a call into a command.
package struct ArgumentReader {
  private let command: Command.Name
  private var operands: [String] = []
  private var options: [(option: Command.Option, value: String)] = []

  /// Reads a call.
  ///
  /// - Parameter arguments: The words after the program's name.
  /// - Returns: The command that the call asks for.
  /// - Throws: An error for a call that means nothing.
  package static func read(_ arguments: [String]) throws(ReviewError) -> Command {
    guard let first = arguments.first else { return .overview }
    if first == "--version" { return .version }
    if ["--help", "-h"].contains(first) { return .help(nil) }
    guard let name = Command.Name(rawValue: first) else {
      let names = Command.Name.allCases.map(\.rawValue)
      throw .unknownCommand(first, nearest: NearestName(to: first, among: names).match)
    }
    let rest = Array(arguments.dropFirst())
    if rest.contains(where: { ["--help", "-h"].contains($0) }) { return .help(name) }
    return try ArgumentReader(command: name, words: rest).read()
  }

  private init(command: Command.Name, words: [String]) throws(ReviewError) {
    self.command = command
    var words = words[...]
    while let word = words.popFirst() {
      guard word.hasPrefix("-") else {
        operands.append(word)
        continue
      }
      try take(option: word, rest: &words)
    }
  }

  /// Takes an option and, if it has one, its value: `--limit 5` or `--limit=5`.
  private mutating func take(
    option word: String,
    rest: inout ArraySlice<String>
  ) throws(ReviewError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let option = command.options.first(where: { $0.spelling == parts[0] }) else {
      let spellings = command.options.map(\.spelling)
      throw .unknownOption(
        word,
        command: command,
        nearest: NearestName(to: word, among: spellings).match
      )
    }
    if option.value == nil {
      guard parts.count == 1 else { throw .surplus(argument: word, command: command) }
      options.append((option, ""))
    } else if let value = parts.count > 1 ? String(parts[1]) : rest.popFirst(), !value.isEmpty {
      options.append((option, value))
    } else {
      throw .missingValue(option: option.spelling, command: command)
    }
  }

  private func read() throws(ReviewError) -> Command {
    switch command {
    case .list:
      try allow(operands: 0)
      return .list(asJSON: has(.json))
    case .show: return try show()
    case .practice: return .practice(try practice())
    case .check: return .check(try check())
    case .watch: return .watch(try check())
    case .hint: return try hint()
    case .key: return try key()
    case .discuss:
      return .discuss(exercise: try exercise(), isListed: has(.list), language: value(of: .lang))
    case .diff: return .diff(exercise: try exercise(), isMine: has(.mine))
    case .reset: return .reset(exercise: try exercise(), isUndone: has(.undo))
    case .new: return .new(name: try exercise(), isUndone: has(.undo))
    case .ship: return try ship()
    case .completions: return .completions(try shell())
    case .grade: return .grade(try grade())
    case .verify: return .verify(try verify())
    case .help:
      try allow(operands: 1)
      return .help(try operands.first.map(helpTopic))
    }
  }

  // MARK: - Commands

  private func show() throws(ReviewError) -> Command {
    try refuse(.brief, with: .code)
    return .show(
      exercise: try exercise(),
      part: has(.brief) ? .brief : has(.code) ? .code : .all,
      language: value(of: .lang)
    )
  }

  private func hint() throws(ReviewError) -> Command {
    let (exercise, finding) = try exerciseAndFinding()
    guard let finding else { throw .missingFinding(command: command) }
    return .hint(exercise: exercise, finding: finding, language: value(of: .lang))
  }

  private func key() throws(ReviewError) -> Command {
    let (exercise, finding) = try exerciseAndFinding()
    return .key(
      exercise: exercise,
      finding: finding,
      isAnswered: has(.yes),
      language: value(of: .lang)
    )
  }

  private func ship() throws(ReviewError) -> Command {
    try refuse(.check, with: .undo)
    if has(.all) { try allow(operands: 0) }
    return .ship(
      exercise: has(.all) ? nil : try exercise(),
      task: has(.check) ? .check : has(.undo) ? .undo : .record
    )
  }

  private func practice() throws(ReviewError) -> PracticeRequest {
    try refuse(.resume, with: .submit)
    try refuse(.history, with: .submit)
    try refuse(.history, with: .resume)
    try refuse(.history, with: .minutes)
    var request = PracticeRequest(exercise: try exercise())
    request.minutes = try number(.minutes)
    request.file = value(of: .submit)
    request.isResumed = has(.resume)
    request.showsHistory = has(.history)
    request.asJSON = has(.json)
    request.language = value(of: .lang)
    return request
  }

  private func check() throws(ReviewError) -> CheckRequest {
    try refuse(.all, with: .finding)
    if has(.all) { try allow(operands: 0) }
    var request = CheckRequest(exercise: has(.all) ? nil : try exercise())
    request.side = has(.after) ? .after : .before
    request.isFresh = has(.fresh)
    request.junit = value(of: .junit)
    request.format = try format()
    for (option, value) in options where option == .finding {
      request.findings.append(try positive(value, for: option))
    }
    if let limit = try number(.limit) { request.limit = .seconds(limit) }
    return request
  }

  private func format() throws(ReviewError) -> CheckRequest.Format {
    try refuse(.json, with: .format)
    guard let word = value(of: .format) else { return has(.json) ? .json : .text }
    guard let format = CheckRequest.Format(rawValue: word) else {
      throw noChoice(word, for: Command.Option.format.spelling, of: CheckRequest.Format.self)
    }
    return format
  }

  private func shell() throws(ReviewError) -> Shell {
    try allow(operands: 1)
    guard let word = operands.first, let shell = Shell(rawValue: word) else {
      throw noChoice(operands.first ?? "", for: command.rawValue, of: Shell.self)
    }
    return shell
  }

  private func noChoice<Choice: RawRepresentable & CaseIterable>(
    _ word: String,
    for name: String,
    of choices: Choice.Type
  ) -> ReviewError where Choice.RawValue == String {
    .noChoice(of: name, value: word, choices: choices.allCases.map(\.rawValue), command: command)
  }

  private func grade() throws(ReviewError) -> GradeRequest {
    var request = GradeRequest(exercise: try exercise())
    request.isFresh = has(.fresh)
    request.asJSON = has(.json)
    request.jobs = try number(.jobs)
    if let limit = try number(.limit) { request.limit = .seconds(limit) }
    return request
  }

  private func verify() throws(ReviewError) -> VerifyRequest {
    try allow(operands: 1)
    var request = VerifyRequest(exercise: operands.first)
    request.isFresh = has(.fresh)
    request.asJSON = has(.json)
    request.jobs = try number(.jobs)
    request.seed = try number(.seed)
    if let rounds = try number(.rounds) { request.rounds = rounds }
    return request
  }

  // MARK: - Words

  /// Returns the number after an option; the last one counts.
  private func number(_ option: Command.Option) throws(ReviewError) -> Int? {
    guard let value = value(of: option) else { return nil }
    return try positive(value, for: option)
  }

  private func helpTopic(_ word: String) throws(ReviewError) -> Command.Name {
    guard let name = Command.Name(rawValue: word) else {
      let names = Command.Name.allCases.map(\.rawValue)
      throw .unknownCommand(word, nearest: NearestName(to: word, among: names).match)
    }
    return name
  }

  private func exercise() throws(ReviewError) -> String {
    guard let first = operands.first else { throw .missingExercise(command: command) }
    try allow(operands: 1)
    return first
  }

  /// Reads `favourites` or `favourites 3`.
  private func exerciseAndFinding() throws(ReviewError) -> (String, Int?) {
    guard let first = operands.first else { throw .missingExercise(command: command) }
    try allow(operands: 2)
    guard operands.count > 1 else { return (first, nil) }
    guard let number = Int(operands[1]), number > 0 else {
      throw .noNumber(option: "N", value: operands[1], command: command)
    }
    return (first, number)
  }

  private func value(of option: Command.Option) -> String? {
    options.last { $0.option == option }?.value
  }

  private func allow(operands count: Int) throws(ReviewError) {
    if operands.count > count {
      throw .surplus(argument: operands[count], command: command)
    }
  }

  private func has(_ option: Command.Option) -> Bool {
    options.contains { $0.option == option }
  }

  private func refuse(_ first: Command.Option, with second: Command.Option) throws(ReviewError) {
    if has(first), has(second) {
      throw .conflict(first.spelling, second.spelling, command: command)
    }
  }

  private func positive(_ value: String, for option: Command.Option) throws(ReviewError) -> Int {
    if let number = Int(value), number > 0, number <= option.most ?? .max { return number }
    guard let most = option.most else {
      throw .noNumber(option: option.spelling, value: value, command: command)
    }
    throw .outOfRange(option: option.spelling, value: value, most: most, command: command)
  }
}
