internal import HeadlessScreen

// What takes a person from one screen to another, and what pulls, swipes and waits.

extension Screen {
  /// How many turns without anything new make a screen settled.
  private static let quietTurns = 25

  /// Goes back to the screen below, as with the back button.
  ///
  /// - Throws: ``NotOnScreen`` where there is nothing to go back to.
  package func goBack() throws {
    guard let history = drawing.histories.last else {
      throw NotOnScreen("way back", among: elements)
    }
    perform { history.pop(to: history.entries.count - 1) }
  }

  /// Swipes the topmost sheet away.
  ///
  /// - Throws: ``NotOnScreen`` where there is none.
  package func dismissSheet() throws {
    guard let cover = drawing.cover, !cover.isAlert else {
      throw NotOnScreen("sheet", among: elements)
    }
    perform(cover.dismiss)
  }

  /// Selects a tab by its name.
  ///
  /// - Throws: ``NotOnScreen`` where there is none of the name.
  package func selectTab(_ name: String) throws {
    let tabs = drawing.pieces.filter {
      $0.element.traits.contains(.tab) && $0.element.isNamed(name)
    }
    try tap(tabs, wanted: "tab “\(name)”")
  }

  /// Pulls the list down and lets it go.
  ///
  /// - Throws: ``NotOnScreen`` where nothing can be refreshed.
  package func pullToRefresh() throws {
    guard let list = drawing.refreshable.first else {
      throw NotOnScreen("list that can be pulled to refresh", among: elements)
    }
    host.refresh(list)
    perform {}
  }

  /// Swipes a row and taps one of the actions behind it: `Delete` where the list deletes rows.
  ///
  /// - Throws: ``NotOnScreen`` where the row has no such action.
  package func swipe(row text: String, action: String) throws {
    let number = try row(text)
    let row = drawing.rows[number]
    let wanted = "action “\(action)” behind the row with “\(text)”"
    let pieces = row.actions.flatMap { Drawing($0).pieces }
    let named = pieces.filter { $0.element.isNamed(action) }
    if named.isEmpty, action == "Delete", let delete = row.delete { return perform(delete) }
    try tap(named, wanted: wanted)
  }

  /// Lets everything that is ready to run have its turn, then draws.
  ///
  /// It returns when many turns in a row have brought nothing new. What waits for the test itself,
  /// such as a reply held back, goes on waiting. What another thread is in the middle of can't be
  /// known: to see that something comes, use ``wait(for:until:)``.
  package func settle() async {
    var quiet = 0
    var turns = 0
    while quiet < Self.quietTurns, turns < Turns.limit {
      turns += 1
      host.turn()
      await Turns.pass()
      quiet = host.graph.isUpToDate ? quiet + 1 : 0
    }
    host.turn()
  }

  /// Waits until something holds, drawing at each turn.
  ///
  /// - Throws: ``NotOnScreen`` that says what was waited for, after ``Turns/limit`` turns.
  package func wait(for what: String, until condition: () -> Bool) async throws {
    let came = await Turns.pass {
      host.turn()
      return condition()
    }
    guard came else {
      let reason = "it didn't come within \(Turns.limit) turns"
      throw NotOnScreen(what, among: elements, reason: reason)
    }
  }
}
