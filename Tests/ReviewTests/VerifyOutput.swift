/// What `review verify` writes about the bell.
enum VerifyOutput {
  static let building = """
    Building the after of Bell.
    Building the before of Bell.
    Running the tests on 7 variants, and 2 more times on the after.
    """

  static let holds = """
    Bell

               1   2   3   5   G
    before   red blk die   .   .
    after      .   .   .   .   .
    mutant 1 red blk   .   .   .
    mutant 2   . red   .   .   .
    mutant 3   .   . die   .   .
    fix A    red   .   .   .   .
    fix B      . red die   .   .

    Across are the tests of each finding, and G, the guards; a dot: all pass; blk:
    blocked by another finding; red: one fails; die: one crashes.

    fix A: Ring twice
    fix B: Use the number as it is

    Bell holds.
    Tried: 3 mutants and 2 wrong fixes; the after's tests 2 times, with seed 7.
    """

  static let kept = """
    \(holds)
    Nothing has changed since the last proof; --fresh proves anew.
    """
}
