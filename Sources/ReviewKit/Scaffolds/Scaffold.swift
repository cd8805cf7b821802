/// The files of a new exercise, and its line in the manifest.
package struct Scaffold {
  private let exercise: Exercise
  private let checkout: Checkout

  /// Creates a scaffold.
  ///
  /// - Parameters:
  ///   - name: The exercise's name, which becomes part of names of modules.
  ///   - checkout: The checkout to add it to.
  /// - Throws: An error for a name that no module can have.
  package init(name: String, in checkout: Checkout) throws(ReviewError) {
    let isModuleName = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    guard let first = name.first, first.isUppercase, isModuleName else {
      throw .noNewName(name, reason: .noModule)
    }
    exercise = Exercise(name: name)
    self.checkout = checkout
  }

  /// The folders that belong to the exercise alone, from the checkout's root.
  private var folders: [String] {
    [
      "Exercises/\(exercise.name)", "Solutions/\(exercise.name)", exercise.testsPath,
      exercise.shippedPath, exercise.shippedTestsPath, exercise.shippedYourTestsPath,
    ]
  }

  /// Makes the files and adds the line.
  ///
  /// The line comes last: until then the manifest does not know of the exercise, and a stop
  /// half-way leaves nothing that does not build.
  ///
  /// - Returns: The files, as paths from the root.
  /// - Throws: An error where something of that name is there already.
  package func make() throws(ReviewError) -> [String] {
    let listed = try checkout.exercises().first { $0.typedName == exercise.typedName }
    if let listed { throw taken(by: "The exercise \(listed.name)") }
    for folder in folders where Files.exists(checkout.root / folder) {
      throw taken(by: folder)
    }
    let manifest = try manifest(adding: line)
    let files = self.files
    for (path, text) in files { try Files.write(Array(text.utf8), to: checkout.root / path) }
    let link = "\(exercise.yourTestsPath)/\(Exercise.driver)"
    try Files.link(checkout.root / link, to: Path("../../../\(exercise.driverPath)"))
    try Files.write(Array(manifest.utf8), to: checkout.root / "Package.swift")
    return (files.keys + [link]).sorted().filter { !$0.hasPrefix(".") } + ["Package.swift"]
  }

  /// Takes the exercise out again; its files are kept among the saved versions.
  ///
  /// - Parameter saved: Where to keep them.
  /// - Returns: The folder that they are in.
  /// - Throws: An error where there is no such exercise, or its files cannot be moved.
  package func unmake(saving saved: SavedVersions) throws(ReviewError) -> Path {
    var files: [String: [UInt8]] = [:]
    for folder in folders where Files.isFolder(checkout.root / folder) {
      for (path, bytes) in try Files.contents(of: checkout.root / folder) {
        files["\(folder)/\(path)"] = bytes
      }
    }
    let lines = try Files.lines(of: checkout.root / "Package.swift")
    guard !files.isEmpty, lines.contains(line) else { throw .nothingSaved(exercise: exercise.name) }
    let version = try saved.save(files)
    let rest = lines.filter { $0 != line }.map { $0 + "\n" }.joined()
    try Files.write(Array(rest.utf8), to: checkout.root / "Package.swift")
    for folder in folders { try Files.remove(checkout.root / folder) }
    return version
  }

  private func taken(by thing: String) -> ReviewError {
    .noNewName(exercise.name, reason: .taken(by: thing))
  }

  private var line: String {
    "  Exercise(name: \"\(exercise.name)\", framework: \"HeadlessSwiftUI\"),"
  }

  private func manifest(adding line: String) throws(ReviewError) -> String {
    var lines = try Files.lines(of: checkout.root / "Package.swift")
    guard let start = lines.firstIndex(where: { $0.hasPrefix("let exercises") }),
      let end = lines[start...].firstIndex(of: "]")
    else { throw .noList }
    // The entry before may be the last of a list without a comma after it.
    if end - 1 > start, !lines[end - 1].hasSuffix(",") { lines[end - 1] += "," }
    lines.insert(line, at: end)
    return lines.map { $0 + "\n" }.joined()
  }

  private var files: [String: String] {
    let name = exercise.name
    let text = ScaffoldText(name: name)
    let code = ["App.swift": text.app, "\(name)Screen.swift": text.before]
    let tests = [
      "\(name).swift": text.suite, "Guards.swift": text.guards, "App/Side.swift": text.side,
      "Findings/Finding01.swift": text.finding,
    ]
    var files = [
      exercise.briefPath: text.brief, exercise.keyPath: text.key,
      "Solutions/\(name)/Sources/App.swift": text.app,
      "Solutions/\(name)/Sources/\(name)Screen.swift": text.after,
      "Solutions/\(name)/Tests/\(name)ScreenTests.swift": text.solutionTest,
    ]
    for (file, content) in code {
      files["\(exercise.sourcesPath(.before))/\(file)"] = content
      files["\(exercise.shippedPath)/\(file)"] = content
    }
    for folder in [exercise.yourTestsPath, exercise.shippedYourTestsPath] {
      files["\(folder)/YourTests.swift"] = text.example
    }
    for (file, content) in tests {
      files["\(exercise.testsPath)/\(file)"] = content
      files["\(exercise.shippedTestsPath)/\(file)"] = content
    }
    return files
  }
}
