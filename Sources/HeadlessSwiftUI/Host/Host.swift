/// Performs what the graph says is to be done: actions, and tasks with their cancellation.
@MainActor final class Host {
  let graph = Graph()

  private var tasks: [ObjectIdentifier: Task<Void, Never>] = [:]
  private var refreshes: [ObjectIdentifier: Task<Void, Never>] = [:]

  /// How many rounds one turn takes up; what is left then, such as an endless loop of changes,
  /// waits for the next.
  private static let roundLimit = 100

  /// Brings the views up to date and does what follows from it, until nothing is left to do.
  func turn() {
    performing {
      var rounds = 0
      repeat {
        rounds += 1
        for effect in graph.flush() { perform(effect) }
      } while !graph.isUpToDate && rounds < Self.roundLimit
    }
  }

  /// Does what a person has caused, then takes a turn.
  func handle(_ event: () -> Void) {
    performing(event)
    turn()
  }

  /// Takes everything off the screen, and cancels what runs for it.
  func close() {
    graph.close()
    turn()
  }

  /// Runs the author's code so that what it breaks is recorded with this screen.
  private func performing(_ body: () -> Void) {
    IssueLog.$outsideScreens.withValue(graph.issues, operation: body)
  }

  private func perform(_ effect: Effect) {
    switch effect {
    case .appeared(let node): appeared(node)
    case .disappeared(let node): disappeared(node)
    case .ended(let node): refreshes.removeValue(forKey: ObjectIdentifier(node))?.cancel()
    case .restart(let node):
      stop(node)
      start(node)
    case .run(let action): action()
    }
  }

  private func appeared(_ node: Node) {
    switch node.lifecycle {
    case .appearance(let onAppear, _): onAppear?()
    case .task: start(node)
    case nil: break
    }
  }

  private func disappeared(_ node: Node) {
    switch node.lifecycle {
    case .appearance(_, let onDisappear): onDisappear?()
    case .task: stop(node)
    case nil: break
    }
  }
}

// MARK: - Tasks

extension Host {
  /// Starts the task of a view that has appeared, with the copy of the view there is now (rule T4).
  ///
  /// It runs at the priority of the test. At a higher one it is served through another queue, and
  /// now and then comes later than what became ready after it.
  private func start(_ node: Node) {
    guard case .task(let action) = node.lifecycle else { return }
    tasks[ObjectIdentifier(node)] = Task { await action() }
  }

  /// Asks the task of a view that has disappeared to stop (rule T5).
  private func stop(_ node: Node) {
    tasks.removeValue(forKey: ObjectIdentifier(node))?.cancel()
  }

  /// Whether an action that a pull has started is still running.
  var isRefreshing: Bool { !refreshes.isEmpty }

  /// Runs the refresh action of a list until it returns or the list goes away (rule T7).
  ///
  /// A pull on a list that is being refreshed does nothing.
  func refresh(_ list: Node) {
    let key = ObjectIdentifier(list)
    guard refreshes[key] == nil, let refresh = list.environment.refresh else { return }
    performing {
      refreshes[key] = Task {
        await refresh()
        if !Task.isCancelled { refreshes[key] = nil }
      }
    }
  }
}
