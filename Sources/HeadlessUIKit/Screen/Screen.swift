internal import Foundation
package import HeadlessScreen

/// A device with an app on it, and a person who looks and taps.
///
/// Looks everything up anew at each access, after the app has drawn. A touch goes to whatever is
/// at that place, by real hit testing (H1, H3).
@MainActor package final class Screen {
  let window: UIWindow

  /// Shows `root` on `device`.
  package init(showing root: UIViewController, _ device: Device = .phone) {
    window = UIWindow(frame: CGRect(origin: .zero, size: device.size))
    window.resize(to: device.size, horizontalSizeClass: device.horizontalSizeClass)
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.draw()
  }

  // MARK: - Looking

  /// What is on the screen, bars included, in reading order.
  package var elements: [ScreenElement] { sightings.map(\.element) }

  /// The title of the navigation bar that is showing; of two, the detail's if it has one.
  package var title: String? { bars.reversed().lazy.compactMap(\.title).first }

  /// The rules of the framework that the app has broken, in order.
  package var issues: [RuntimeIssue] { window.issues }

  /// Whether a refresh control on the screen is turning.
  package var isRefreshing: Bool { refreshControls.contains(where: \.isRefreshing) }

  /// The controller at the far end of all containers and presentations.
  package var topViewController: UIViewController? {
    window.draw()
    var top = window.layers.last
    while let next = top?.shownChildren.last { top = next }
    return top
  }

  /// The place of the one element called `name`, in points of the window.
  package func frame(of name: String) throws -> CGRect {
    try only("“\(name)”", sightings.filter { $0.element.isNamed(name) }).place
  }

  /// Everything on the screen, with the views behind it.
  var sightings: [Sighting] {
    window.draw()
    return ScreenReader.read(window)
  }

  private func views<View: UIView>(_ type: View.Type) -> [View] {
    window.draw()
    guard let front = window.layers.last?.viewIfLoaded else { return [] }
    return front.visibleDescendants().compactMap { $0 as? View }
  }

  private var bars: [UINavigationBar] { views(UINavigationBar.self) }

  private var refreshControls: [UIRefreshControl] {
    views(UIScrollView.self).compactMap(\.refreshControl)
  }

  /// The one of `candidates`, which `wanted` describes.
  private func only(_ wanted: String, _ candidates: [Sighting]) throws -> Sighting {
    guard let first = candidates.first else { throw NotOnScreen(wanted, among: elements) }
    guard candidates.count == 1 else {
      throw NotOnScreen(wanted, among: elements, reason: "there are \(candidates.count) of them")
    }
    return first
  }

  // MARK: - Touching

  /// Taps the one thing called `name` that can be tapped: a control, or else a row.
  ///
  /// - Throws: ``NotOnScreen`` where there is none, more than one, or something keeps touches
  ///   from it.
  package func tap(_ name: String) throws {
    let named = sightings.filter { $0.element.isNamed(name) }
    let controls = named.filter { $0.view is UIControl }
    let rows = named.filter { $0.row != nil }
    try touch(only("button “\(name)”", controls.isEmpty ? rows : controls), as: "button “\(name)”")
  }

  /// Taps the one control that was read as `element`.
  package func tap(_ element: ScreenElement) throws {
    let controls = sightings.filter { $0.view is UIControl && $0.element == element }
    try touch(only("button \(element)", controls), as: "button \(element)")
  }

  /// Taps the one control called `name` in the row that draws `text`.
  package func tap(_ name: String, inRow text: String) throws {
    let wanted = "button “\(name)” in the row with “\(text)”"
    let controls = try row(text).filter { $0.view is UIControl && $0.element.isNamed(name) }
    try touch(only(wanted, controls), as: wanted)
  }

  /// Taps the one control called `name` that is in no row: the detail's, with the list beside it.
  package func tapOutsideRows(_ name: String) throws {
    let wanted = "button “\(name)” outside the list"
    let controls = sightings.filter {
      $0.row == nil && $0.view is UIControl && $0.element.isNamed(name)
    }
    try touch(only(wanted, controls), as: wanted)
  }

  /// Taps the row that draws `text`, on that text.
  package func tapRow(_ text: String) throws {
    let wanted = "row with “\(text)”"
    try touch(only(wanted, row(text).filter { $0.element.text == text }), as: wanted)
  }

  /// Taps the only button in the row that draws `text`, whatever it is called.
  package func tapButton(inRow text: String) throws {
    let wanted = "button in the row with “\(text)”"
    let buttons = try row(text).filter { $0.view is UIButton }
    try touch(only(wanted, buttons), as: wanted)
  }

  /// Taps the screen at `point`, whatever is there.
  package func tap(at point: CGPoint) {
    window.draw()
    receiver(at: point)?.receiveTouch()
    window.draw()
  }

  /// Types `text` into the one field called `field`, one character at a time, in place of what is
  /// in it.
  package func type(_ text: String, into field: String) throws {
    let wanted = "text field “\(field)”"
    let fields = sightings.filter {
      guard let input = $0.view as? UITextField else { return false }
      return $0.element.isNamed(field) || input.placeholder == field
    }
    let found = try only(wanted, fields)
    try touch(found, as: wanted)
    (found.view as? UITextField)?.enter(text)
    window.draw()
  }

  /// Taps the back button.
  package func goBack() throws {
    let backButtons = bars.compactMap(\.visibleBackButton)
    let found = sightings.last { sighting in backButtons.contains { $0 === sighting.view } }
    guard let found else { throw NotOnScreen("back button", among: elements) }
    try touch(found, as: "back button")
  }

  /// Pulls down what can be refreshed.
  ///
  /// Nothing happens while it still refreshes.
  package func pullToRefresh() throws {
    guard let control = refreshControls.first else {
      throw NotOnScreen("list to pull down", among: elements)
    }
    control.pull()
    window.draw()
  }

  /// Scrolls a table until the row that draws `text` is in sight, screen by screen from the top.
  package func scroll(toRow text: String) throws {
    for table in views(UITableView.self) {
      var offset: CGFloat = 0
      repeat {
        table.setContentOffset(CGPoint(x: 0, y: offset), animated: false)
        if (try? row(text)) != nil { return }
        offset += max(table.rowHeight, table.bounds.height / 2)
      } while offset < table.contentSize.height
    }
    throw NotOnScreen("row with “\(text)”", among: elements)
  }

  /// Swipes the row that draws `text` away.
  package func swipeToDelete(row text: String) throws {
    let found = try row(text).first?.row
    guard
      let row = found, let source = row.table.dataSource,
      source.tableView(row.table, canEditRowAt: row.path)
    else {
      throw NotOnScreen("row with “\(text)”", among: elements, reason: "it can't be deleted")
    }
    source.tableView(row.table, commit: .delete, forRowAt: row.path)
    window.draw()
  }

  /// Everything in the one row that draws `text`.
  private func row(_ text: String) throws -> [Sighting] {
    let all = sightings
    let found = all.filter { $0.row != nil && $0.element.text == text }
    guard let position = found.first?.row?.position else {
      throw NotOnScreen("row with “\(text)”", among: elements)
    }
    guard found.allSatisfy({ $0.row?.position == position }) else {
      throw NotOnScreen(
        "row with “\(text)”",
        among: elements,
        reason: "there are \(found.count) of them"
      )
    }
    return all.filter { $0.row?.position == position }
  }

  private func touch(_ sighting: Sighting, as wanted: String) throws {
    if let reason = obstacle(to: sighting) {
      throw NotOnScreen(wanted, among: elements, reason: reason)
    }
    tap(at: sighting.center)
  }

  /// What keeps a finger from `sighting`, or nil.
  private func obstacle(to sighting: Sighting) -> String? {
    let receiver = receiver(at: sighting.center)
    if let control = sighting.view as? UIControl {
      guard receiver === control else { return "a touch there goes to something else" }
      return control.isEnabled ? nil : "it is dimmed"
    }
    guard let row = sighting.row, receiver === row.cell else {
      return "a touch there goes to something else"
    }
    return row.table.allowsSelection ? nil : "its list takes no touches"
  }

  /// The control or row that a touch at `point` goes to.
  private func receiver(at point: CGPoint) -> UIView? {
    let hit = window.hitTest(point, with: nil)
    return hit.flatMap { sequence(first: $0, next: \.superview).first { $0.takesTouches } }
  }

  // MARK: - Waiting

  /// Lets everything that is ready to run have its turn, then draws.
  package func settle() async {
    for _ in 0..<Self.turnsToSettle {
      window.draw()
      await Turns.pass()
    }
    window.draw()
  }

  /// The turns that settling takes: more than the hops of any ordinary chain of calls.
  private static let turnsToSettle = 10

  /// Waits until `condition` holds, at most ``Turns/limit`` turns.
  ///
  /// - Throws: ``NotOnScreen`` with `what` and what is on the screen instead.
  package func wait(for what: String, until condition: () -> Bool) async throws {
    let happened = await Turns.pass {
      window.draw()
      return condition()
    }
    guard !happened else { return }
    throw NotOnScreen(what, among: elements, reason: "it hasn't come in \(Turns.limit) turns")
  }

  // MARK: - Turning and closing

  /// Turns to another device's size, as when a split screen is resized.
  package func rotate(to device: Device) {
    window.resize(to: device.size, horizontalSizeClass: device.horizontalSizeClass)
    window.draw()
  }

  /// Ends the app: everything is let go, and nobody is told.
  package func close() {
    window.tearDown()
  }
}
