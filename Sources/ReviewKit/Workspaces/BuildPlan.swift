import Foundation

/// How SwiftPM builds the tests of one side of an exercise, read off the plan that it leaves.
///
/// Other code for the same exercise is built by the same compiler and linker with the same options,
/// only that what comes of it lies elsewhere. That takes a fraction of the time that a build by
/// SwiftPM does, and several can go on at once.
struct BuildPlan: Hashable, Sendable, Codable {
  /// The call that compiles the exercise.
  let exercise: ToolCall
  /// The call that compiles its tests.
  let tests: ToolCall
  /// The call that links the test bundle.
  let link: ToolCall
  /// What is linked apart from the exercise and its tests.
  let objects: [Path]
  /// The folder with the interfaces of all modules.
  let modules: Path
  /// The path of the linked program inside the folder that the bundle lies in.
  let program: String

  /// Reads the plan of the last build, and fails where it does not read as expected.
  ///
  /// - Parameters:
  ///   - scratch: The build's folder.
  ///   - snapshot: What was built.
  init?(in scratch: Path, of snapshot: Snapshot) {
    let (module, testModule) = (snapshot.module, snapshot.exercise.testTarget(snapshot.side))
    var reader = Reader(module: module, testModule: testModule)
    guard let lines = try? Files.lines(of: scratch / "debug.yaml") else { return nil }
    for line in lines { reader.take(line) }
    guard let exercise = reader.exercise, let tests = reader.tests, let link = reader.link,
      let interface = ToolCall.value(of: "-emit-module-path", in: exercise),
      let output = ToolCall.value(of: "-o", in: link),
      let program = Self.bundlePath(output)
    else { return nil }
    self.exercise = ToolCall(compiling: exercise)
    self.tests = ToolCall(compiling: tests)
    self.link = ToolCall(linking: link)
    self.program = program
    modules = Path(interface).parent
    objects = reader.linked.filter { $0.hasSuffix(".o") }.map(Path.init).filter {
      !["\(module).build", "\(testModule).build"].contains($0.parent.name)
    }
  }

  private static func bundlePath(_ output: String) -> String? {
    let parts = output.split(separator: "/")
    guard let start = parts.firstIndex(where: { $0.hasSuffix(".xctest") }) else { return nil }
    return parts[start...].joined(separator: "/")
  }
}

/// Picks three commands out of the plan's lines, each of which gives one field of a command.
private struct Reader {
  let module: String
  let testModule: String
  var exercise: [String]?
  var tests: [String]?
  var link: [String]?
  var linked: [String] = []
  private var inputs: [String] = []
  private var description = ""

  init(module: String, testModule: String) {
    self.module = module
    self.testModule = testModule
  }

  mutating func take(_ line: String) {
    let text = line.trimmed
    if let value = text.value(of: "description") {
      description = value
    } else if let value = text.value(of: "inputs") {
      inputs = words(value)
    } else if let value = text.value(of: "args") {
      take(arguments: words(value))
    }
  }

  private mutating func take(arguments: [String]) {
    if description.hasPrefix("\"Compiling Swift Module '\(module)'") {
      exercise = arguments
    } else if description.hasPrefix("\"Compiling Swift Module '\(testModule)'") {
      tests = arguments
    } else if description.hasPrefix("\"Linking "), description.contains(".xctest") {
      link = arguments
      linked = inputs
    }
  }

  private func words(_ json: String) -> [String] {
    (try? JSONDecoder().decode([String].self, from: Data(json.utf8))) ?? []
  }
}

extension String {
  fileprivate func value(of field: String) -> String? {
    hasPrefix("\(field): ") ? String(dropFirst(field.count + 2)) : nil
  }
}

extension Snapshot {
  /// The name of the exercise's module.
  var module: String { exercise.name + side.targetSuffix }
}
