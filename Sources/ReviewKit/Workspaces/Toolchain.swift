import Foundation

/// The Swift toolchain that builds exercises.
package struct Toolchain: Hashable, Sendable {
  /// The `swift` command.
  package let swift: Path
  /// What tells this toolchain from another, without asking it.
  package let identity: String

  /// Finds the toolchain that a shell would use.
  package init(environment: [String: String]) throws(ReviewError) {
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let found = folders.map { Path(String($0)) / "swift" }.first {
      FileManager.default.isExecutableFile(atPath: $0.text) && !Files.isFolder($0)
    }
    guard let found else { throw .noSwift }
    swift = found
    identity = Self.identity(of: found, environment: environment)
  }

  /// On macOS `swift` stands for whichever Xcode is selected, so that is part of the answer.
  private static func identity(of swift: Path, environment: [String: String]) -> String {
    let places = [swift.text, "/var/db/xcode_select_link"].map { place in
      let file = URL(fileURLWithPath: place).resolvingSymlinksInPath().path
      let attributes = try? FileManager.default.attributesOfItem(atPath: file)
      let time = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      return "\(file) \(time)"
    }
    return (places + [environment["DEVELOPER_DIR"] ?? "", environment["TOOLCHAINS"] ?? ""])
      .joined(separator: "\n")
  }
}
