/// The answer key of an exercise: `Solutions/<Name>/README.md`, read.
package struct Key: Hashable, Sendable {
  /// The key's title.
  package var title: String
  /// What is wrong with the before, in the key's order.
  package var findings: [Finding]
  /// The heading over the wrong fixes.
  package var wrongFixesTitle: String
  /// What people often propose, and why it does not help.
  package var wrongFixes: [WrongFix]
  /// The idea behind the findings.
  package var lesson: MarkdownSection
  /// The few tests a reviewer asks for.
  package var tests: MarkdownSection
  /// What a reviewer would mention and leave.
  package var saidNotCoded: MarkdownSection
  /// The heading over the follow-ups.
  package var followUpsTitle: String
  /// What an interviewer asks next.
  package var followUps: [FollowUp]
  /// Where the statements about frameworks can be checked.
  package var sources: MarkdownSection

  /// The findings that tests decide about.
  package var tested: [Finding] {
    findings.filter { $0.spoken == nil }
  }

  /// Returns the finding with a number.
  package func finding(_ number: Int) -> Finding? {
    findings.first { $0.number == number }
  }
}
