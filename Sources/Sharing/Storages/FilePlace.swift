internal import Foundation
internal import Synchronization

/// A file that keeps one value as JSON.
final class FilePlace<Value: Codable & Sendable>: SharedStorage {
  private let url: URL
  private let files: any FileStorage
  /// The file as it was when it was last read or written here, or nil where there was none.
  private let known = Mutex<FileVersion?>(nil)

  init(url: URL, files: any FileStorage) {
    self.url = url
    self.files = files
  }

  private var name: String { url.lastPathComponent }

  func load() throws -> Value? {
    let file = try files.read(url)
    known.withLock { $0 = file?.version }
    guard let file else { return nil }
    do {
      return try JSONDecoder().decode(Value.self, from: file.data)
    } catch {
      throw SharingError.notDecodable(place: name, type: "\(Value.self)")
    }
  }

  func save(_ value: Value, overwriting: Bool) throws {
    let data = try JSONEncoder().encode(value)
    let expected = known.withLock { $0 }.map(FileCondition.version) ?? .absent
    let version = try files.write(data, to: url, if: overwriting ? .anything : expected)
    known.withLock { $0 = version }
  }
}
