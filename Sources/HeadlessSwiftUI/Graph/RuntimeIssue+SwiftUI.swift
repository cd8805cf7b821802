internal import HeadlessScreen

/// The framework's sentences, word for word where they are known.
extension RuntimeIssue {
  static let changedStateInUpdate = RuntimeIssue(
    rule: "R10",
    message: "Modifying state during view update, this will cause undefined behavior."
  )
  static let publishedInUpdate = RuntimeIssue(
    rule: "R10",
    message: """
      Publishing changes from within view updates is not allowed, this will cause undefined \
      behavior.
      """
  )
  static let publishedOffMain = RuntimeIssue(
    rule: "O9",
    message: """
      Publishing changes from background threads is not allowed; make sure to publish values \
      from the main thread (via operators like receive(on:)) on model updates.
      """
  )
  /// SwiftUI itself says nothing here, so the words are the kit's.
  static let changedOffMain = RuntimeIssue(
    rule: "B3",
    message: """
      An observable property that a view has read was changed from a background thread. \
      SwiftUI updates the view without a warning, but the write can race with the view's read.
      """
  )
  static let readUninstalledState = RuntimeIssue(
    rule: "S3",
    message: """
      Accessing State's value outside of being installed on a View. This will result in a \
      constant Binding of the initial value and will not update.
      """
  )
  static let readUninstalledStateObject = RuntimeIssue(
    rule: "O3",
    message: """
      Accessing StateObject's object without being installed on a View. This will create a new \
      instance each time.
      """
  )

  static func repeatedID(_ id: Any, in type: Any.Type) -> RuntimeIssue {
    RuntimeIssue(
      rule: "L3",
      message: """
        \(type): the ID \(id) occurs multiple times within the collection, this will give \
        undefined results!
        """
    )
  }

  static func rangeChanged(from initial: Int, to count: Int, in type: Any.Type) -> RuntimeIssue {
    RuntimeIssue(
      rule: "L4",
      message: """
        \(type) count (\(count)) != its initial count (\(initial)). `ForEach(_:content:)` should \
        only be used for *constant* data. Instead conform data to `Identifiable` or use \
        `ForEach(_:id:content:)` and provide an explicit `id`!
        """
    )
  }
}
