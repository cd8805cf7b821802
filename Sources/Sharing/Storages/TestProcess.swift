internal import Foundation

/// The question whether this process runs tests.
enum TestProcess {
  /// Whether Swift Testing or XCTest runs this process, told by how either is started.
  static let isThisOne: Bool = {
    let process = ProcessInfo.processInfo
    return process.environment["XCTestConfigurationFilePath"] != nil
      || process.arguments.contains("--testing-library")
      || process.arguments.contains { $0.hasSuffix(".xctest") || $0.hasSuffix("/xctest") }
  }()
}
