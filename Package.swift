// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// Every exercise of the kit.
///
/// One line here is all that the manifest needs to know about it.
///
/// An exercise `Name` is made of six targets, all of which follow from its line:
/// - `NameBefore`         `Exercises/Name/Sources`   the code under review
/// - `NameAfter`          `Solutions/Name/Sources`   the code as merged
/// - `NameBeforeTests`    `Tests/Before/Name`        finding and guard tests against the before
/// - `NameAfterTests`     `Tests/After/Name`         the same files against the after
/// - `NameSolutionTests`  `Solutions/Name/Tests`     the unit tests a reviewer would ask for
/// - `NameYourTests`      `Exercises/Name/Tests`     the learner's own tests of the before
let exercises: [Exercise] = [
  Exercise(name: "Favourites", framework: "HeadlessUIKit"),
  Exercise(name: "Transactions", framework: "HeadlessSwiftUI", beforeMode: .v5),
  Exercise(name: "Recipes", framework: "HeadlessSwiftUI"),
  Exercise(name: "Discover", framework: "HeadlessSwiftUI", hasPullRequestTests: true),
  Exercise(
    name: "Pokedex", framework: "HeadlessSwiftUI", otherModules: ["Composable", "Sharing"]),
]

// MARK: - The kit

let package = Package(
  name: "SecondLook",
  platforms: [.macOS(.v15)],
  targets: [
    .target(name: "HeadlessScreen"),
    .target(name: "HeadlessSwiftUI", dependencies: ["HeadlessScreen"]),
    .target(name: "HeadlessUIKit", dependencies: ["HeadlessScreen"]),
    .target(name: "Sharing"),
    .target(name: "Composable"),
    .target(
      name: "TestSupport",
      dependencies: ["HeadlessScreen", "HeadlessSwiftUI", "HeadlessUIKit", "Sharing"],
      path: "Tests/Support"
    ),
  ]
)

// MARK: - From the list to the targets

/// What the manifest has to know about an exercise.
struct Exercise {
  /// Its folder's name, and the start of its targets' names.
  var name: String
  /// The kit module that its code is written against.
  var framework: String
  /// The kit modules that its code may use besides.
  var otherModules: [String] = []
  /// The language mode of its before.
  ///
  /// Only a bug that Swift 6 refuses to compile needs another.
  var beforeMode: SwiftLanguageMode = .v6
  /// Whether unit tests came with the pull request, in `Exercises/Name/PullRequestTests`.
  ///
  /// They are built against the shipped before, so a learner's changes can't break them.
  var hasPullRequestTests = false
}

/// The part of the package that a build is about, from `SECOND_LOOK_ONLY`.
///
/// `review` builds one side of one exercise at a time, so that code that does not compile
/// stops nothing else: `Favourites/before`, `Favourites/after`. Unset, everything is built.
let only = Context.environment["SECOND_LOOK_ONLY"]

for exercise in exercises {
  package.targets += targets(of: exercise)
}

