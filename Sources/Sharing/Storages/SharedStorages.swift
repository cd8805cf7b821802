internal import Dispatch
internal import Foundation
internal import Synchronization

/// The storages that shared values are kept in, and the values that are alive in them.
///
/// Which ones a `@Shared` property uses is settled where it is made, by ``current``. An app has
/// one, and needs to do nothing for it. A test, or a preview, makes its own:
///
/// ```swift
/// SharedStorages.$current.withValue(.inMemory()) {
///   let model = FavoritesModel()
/// }
/// ```
///
/// A value stays alive as long as its storages, so that what waits to be written is never read
/// back from the disk in its older state. Making new storages over the same files is what a
/// relaunch does.
public final class SharedStorages: Sendable {
  let files: any FileStorage
  let defaults: any DefaultsStorage
  let queue = DispatchQueue(label: "Sharing", qos: .userInitiated)
  let notifier = Notifier()

  private let values = Mutex<[String: Entry]>([:])
  private let recorded = Mutex<[SharingIssue]>([])
  private let report: @Sendable (SharingIssue) -> Void
  private let purpose: Purpose

  private enum Purpose { case chosen, unchosenInTest }

  /// A value that is alive, and the place in the code that shared it first.
  private struct Entry: Sendable {
    var value: any Reference
    var use: KeyUse
  }

  /// The storages that are used where a shared value is made.
  ///
  /// In an app these are the file system and the app's user defaults. In a test that chose none
  /// they are in memory, so that no test can reach a person's files, and each key that is used is
  /// reported.
  @TaskLocal public static var current = SharedStorages.ofProcess()

  /// Opens the file system and the app's user defaults.
  public convenience init() {
    self.init(files: DiskFiles(), defaults: SystemDefaults())
  }

  /// Opens storages made of the parts given, and says where problems are reported.
  package convenience init(
    files: any FileStorage,
    defaults: any DefaultsStorage = MemoryDefaults(),
    report: @escaping @Sendable (SharingIssue) -> Void = { $0.print() }
  ) {
    self.init(files: files, defaults: defaults, purpose: .chosen, report: report)
  }

  private init(
    files: any FileStorage,
    defaults: any DefaultsStorage,
    purpose: Purpose,
    report: @escaping @Sendable (SharingIssue) -> Void
  ) {
    self.files = files
    self.defaults = defaults
    self.purpose = purpose
    self.report = report
  }

  /// Opens files and user defaults that exist in memory only, empty, for a test or a preview.
  ///
  /// They are written as late, on another thread, as the real ones are.
  public static func inMemory() -> SharedStorages {
    SharedStorages(files: MemoryFiles())
  }

  private static func ofProcess() -> SharedStorages {
    guard TestProcess.isThisOne else { return SharedStorages() }
    return SharedStorages(
      files: MemoryFiles(), defaults: MemoryDefaults(), purpose: .unchosenInTest
    ) { $0.print() }
  }

  /// Waits until every change made so far to a value in these storages is stored.
  ///
  /// - Throws: ``UnwrittenValues`` if some are not.
  public func flush() async throws {
    var reasons: [String: any Error] = [:]
    for (id, entry) in values.withLock({ $0 }) {
      do { try await entry.value.flush() } catch { reasons[id] = error }
    }
    guard reasons.isEmpty else { throw UnwrittenValues(reasons: reasons) }
  }

  /// The mistakes in the use of keys that were noticed, in order.
  package var issues: [SharingIssue] { recorded.withLock { $0 } }
}

// MARK: - Values

extension SharedStorages {
  /// The one value of a key, which is looked for in its storage at the first call.
  func value<Key: SharedKey>(
    for key: Key,
    _ initialValue: () -> Key.Value,
    _ use: KeyUse
  ) -> LiveValue<Key.Value> {
    if purpose == .unchosenInTest { record(.storagesNotChosen(key: key.id, use: use)) }
    let initialValue = initialValue()
    if let entry = values.withLock({ $0[key.id] }) {
      return existing(entry, of: key, initialValue, use)
    }
    // Not under the table's lock: decoding runs code of the app, which may share values itself.
    let made = LiveValue(initialValue, storage: key.storage(in: self), in: self)
    let entry = values.withLock { values -> Entry? in
      if let entry = values[key.id] { return entry }
      values[key.id] = Entry(value: made, use: use)
      return nil
    }
    return entry.map { existing($0, of: key, initialValue, use) } ?? made
  }

  /// A value without a key.
  func unnamedValue<Value: Sendable>(_ value: Value) -> LiveValue<Value> {
    LiveValue(value, storage: nil, in: self)
  }

  /// The value of a key that is alive already, if this use of the key agrees with the first one.
  private func existing<Key: SharedKey>(
    _ entry: Entry,
    of key: Key,
    _ initialValue: Key.Value,
    _ use: KeyUse
  ) -> LiveValue<Key.Value> {
    guard let value = entry.value as? LiveValue<Key.Value> else {
      record(.typesDiffer(key: key.id, first: entry.use, second: use, type: Key.Value.self))
      return unnamedValue(initialValue)
    }
    if areDifferent(value.initialValue, initialValue) {
      record(
        .defaultsDiffer(
          key: key.id,
          first: ("\(value.initialValue)", entry.use),
          second: ("\(initialValue)", use)))
    }
    return value
  }

  private func record(_ issue: SharingIssue) {
    let isNew = recorded.withLock { recorded in
      guard !recorded.contains(issue) else { return false }
      recorded.append(issue)
      return true
    }
    if isNew { report(issue) }
  }
}

/// Whether two values are known not to be equal, which takes a type that can tell.
private func areDifferent<Value>(_ first: Value, _ second: Value) -> Bool {
  func isSecond<Known: Equatable>(_ first: Known) -> Bool { first == second as? Known }
  guard let first = first as? any Equatable else { return false }
  return !isSecond(first)
}
