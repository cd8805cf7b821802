/// The built tests of one snapshot.
package struct Product: Hashable, Sendable {
  /// The folder that holds them, named for the fingerprint of what they were built from.
  let folder: Path
  /// The name of the target that the tests belong to.
  let testTarget: String

  /// How many products are kept.
  private static let limit = 12

  /// The list of tests is written last, so its presence says that all the rest is there.
  var isComplete: Bool { Files.exists(list) }

  /// The test bundle.
  package var bundle: TestBundle { TestBundle(path: folder / TestBundle.name) }

  private var list: Path { folder / "tests" }

  /// Returns the names of all tests in the bundle.
  package func tests() throws(ReviewError) -> [TestName] {
    try Files.lines(of: list).compactMap(TestName.init).filter { $0.target == testTarget }
  }

  /// Keeps a copy of a freshly built bundle, with the list of its tests.
  ///
  /// The modules' interfaces are kept beside it, as SwiftPM has them: a test may ask the compiler
  /// about code that imports one.
  ///
  /// - Returns: The list.
  func adopt(
    _ built: TestBundle,
    environment: [String: String]
  ) async throws(ReviewError) -> String {
    try Files.remove(draft)
    try Files.makeFolder(draft)
    try Files.copy(built.path, to: draft / TestBundle.name)
    try Self.copyInterfaces(from: built.path.parent / "Modules", to: draft / "Modules")
    let outcome = try await TestBundle(path: draft / TestBundle.name)
      .listing(environment: environment).run()
    try adoptDraft(list: outcome.output)
    return outcome.output
  }

  /// Where a product is put together.
  var draft: Path { Path("\(folder.text).draft") }

  /// Takes the draft for the product, with the list of its tests.
  func adoptDraft(list: String) throws(ReviewError) {
    try Files.write(Array(list.utf8), to: draft / self.list.name)
    try Files.remove(folder)
    try Files.move(draft, to: folder)
  }

  private static func copyInterfaces(from modules: Path, to copies: Path) throws(ReviewError) {
    guard Files.isFolder(modules) else { return }
    try Files.makeFolder(copies)
    for name in try Files.names(in: modules) where name.hasSuffix(".swiftmodule") {
      try Files.copy(modules / name, to: copies / name)
    }
  }

  /// Removes the products that were made longest ago.
  func forgetOlderOnes() throws(ReviewError) {
    try Files.keepNewest(Self.limit, in: folder.parent, sparing: folder)
  }
}
