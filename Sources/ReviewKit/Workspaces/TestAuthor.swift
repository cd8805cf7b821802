/// Who wrote the tests that an exercise's code is built with.
package enum TestAuthor: Hashable, Sendable {
  /// The kit: the tests of each finding, and the guards.
  case kit
  /// The learner; the tests drive the app as the kit's do.
  case learner
}
