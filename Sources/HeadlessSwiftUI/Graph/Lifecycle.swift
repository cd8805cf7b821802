/// What a view has done as it comes onto the screen and leaves it.
enum Lifecycle {
  /// Actions on appearing and disappearing (rule T1).
  case appearance(onAppear: (() -> Void)?, onDisappear: (() -> Void)?)
  /// An asynchronous action that runs as long as the view is on the screen (rule T3).
  case task(Action)

  /// An asynchronous action as `.task` is given it.
  typealias Action = @isolated(any) () async -> Void
}
