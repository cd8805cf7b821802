extension Program {
  /// Checks again after each save, until the program is stopped or nobody reads its output.
  func watch(_ request: CheckRequest) async throws(ReviewError) -> ExitCode {
    let checkout = try Checkout(around: surroundings.folder)
    let exercise = try checkout.exercise(called: request.exercise ?? "")
    let folder = FolderWatch(checkout.root / exercise.sourcesPath(.before))
    surroundings.say(
      surroundings.terminal.wrap("Watching \(exercise.sourcesPath(.before)). Ctrl-C ends it.")
    )
    var last: CheckReport?
    repeat {
      let state = folder.state
      do throws(ReviewError) {
        let report = try await check(exercise, of: checkout, request)
        surroundings.write(
          WatchText(report, after: last, for: surroundings.terminal).lines + [""]
        )
        last = report
      } catch {
        guard ExitCode(error) == .kitFailed else { throw error }
        // A file may be half-written or gone for a moment; the next save is another chance.
        explain(error)
      }
      guard await folder.change(from: state, while: surroundings.isHeard) else { break }
    } while surroundings.isHeard()
    return last?.isGreen == true ? .success : .notGreen
  }
}
