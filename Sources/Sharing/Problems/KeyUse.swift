/// The place in the code where a key is used.
struct KeyUse: Sendable, CustomStringConvertible {
  let file: StaticString
  let line: Int

  var description: String { "\(file):\(line)" }
}
