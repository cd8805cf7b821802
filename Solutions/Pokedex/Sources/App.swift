// Not under review. This file stands in for the app's entry point, its disk and the connection to
// the person's other device. What is shown when a sync fails is left out.
//
// An app on a phone has its storages without doing anything for it. Here several apps run in one
// process, each with a disk in memory, so this file makes storages of the disk and sees to it that
// each app uses its own.

import Composable
import HeadlessSwiftUI
import Sharing

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
  private let storages: SharedStorages
  private let pokedex: StoreOf<CreatureList>
  private let sync: StoreOf<Sync>
  private let recovery: StoreOf<Recovery>

  /// Starts the app.
  public init(server: any StarServer, disk: any Disk) {
    let storages = SharedStorages(files: DiskStorage(disk: disk))
    self.storages = storages  // finding 9
    (pokedex, sync, recovery) = SharedStorages.$current.withValue(storages) {
      (
        Store(initialState: CreatureList.State()) { Stored(CreatureList.feature, in: storages) },
        Store(initialState: Sync.State()) { Stored(Sync(server: server), in: storages) },
        Store(initialState: Recovery.State()) { Stored(Recovery(), in: storages) }
      )
    }
  }

  /// The app's window.
  public var body: some View {
    NavigationStack {
      PokedexScreen(store: pokedex, sync: sync, recovery: recovery)
    }
  }

  /// Called by the system, which may end the app once this has returned.
  public func didEnterBackground() async {
    // What can't be written is tried again later, and the list says so meanwhile.
    try? await storages.flush()  // finding 8
  }
}

extension URL {
  /// The app's folder on its disk.
  static let documents = URL(filePath: "/Documents", directoryHint: .isDirectory)
}

/// A feature whose states are made in an app's own storages.
private struct Stored<Feature: Reducer>: Reducer {
  let feature: Feature
  let storages: SharedStorages

  init(_ feature: Feature, in storages: SharedStorages) {
    self.feature = feature
    self.storages = storages
  }

  func reduce(into state: inout Feature.State, action: Feature.Action) -> Effect<Feature.Action> {
    SharedStorages.$current.withValue(storages) {
      feature.reduce(into: &state, action: action)
    }
  }
}

/// The app's disk, as the files of its shared values.
private struct DiskStorage: FileStorage {
  let disk: any Disk
  /// Tells the versions of a file apart, which the disk itself can't.
  private let versions = MemoryFiles()

  init(disk: any Disk) {
    self.disk = disk
  }

  func read(_ url: URL) throws(SharingError) -> StoredFile? {
    let data: Data?
    do { data = try disk.read(url.lastPathComponent) } catch {
      throw .notReadable(place: url.lastPathComponent, code: EIO)
    }
    versions.replace(url, with: data)
    return try versions.read(url)
  }

  func write(
    _ data: Data, to url: URL, if condition: FileCondition
  ) throws(SharingError) -> FileVersion {
    do { try disk.write(data, to: url.lastPathComponent) } catch {
      throw .notWritable(place: url.lastPathComponent, code: EIO)
    }
    // Nobody else writes to the disk of a running app, so the condition holds.
    return try versions.write(data, to: url, if: .anything)
  }
}
