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
    try? await wait(for: "a change") { elements != seen }
    await settle()
  }
}

extension HeadlessSwiftUI.Screen: LiveScreen {}
extension HeadlessUIKit.Screen: LiveScreen {}
