/// What is going on while variants are run, for people who wait.
package enum StageText {
  /// Says on what a learner's tests are run; at least one variant.
  package static func running(on variants: [Variant]) -> String {
    let findings = variants.count { if case .mutant = $0 { true } else { false } }
    let fixes = variants.count { if case .wrongFix = $0 { true } else { false } }
    let parts = [
      findings > 0 ? "with \(counted(findings, "finding")) put back" : nil,
      fixes > 0 ? "with \(counted(fixes, "wrong fix", "wrong fixes"))" : nil,
    ].compactMap(\.self)
    if parts.isEmpty { return "Running them on the code as shipped." }
    return "Running them \(parts.joined(separator: ", and "))."
  }

  /// Says on what a proof runs the tests; nothing where it runs none.
  ///
  /// - Parameters:
  ///   - variants: How many variants there are to run them on.
  ///   - rounds: How often they are run on the after besides.
  /// - Returns: A sentence, or nothing.
  package static func running(variants: Int, rounds: Int) -> String? {
    let first = "Running the tests on \(counted(variants, "variant"))"
    return switch (variants, rounds) {
    case (0, 0): nil
    case (0, _): "Running the tests \(counted(rounds, "time")) on the after."
    case (_, 0): "\(first)."
    default: "\(first), and \(counted(rounds, "more time")) on the after."
    }
  }
}
