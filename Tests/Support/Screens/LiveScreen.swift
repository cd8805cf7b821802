package import HeadlessScreen
internal import HeadlessSwiftUI
internal import HeadlessUIKit

/// A screen of either framework, as far as waiting is concerned.
@MainActor package protocol LiveScreen: AnyObject {
  var elements: [ScreenElement] { get }
  func settle() async
  func wait(for what: String, until condition: () -> Bool) async throws
}

extension LiveScreen {
  /// Lets the app react to something that happens outside it, such as a server's answer.
  ///
  /// Waits until the screen looks different, for at most ``Turns/limit`` turns: an answer that
  /// changes nothing is an answer, too.
  package func react(to happening: () async throws -> Void) async rethrows {
    let seen = elements
    try await happening()
    await comesTrue { elements != seen }
    await settle()
  }

  /// Waits until something holds, for at most ``Turns/limit`` turns.
  ///
  /// - Returns: Whether it came to hold.
  @discardableResult
  package func comesTrue(_ condition: () -> Bool) async -> Bool {
    do {
      try await wait(for: "it", until: condition)
      return true
    } catch {
      return false
    }
  }
}

extension HeadlessSwiftUI.Screen: LiveScreen {}
extension HeadlessUIKit.Screen: LiveScreen {}
