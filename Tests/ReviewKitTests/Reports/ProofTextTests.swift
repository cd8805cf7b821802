import ReviewKit
import Testing

struct ProofTextTests {
  private let report = ProofReport(
    exercise: Sample.lamp,
    groups: [.finding(1), .finding(12), .guards],
    rows: [
      ProofReport.Row(
        variant: .before,
        cells: [
          ProofReport.Cell(.red), ProofReport.Cell(.green, isAsClaimed: false),
          ProofReport.Cell(.green),
        ]
      ),
      ProofReport.Row(
        variant: .mutant(12),
        title: "Too bright",
        cells: [
          ProofReport.Cell(.vanished, isAsClaimed: false), ProofReport.Cell(.hung),
          ProofReport.Cell(.crashed, isAsClaimed: false),
        ]
      ),
      ProofReport.Row(variant: .wrongFix(0), title: "Press it twice", cells: []),
    ],
    complaints: [
      Complaint(file: "key", line: 3, problem: "It is dark.", remedy: "Press the switch.")
    ],
    notes: ["It is late."],
    rounds: Rounds(count: 3, seed: 9)
  )

  @Test func `the matrix marks what the key does not say, and a sentence explains it`() {
    #expect(
      ProofText(report, for: Terminal()).lines.joined(separator: "\n") == """
        Lamp

                    1  12   G
        before    red  OK   .
        mutant 12 OFF hng DIE
        fix A     does not compile

        Across are the tests of each finding, and G, the guards; a dot: all pass; red:
        one fails; off: one did not run to its end; hng: one hangs; die: one crashes. In
        capitals is what the key does not say.

        fix A: Press it twice

        key:3:
          It is dark. Press the switch.

        It is late.

        Lamp does not hold: 1 complaint.
        Tried: 1 mutant and 1 wrong fix; the after's tests 3 times, with seed 9.
        """
    )
  }

  @Test func `a matrix that does not fit goes on below`() {
    let text = ProofText(report, for: Terminal(width: 20)).lines.joined(separator: "\n")
    #expect(
      text.hasPrefix(
        """
        Lamp

                    1  12
        before    red  OK
        mutant 12 OFF hng
        fix A     does not compile

                    G
        before      .
        mutant 12 DIE
        fix A     does not compile
        """
      )
    )
  }

  @Test func `an exercise of which nothing could be tried has no matrix`() {
    let report = ProofReport(exercise: Sample.lamp, complaints: report.complaints)
    #expect(
      ProofText(report, for: Terminal()).lines.joined(separator: "\n") == """
        Lamp

        key:3:
          It is dark. Press the switch.

        Lamp does not hold: 1 complaint.
        """
    )
  }

  @Test func `for programs there is all of it`() {
    #expect(
      JSONText.lines(for: [report]).joined() == """
        {
          "proofs" : [
            {
              "complaints" : [
                {
                  "file" : "key",
                  "line" : 3,
                  "problem" : "It is dark.",
                  "remedy" : "Press the switch."
                }
              ],
              "exercise" : "Lamp",
              "holds" : false,
              "notes" : [
                "It is late."
              ],
              "rounds" : 3,
              "seed" : 9,
              "variants" : [
                {
                  "compiles" : true,
                  "isKept" : false,
                  "name" : "before",
                  "results" : [
                    {
                      "isAsClaimed" : true,
                      "result" : "red",
                      "tests" : "1"
                    },
                    {
                      "isAsClaimed" : false,
                      "result" : "green",
                      "tests" : "12"
                    },
                    {
                      "isAsClaimed" : true,
                      "result" : "green",
                      "tests" : "guards"
                    }
                  ]
                },
                {
                  "compiles" : true,
                  "finding" : 12,
                  "isKept" : false,
                  "name" : "mutant 12",
                  "results" : [
                    {
                      "isAsClaimed" : false,
                      "result" : "vanished",
                      "tests" : "1"
                    },
                    {
                      "isAsClaimed" : true,
                      "result" : "hung",
                      "tests" : "12"
                    },
                    {
                      "isAsClaimed" : false,
                      "result" : "crashed",
                      "tests" : "guards"
                    }
                  ],
                  "title" : "Too bright"
                },
                {
                  "compiles" : false,
                  "isKept" : false,
                  "name" : "fix A",
                  "results" : [

                  ],
                  "title" : "Press it twice"
                }
              ]
            }
          ],
          "version" : 1
        }
        """
    )
  }
}
