internal import Foundation

extension RowUpdates {
  /// What is wrong with the updates, in UIKit's words, or nil where the counts add up.
  func problem(from before: [Int], to after: [Int]) -> String? {
    unknownRow(in: before) ?? wrongSections(from: before, to: after)
      ?? after.indices.lazy.compactMap { wrongRows(in: $0, from: before, to: after) }.first
  }

  private func unknownRow(in before: [Int]) -> String? {
    let attempts = [("delete", deleted), ("reload", reloaded), ("move", Set(moved.keys))]
    for (verb, paths) in attempts {
      for path in paths.sorted() {
        guard before.indices.contains(path.section) else {
          return """
            Invalid update: attempt to \(verb) row \(path.row) from section \(path.section), but \
            there are only \(before.count) sections before the update
            """
        }
        guard path.row >= before[path.section] else { continue }
        return """
          Invalid update: attempt to \(verb) row \(path.row) from section \(path.section) which \
          only contains \(before[path.section]) rows before the update
          """
      }
    }
    return nil
  }

  private func wrongSections(from before: [Int], to after: [Int]) -> String? {
    guard after.count != before.count + insertedSections.count - deletedSections.count else {
      return nil
    }
    return """
      Invalid update: invalid number of sections. The number of sections contained in the table \
      view after the update (\(after.count)) must be equal to the number of sections contained \
      in the table view before the update (\(before.count)), plus or minus the number of sections \
      inserted or deleted (\(insertedSections.count) inserted, \(deletedSections.count) deleted).
      """
  }

  private func wrongRows(in section: Int, from before: [Int], to after: [Int]) -> String? {
    guard !insertedSections.contains(section) else { return nil }
    let old = before.indices.first { newSection(for: $0, upTo: after.count) == section }
    guard let old, !reloadedSections.contains(old) else { return nil }
    let gains = inserted.count { $0.section == section }
    let losses = deleted.count { $0.section == old }
    let movedIn = moved.values.count { $0.section == section }
    let movedOut = moved.keys.count { $0.section == old }
    guard after[section] != before[old] + gains - losses + movedIn - movedOut else { return nil }
    return """
      Invalid update: invalid number of rows in section \(section). The number of rows contained \
      in an existing section after the update (\(after[section])) must be equal to the number of \
      rows contained in that section before the update (\(before[old])), plus or minus the number \
      of rows inserted or deleted from that section (\(gains) inserted, \(losses) deleted) and \
      plus or minus the number of rows moved into or out of that section (\(movedIn) moved in, \
      \(movedOut) moved out).
      """
  }
}
