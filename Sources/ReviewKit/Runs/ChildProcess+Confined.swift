import Foundation

extension ChildProcess {
  /// How much memory a confined process may ask for, in kilobytes.
  private static let memory = 4 << 20

  /// How long a file that a confined process writes may become, in blocks of 512 or 1024 bytes.
  private static let fileLength = 1 << 18

  /// Returns the process with limits that the system keeps, whatever becomes of this program.
  ///
  /// Memory without end is refused, so that it is the process that goes down and not the machine.
  /// Processor time is limited to a multiple of the time that the process is given: should this
  /// program be killed, a child in an endless loop still comes to its end. No core is dumped, and no
  /// file fills the disk. What it starts carries a mark, by which it is found and ended even where
  /// it has left the group.
  package func confined() -> ChildProcess {
    var child = self
    let seconds = (limit ?? .seconds(60)).components.seconds
    let limits = ["-c 0", "-t \(seconds * 8 + 10)", "-v \(Self.memory)", "-f \(Self.fileLength)"]
    // A system without one of the limits does without it.
    let script = limits.map { "ulimit \($0) 2>/dev/null; " }.joined() + #"exec "$0" "$@""#
    let mark = UUID().uuidString
    child.environment[Stragglers.variable] = mark
    child.mark = mark
    child.program = Path("/bin/sh")
    child.arguments = ["-c", script, program.text] + arguments
    return child
  }
}
