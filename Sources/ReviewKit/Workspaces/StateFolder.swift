#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Where the program keeps what it builds and remembers for one checkout.
package enum StateFolder {
  /// Returns the folder: inside the checkout's build folder, or in the user's caches where the
  /// checkout is read-only.
  package static func locate(
    for checkout: Checkout,
    environment: [String: String]
  ) throws(ReviewError) -> Path {
    try locate(checkout.root / ".build/review", of: checkout, environment: environment)
  }

  /// Returns the folder for what belongs to the learner.
  ///
  /// It is not in the build folder, which people remove to build anew.
  package static func locateForLearner(
    in checkout: Checkout,
    environment: [String: String]
  ) throws(ReviewError) -> Path {
    try locate(checkout.root / ".review", of: checkout, environment: environment)
  }

  private static func locate(
    _ own: Path,
    of checkout: Checkout,
    environment: [String: String]
  ) throws(ReviewError) -> Path {
    if isUsable(own) { return own }
    var name = Fingerprint()
    name.combine(checkout.root.text)
    for caches in cacheFolders(environment) where isUsable(caches / "second-look/\(name)") {
      return caches / "second-look/\(name)"
    }
    throw .unwritable(own.text)
  }

  private static func cacheFolders(_ environment: [String: String]) -> [Path] {
    let home = environment["HOME"].map { "\($0)/.cache" }
    return [environment["XDG_CACHE_HOME"], home, environment["TMPDIR"], "/tmp"]
      .compactMap { $0 }.filter { $0.hasPrefix("/") }.map(Path.init)
  }

  private static func isUsable(_ folder: Path) -> Bool {
    do {
      try Files.makeFolder(folder)
    } catch {
      return false
    }
    return access(folder.text, W_OK) == 0
  }
}
