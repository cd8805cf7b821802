import Observation

/// A number to show, and one that nobody shows.
///
/// Not safe to be shared: the test that changes it on another thread waits for that to be over.
@Observable final class Counter: @unchecked Sendable {
  var count = 0
  var other = 0
}
