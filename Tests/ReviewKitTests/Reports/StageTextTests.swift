import ReviewKit
import Testing

/// What a person reads while variants are run.
struct StageTextTests {
  @Test(
    arguments: [
      (
        [.mutant(1), .mutant(2), .wrongFix(0), .wrongFix(1), .before],
        "Running them with 2 findings put back, and with 2 wrong fixes."
      ),
      ([.mutant(1)], "Running them with 1 finding put back."),
      ([.before, .wrongFix(0)], "Running them with 1 wrong fix."),
      ([.before], "Running them on the code as shipped."),
    ] as [([Variant], String)])
  func `a grade says what the tests are run on`(variants: [Variant], text: String) {
    #expect(StageText.running(on: variants) == text)
  }

  @Test(
    arguments: [
      (7, 20, "Running the tests on 7 variants, and 20 more times on the after."),
      (1, 1, "Running the tests on 1 variant, and 1 more time on the after."),
      (2, 0, "Running the tests on 2 variants."),
      (0, 1, "Running the tests 1 time on the after."),
      (0, 0, nil),
    ] as [(Int, Int, String?)])
  func `a proof says what it runs`(variants: Int, rounds: Int, text: String?) {
    #expect(StageText.running(variants: variants, rounds: rounds) == text)
  }
}
