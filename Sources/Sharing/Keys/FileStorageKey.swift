public import Foundation

/// A key whose value is kept as JSON in a file of its own.
///
/// The folder has to exist. A file is only ever replaced as a whole, so that whoever reads it finds
/// one complete value, and it isn't replaced if somebody else has changed it (see
/// ``SharingError/changedElsewhere(place:)``).
public struct FileStorageKey<Value: Codable & Sendable>: SharedKey {
  private let url: URL

  init(url: URL) {
    self.url = url.standardizedFileURL
  }

  /// `file:` and the path of the file.
  public var id: String { "file:\(url.path(percentEncoded: false))" }

  /// The same key in a file beside this one: `favorites.json` becomes `favorites@ann.json`.
  public func scoped(to scope: String) -> Self {
    let name = url.deletingPathExtension().lastPathComponent + "@" + Scope(scope).spelling
    let folder = url.deletingLastPathComponent()
    let file = url.pathExtension.isEmpty ? name : "\(name).\(url.pathExtension)"
    return Self(url: folder.appending(component: file))
  }

  /// Opens the file.
  public func storage(in storages: SharedStorages) -> (any SharedStorage<Value>)? {
    FilePlace(url: url, files: storages.files)
  }
}

extension SharedKey {
  /// Keeps the value as JSON in a file.
  public static func fileStorage<Content>(_ url: URL) -> Self
  where Self == FileStorageKey<Content> {
    FileStorageKey(url: url)
  }
}
