import Foundation
import ReviewKit

#if os(Linux)
/// A copy of a checkout on a small file system in memory, all of whose room is taken.
///
/// It is mounted in a name space of its own, so nobody else sees it, and it is gone with its script.
struct SmallDisk {
  private let checkout: FixtureCheckout

  init(of checkout: FixtureCheckout) {
    self.checkout = checkout
  }

  /// Whether this user may mount one.
  static let isAllowed: Bool = {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ownNameSpace + ["mount -t tmpfs -o size=64k tmpfs /mnt"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  private static let ownNameSpace =
    ["unshare"] + (geteuid() == 0 ? [] : ["--user", "--map-root-user"]) + ["--mount", "sh", "-c"]

  /// What came of a script.
  struct Call {
    var code: Int32
    var said: String
    /// The learner's files, hidden ones included.
    var files: [String: String]
  }

  /// The learner's files before anything was done.
  var files: [String: String] {
    get throws { try Self.files(in: checkout.root / "Exercises/Lamp/Sources") }
  }

  /// Runs a script on the disk, with `review` in its PATH.
  ///
  /// - Parameters:
  ///   - script: The script; the file `filler` takes the room.
  ///   - blocks: How much of it is left free, in blocks of 4 kB.
  /// - Returns: What came of it.
  /// - Throws: An error where there is no such disk to run it on.
  func call(_ script: String, leaving blocks: Int = 0) async throws -> Call {
    let results = try TemporaryFile()
    let place = results.path.parent
    let program = try BuiltReview()
    var child = program.process([], in: checkout.root, errors: place / "errors")
    child.program = Path("/usr/bin/env")
    child.arguments =
      Self.ownNameSpace + [
        """
        mkdir "$0/disk" && mount -t tmpfs -o size=2m tmpfs "$0/disk" && cp -R "$1/." "$0/disk" || exit
        export PATH="$2:$PATH" HOME="$0/disk" TMPDIR="$0/disk"
        cd "$0/disk" && mkdir -p .review .build/review
        head -c 4m /dev/zero >filler 2>/dev/null
        truncate -s -$(($3 * 4096)) filler
        { \(script); } >"$0/said" 2>&1
        echo $? >"$0/code"
        cp -R Exercises/Lamp/Sources "$0/files"
        """,
        place.text, checkout.root.text, program.path.parent.text, String(blocks),
      ]
    child.limit = .seconds(120)
    _ = try await child.run()
    return Call(
      code: Int32(try Files.lines(of: place / "code").first ?? "") ?? -1,
      said: try Files.lines(of: place / "said").joined(separator: "\n") + "\n",
      files: try Self.files(in: place / "files")
    )
  }

  private static func files(in folder: Path) throws -> [String: String] {
    var files: [String: String] = [:]
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.text)
    for name in names where !Files.isFolder(folder / name) {
      files[name] = String(decoding: try Files.bytes(of: folder / name), as: UTF8.self)
    }
    return files
  }
}
#endif
