import Foundation

/// What came of earlier proofs, kept by the content of all that it depends on.
///
/// What a key claims has no part in that content: claims are compared with what came of the code
/// each time. Only what holds is kept, so that what does not is looked at again.
struct ProofStore: Sendable {
  private let folder: Path
  private let basis: Fingerprint

  /// How long something is kept.
  private static let age = Duration.seconds(30 * 24 * 3600)

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - folder: Where things are kept.
  ///   - toolchain: What builds the code; another one may come to another result.
  init(in folder: Path, toolchain: Toolchain) {
    self.folder = folder
    var basis = Fingerprint()
    basis.combine(toolchain.identity)
    basis.combine(Self.program)
    self.basis = basis
  }

  /// What tells this program from one that was built from other code.
  private static var program: String {
    let file = Bundle.main.executablePath ?? CommandLine.arguments[0]
    let attributes = try? FileManager.default.attributesOfItem(atPath: file)
    let time = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(time) \(attributes?[.size] ?? 0)"
  }

  /// Returns what is kept about content; what cannot be read counts as nothing.
  func value<Value: Decodable>(_ type: Value.Type, for content: Fingerprint) -> Value? {
    guard let bytes = try? Files.bytes(of: file(for: content)) else { return nil }
    return try? JSONDecoder().decode(type, from: Data(bytes))
  }

  /// Keeps something about content.
  func keep(_ value: some Encodable, for content: Fingerprint) throws(ReviewError) {
    let file = file(for: content)
    guard let data = try? JSONEncoder().encode(value) else { throw .unwritable(file.text) }
    try Files.write([UInt8](data), to: file)
  }

  /// Removes what was kept long ago.
  func tidy() throws(ReviewError) {
    try Files.removeLeftovers(in: folder, olderThan: Self.age)
  }

  private func file(for content: Fingerprint) -> Path {
    var fingerprint = basis
    fingerprint.combine("\(content)")
    return folder / "\(fingerprint).json"
  }
}
