/// The effects that follow from one action, and from the actions that they send.
@MainActor public final class StoreTask {
  private var tasks: [Task<Void, Never>] = []

  /// Waits until none of the effects runs any more.
  public func finish() async {
    while let task = tasks.popLast() { await task.value }
  }

  /// Cancels the effects.
  public func cancel() {
    for task in tasks { task.cancel() }
  }

  func add(_ task: Task<Void, Never>) {
    tasks.append(task)
  }
}
