internal import Foundation

/// The folder that the running tests were built into.
enum BuildFolder {
  /// The compiled interfaces of the package's modules.
  static var modules: String {
    testBundle.deletingLastPathComponent().appending(path: "Modules").path(percentEncoded: false)
  }

  /// The `.xctest` beside them.
  ///
  /// On Linux it is the process itself. On macOS it is a bundle, which
  /// the toolchain's helper is told to load.
  private static var testBundle: URL {
    let arguments = CommandLine.arguments
    let flag = arguments.firstIndex(of: "--test-bundle-path")
    let path = flag.flatMap { arguments.dropFirst($0 + 1).first } ?? arguments[0]
    let components = URL(filePath: path).pathComponents
    let bundle = components.firstIndex { $0.hasSuffix(".xctest") } ?? components.endIndex - 1
    return URL(filePath: components[...bundle].joined(separator: "/"))
  }
}