if only == nil {
  package.products += [.executable(name: "review", targets: ["review"])]
  package.targets += [
    .target(name: "ReviewKit"),
    .executableTarget(name: "review", dependencies: ["ReviewKit"]),
    .executableTarget(name: "sharing-probe", dependencies: ["Sharing"]),
    .executableTarget(
      name: "benchmarks",
      dependencies: ["HeadlessSwiftUI", "ReviewKit", "Sharing"]
    ),
    .testTarget(name: "HeadlessScreenTests", dependencies: ["HeadlessScreen"]),
    .testTarget(name: "HeadlessSwiftUITests", dependencies: ["HeadlessSwiftUI"]),
    .testTarget(name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit"]),
    .testTarget(
      name: "ReviewKitTests",
      dependencies: ["ReviewKit"],
      exclude: ["Practice/HeldOut"]
    ),
    .testTarget(
      name: "SharingTests",
      dependencies: [
        "HeadlessScreen", "HeadlessSwiftUI", "Sharing", "TestSupport", "sharing-probe",
      ]
    ),
    .testTarget(name: "ComposableTests", dependencies: ["Composable"]),
    .testTarget(name: "SupportTests", dependencies: ["HeadlessScreen", "TestSupport"]),
  ]
}

// The tests of the built `review` build dozens of small packages, which takes minutes. They are a
// step of their own in CI, so that a learner's `swift test` doesn't wait for them.
if only == nil, Context.environment["SECOND_LOOK_END_TO_END"] != nil {
  package.targets.append(.testTarget(name: "ReviewTests", dependencies: ["ReviewKit", "review"]))
}

/// The targets of one exercise, or those of the one side that `only` asks for.
func targets(of exercise: Exercise) -> [Target] {
  let name = exercise.name
  let modules = ([exercise.framework] + exercise.otherModules)
    .map { Target.Dependency(stringLiteral: $0) }
  let before: [Target] = [
    .target(
      name: "\(name)Before",
      dependencies: modules,
      path: "Exercises/\(name)/Sources",
      swiftSettings: [.swiftLanguageMode(exercise.beforeMode)]
    ),
    .testTarget(
      name: "\(name)BeforeTests",
      dependencies: ["TestSupport", .target(name: "\(name)Before")],
      path: "Tests/Before/\(name)"
    ),
  ]
  let after: [Target] = [
    .target(
      name: "\(name)After",
      dependencies: modules,
      path: "Solutions/\(name)/Sources"
    ),
    .testTarget(
      name: "\(name)AfterTests",
      dependencies: ["TestSupport", .target(name: "\(name)After")],
      path: "Tests/After/\(name)",
      swiftSettings: [.define("AFTER")]
    ),
  ]
  let pullRequest: [Target] =
    exercise.hasPullRequestTests
    ? [
      .target(
        name: "\(name)PullRequest",
        dependencies: modules,
        path: ".shipped/\(name)",
        swiftSettings: [.swiftLanguageMode(exercise.beforeMode)]
      ),
      .testTarget(
        name: "\(name)PullRequestTests",
        dependencies: ["TestSupport", .target(name: "\(name)PullRequest")],
        path: "Exercises/\(name)/PullRequestTests"
      ),
    ] : []
  let solution: [Target] = [
    .testTarget(
      name: "\(name)SolutionTests",
      dependencies: ["TestSupport", .target(name: "\(name)After")] + modules,
      path: "Solutions/\(name)/Tests"
    )
  ]
  let yours: [Target] = [
    .testTarget(
      name: "\(name)YourTests",
      dependencies: ["TestSupport", .target(name: "\(name)Before")],
      path: "Exercises/\(name)/Tests"
    )
  ]
  switch only {
  case nil:
    return buildable(before) + buildable(pullRequest) + buildable(after + solution)
      + buildable(before + yours, with: ["Exercises/\(name)/Tests/App"]).suffix(yours.count)
  case "\(name)/before": return before
  case "\(name)/after": return after
  case "\(name)/solution": return Array(after.prefix(1)) + solution
  default: return []
  }
}

/// Some targets, or none of them if the code of one is gone.
///
/// A folder that a learner deleted, or a link that a checkout turned into a text file, must not
/// keep SwiftPM from building the rest of the package. Where `CI` is set nothing may be missing.
///
/// - Parameters:
///   - targets: The targets, which belong together.
///   - folders: The folders that they need besides, which may be links.
/// - Returns: The targets, or nothing.
func buildable(_ targets: [Target], with folders: [String] = []) -> [Target] {
  if Context.environment["CI"] != nil { return targets }
  let hasFolders = folders.allSatisfy { folder in
    FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/\(folder)/.")
  }
  let hasCode = targets.allSatisfy { target in
    let folder = "\(Context.packageDirectory)/\(target.path ?? "Sources/\(target.name)")"
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
    return files?.contains { $0.hasSuffix(".swift") } ?? false
  }
  return hasFolders && hasCode ? targets : []
}

// MARK: - Settings

let kitFeatures = [
  "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
  "InferIsolatedConformances", "NonisolatedNonsendingByDefault", "ImmutableWeakCaptures",
]

for target in package.targets {
  var settings = target.swiftSettings ?? []
  let isBefore = target.path?.hasPrefix("Exercises/") ?? false
  let isKit = target.path.map { $0 == "Tests/Support" } ?? true
  if isKit {
    settings += kitFeatures.map { .enableUpcomingFeature($0) }
  }
  if !isBefore, Context.environment["CI"] != nil {
    settings.append(.treatAllWarnings(as: .error))
  }
  target.swiftSettings = settings
}
