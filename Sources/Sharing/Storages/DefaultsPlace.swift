/// An entry in user defaults that keeps one value.
struct DefaultsPlace<Value: AppStorageValue>: SharedStorage {
  let name: String
  let defaults: any DefaultsStorage

  func load() throws -> Value? {
    guard let entry = defaults.entry(name) else { return nil }
    guard let value = Value(defaultsEntry: entry) else {
      throw SharingError.notDecodable(place: "“\(name)” in user defaults", type: "\(Value.self)")
    }
    return value
  }

  func save(_ value: Value, overwriting: Bool) throws {
    defaults.enter(value.defaultsEntry, as: name)
  }
}
