package import HeadlessScreen

/// A view shown on a screen that nobody sees, and what a person can do to it.
///
/// Each screen has a runtime of its own. Every gesture is followed by a turn: what it changed is
/// brought up to date, what appeared and disappeared is told so, and tasks are started or
/// cancelled. They run when the test waits, with ``settle()`` or ``wait(for:until:)``.
@MainActor package final class Screen {
  let host = Host()
  private let make: @MainActor () -> any View
  private let environment: EnvironmentValues

  /// Shows a view.
  ///
  /// - Parameters:
  ///   - locale: The locale that texts are written in.
  ///   - timeZone: The time zone that dates are written in.
  ///   - root: Makes the view; it is asked again only by ``reevaluateRoot()``.
  package init(
    locale: Locale = Locale(identifier: "en_US"),
    timeZone: TimeZone = .gmt,
    @ViewBuilder showing root: @escaping @MainActor () -> some View
  ) {
    make = root
    var environment = EnvironmentValues()
    environment.locale = locale
    environment.timeZone = timeZone
    self.environment = environment
    show()
  }

  /// Makes the root view anew, as its parent would, and runs its body.
  package func reevaluateRoot() {
    show()
    host.handle { if let root = host.graph.root { host.graph.invalidateBodies(from: root) } }
  }

  private func show() {
    host.handle { host.graph.show(make(), environment: environment) }
  }

  /// Takes one turn: brings what has changed up to date, without letting any task run.
  package func draw() { host.turn() }

  /// Takes everything off the screen and lets it go, as when the app ends.
  package func close() { host.close() }

  /// How often the bodies of views or view modifiers of a type were run.
  package func bodyCount<Shown>(of type: Shown.Type) -> Int { host.graph.bodyCount(of: type) }

  /// The broken rules of the framework, in the order in which they were broken.
  package var issues: [RuntimeIssue] { host.graph.issues.all }

  /// Whether a list still shows that it is being refreshed.
  package var isRefreshing: Bool { host.isRefreshing }

  /// What is on the screen now.
  var drawing: Drawing { Drawing(host.graph.root) }

  /// Something to be done as a person would, and the turn after it.
  func perform(_ event: () -> Void) { host.handle(event) }
}

// MARK: - Reading

extension Screen {
  /// What is on the screen now, in reading order; looked up anew at each access.
  package var elements: [ScreenElement] {
    drawing.pieces.filter(\.isDrawn).map(\.element)
  }

  /// The title of the navigation bar that is showing.
  package var title: String? { drawing.title }
}

// MARK: - Touching

extension Screen {
  /// Taps the one thing of a name that reacts to a tap.
  ///
  /// - Throws: ``NotOnScreen`` where nothing has the name, where nothing of the name reacts, and
  ///   where several things of the name do.
  package func tap(_ name: String) throws {
    try tap(drawing.pieces.filter { $0.element.isNamed(name) }, wanted: "“\(name)” to tap")
  }

  /// Taps the one thing of a name in a row.
  package func tap(_ name: String, inRow text: String) throws {
    let row = try self.row(text)
    let named = drawing.pieces.filter { $0.element.row == row && $0.element.isNamed(name) }
    try tap(named, wanted: "“\(name)” to tap in the row with “\(text)”")
  }

  /// Taps the place where a row's text is drawn, whether or not anything reacts there.
  package func tapRow(_ text: String) throws {
    let row = try self.row(text)
    let place = drawing.pieces.first { $0.element.row == row && $0.element.text == text }
    try fire(place?.target, wanted: "row with “\(text)”")
  }

  /// Taps the gap in a row, whether or not anything reacts there.
  ///
  /// The gap is where a spacer or an infinite width leaves room, else the room beside the content.
  package func tapGap(inRow text: String) throws {
    let row = try self.row(text)
    let places = drawing.pieces.filter { $0.element.row == row }
    let gap = places.first { !$0.isDrawn }
    try fire(gap?.target ?? places.first?.rowTarget, wanted: "gap in the row with “\(text)”")
  }

  /// Taps a row's only button, link or switch, whatever its label.
  package func tapButton(inRow text: String) throws {
    let row = try self.row(text)
    let controls = drawing.pieces.filter {
      $0.element.row == row && $0.target?.isControl == true
    }
    try tap(controls, wanted: "button in the row with “\(text)”")
  }

  /// The number of the row in which a text is drawn.
  func row(_ text: String) throws -> Int {
    let elements = elements
    guard let row = try elements.row(containing: text).first?.row else {
      throw NotOnScreen("row with “\(text)”", among: elements)
    }
    return row
  }

  func tap(_ places: [Piece], wanted: String) throws {
    guard !places.isEmpty else { throw NotOnScreen(wanted, among: elements) }
    var targets: [AnyHashable: Target] = [:]
    for case let target? in places.map(\.target) { targets[target.id] = target }
    guard let target = targets.values.first else {
      throw NotOnScreen(wanted, among: elements, reason: "nothing reacts to a tap there")
    }
    guard targets.count == 1 else {
      let reason = "\(targets.count) things on the screen have that name"
      throw NotOnScreen(wanted, among: elements, reason: reason)
    }
    guard target.isEnabled else {
      throw NotOnScreen(wanted, among: elements, reason: "it is dimmed")
    }
    try fire(target, wanted: wanted)
  }

  /// Has what was hit react; nothing happens where nothing was hit or it is disabled (rule H3).
  private func fire(_ target: Target?, wanted: String) throws {
    guard let target else { return perform {} }
    let targets = sharers(of: target).filter(\.isEnabled)
    let cover = drawing.cover
    perform {
      for target in targets { target.tapped() }
      if let cover, cover.isAlert, target.isControl { cover.dismiss() }
    }
  }

  /// A target, and the others in its row that a tap on it reaches too (rule L6).
  private func sharers(of target: Target) -> [Target] {
    guard target.takesOverRow, target.isControl else { return [target] }
    let pieces = drawing.pieces
    let row = pieces.first { $0.target?.id == target.id }?.element.row
    guard let row else { return [target] }
    var seen: Set<AnyHashable> = []
    return pieces.filter { $0.element.row == row }.compactMap(\.target).filter {
      $0.takesOverRow && $0.isControl && seen.insert($0.id).inserted
    }
  }
}

// MARK: - Typing

extension Screen {
  /// Replaces what a field holds, letter by letter.
  ///
  /// - Throws: ``NotOnScreen`` where no field has the name.
  package func type(_ text: String, into field: String) throws {
    try type(text, into: { $0.element.isNamed(field) }, wanted: "field “\(field)”")
  }

  /// Replaces what the search field holds, letter by letter.
  package func search(_ text: String) throws {
    let isSearch: (Piece) -> Bool = { $0.element.traits.contains(.searchField) }
    try type(text, into: isSearch, wanted: "search field")
  }

  private func type(_ text: String, into isWanted: (Piece) -> Bool, wanted: String) throws {
    let place = drawing.pieces.first { piece in
      if case .field = piece.target?.reaction { isWanted(piece) } else { false }
    }
    guard let target = place?.target, case .field(let field) = target.reaction else {
      throw NotOnScreen(wanted, among: elements)
    }
    guard target.isEnabled else {
      throw NotOnScreen(wanted, among: elements, reason: "it is dimmed")
    }
    if text.isEmpty { perform { field.wrappedValue = "" } }
    for end in text.indices { perform { field.wrappedValue = String(text[...end]) } }
  }
}
