/// Something that hands values to those who subscribe, in Combine's spelling.
///
/// Only what SwiftUI's rules need: `sink` on what `@Published` and `objectWillChange` give.
/// Left out: operators, completions, demand, and subscribers of your own.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of its failures.
  associatedtype Failure: Error

  /// Runs a closure with each value, until what is returned is cancelled or let go.
  func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable
}
