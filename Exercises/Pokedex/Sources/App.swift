// Not under review. This file stands in for the app's entry point, its disk and the connection to
// the person's other device. What is shown when a sync fails is left out.

import HeadlessSwiftUI

/// The app's folder on this device.
public protocol Disk: Sendable {
  /// Reads a file, or returns nil where there is none.
  func read(_ file: String) throws -> Data?
  /// Replaces a file as a whole, and returns when it is done.
  func write(_ data: Data, to file: String) throws
}

/// The server that knows what the person's other device has.
@MainActor
public protocol StarServer: Sendable {
  /// Answers with the numbers of the creatures that have a star on the other device.
  func stars() async throws -> [Int]
}

/// The app as the system starts it.
public struct PokedexApp: View {
  private let server: any StarServer

  /// Starts the app.
  public init(server: any StarServer, disk: any Disk) {
    self.server = server
    FavoritesService.shared.disk = disk
  }

  /// The app's window.
  public var body: some View {
    NavigationStack {
      PokedexScreen(server: server)
    }
  }

  /// Called by the system, which may end the app once this has returned.
  public func didEnterBackground() async {}
}
