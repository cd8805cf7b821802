import Foundation

/// What one action cost at one size.
struct Measurement {
  let action: String
  let size: Int
  let milliseconds: Double
  /// How often bodies were run.
  let bodies: Int

  /// Measures an action once.
  @MainActor init(
    _ action: String,
    size: Int,
    bodies: () -> Int,
    _ body: () throws -> Void
  ) rethrows {
    self.action = action
    self.size = size
    let before = bodies()
    let duration = try ContinuousClock().measure(body)
    milliseconds = duration / .milliseconds(1)
    self.bodies = bodies() - before
  }

  /// A table in which each action's time stands beside the growth since the size before.
  ///
  /// Ten times the rows at ten times the cost is linear.
  static func table(of measurements: [Measurement]) -> String {
    var last: [String: Measurement] = [:]
    let rows = measurements.map { measurement in
      defer { last[measurement.action] = measurement }
      return measurement.row(since: last[measurement.action])
    }
    return ([heading] + rows).joined(separator: "\n")
  }

  private static let heading = line("action", "rows", "ms", "growth", "bodies")

  private func row(since earlier: Measurement?) -> String {
    let growth = earlier.map { String(format: "%.1f×", milliseconds / $0.milliseconds) }
    let time = String(format: "%.2f", milliseconds)
    return Self.line(action, String(size), time, growth ?? "", String(bodies))
  }

  private static func line(_ action: String, _ numbers: String...) -> String {
    let cells = numbers.map { String(repeating: " ", count: max(0, 10 - $0.count)) + $0 }
    return action.padding(toLength: 24, withPad: " ", startingAt: 0) + cells.joined()
  }
}
