internal import Foundation

/// A mistake in the use of keys: recorded and reported, never trapped.
package struct SharingIssue: Hashable, Sendable, CustomStringConvertible {
  /// What happened and where, the facts, how it comes about, and how to fix it.
  package let description: String

  /// Writes the issue to standard error.
  func print() {
    FileHandle.standardError.write(Data("warning: \(description)\n".utf8))
  }
}

extension SharingIssue {
  /// Two places start one key from different values.
  static func defaultsDiffer(
    key: String,
    first: (value: String, use: KeyUse),
    second: (value: String, use: KeyUse)
  ) -> Self {
    Self(
      description: """
        Two defaults were given for “\(key)”, at \(second.use).

          \(first.use): \(first.value)
          \(second.use): \(second.value)

        The first one given is used by both, so the app starts differently depending on which \
        place is reached first.

        To fix this, give the default once, in the key: “Self[…, default: …]”.
        """)
  }

  /// Two places share one key as different types.
  static func typesDiffer(
    key: String, first: KeyUse, second: KeyUse, type: Any.Type
  ) -> Self {
    Self(
      description: """
        “\(key)” was shared as another type, at \(second).

          \(first): shared it first
          \(second): shares it as \(type)

        The second place got a value of its own, which nothing stores, so that it can't overwrite \
        what the first one keeps.

        To fix this, use one named key in both places, or another name for the second value.
        """)
  }

  /// A test uses a key without having chosen storages.
  static func storagesNotChosen(key: String, use: KeyUse) -> Self {
    Self(
      description: """
        A test shared “\(key)” without storages of its own, at \(use).

          current storages: those of the whole test run, in memory

        Tests that share storages see each other's values, and pass or fail depending on their \
        order.

        To fix this, run the test in “SharedStorages.$current.withValue(.inMemory())”.
        """)
  }
}
