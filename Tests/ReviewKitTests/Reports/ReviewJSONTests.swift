import ReviewKit
import Testing

/// The shapes of reviews as JSON.
struct ReviewJSONTests {
  private let remarks = [
    "Lamp.swift:4 the switch leaves it dark", "it stays dark by the switch", "lorem",
  ]

  @Test func `a score has its documented shape`() throws {
    let score = try SampleReview.score(remarks, answers: [2: .isTrue])
    let attempt = SampleReview.attempt(score, remarks)
    #expect(
      JSONText.lines(for: score, attempt, of: SampleReview.exercise, earlier: [attempt])
        == [
          """
          {
            "earlier" : [
              {
                "date" : "2026-09-21T14:13:20Z",
                "found" : [
                  1
                ],
                "of" : 4,
                "seconds" : 1860,
                "unlisted" : [
                  {
                    "answer" : "true",
                    "text" : "lorem"
                  }
                ]
              }
            ],
            "exercise" : "Lamp",
            "found" : 1,
            "isWorstFirst" : true,
            "minutes" : 45,
            "missed" : [
              {
                "number" : 2,
                "severity" : "major",
                "topics" : [
                  "persistence",
                  "state"
                ]
              },
              {
                "number" : 3,
                "severity" : "minor",
                "topics" : [
                  "accessibility"
                ]
              },
              {
                "number" : 4,
                "severity" : "minor",
                "topics" : [
                  "naming"
                ]
              }
            ],
            "of" : 4,
            "precision" : 1,
            "recall" : 0.25,
            "remarks" : [
              {
                "finding" : 1,
                "outcome" : "match",
                "place" : "the line is right",
                "places" : [
                  {
                    "end" : 4,
                    "file" : "Lamp.swift",
                    "start" : 4
                  }
                ],
                "stance" : "problem",
                "standing" : "right",
                "text" : "Lamp.swift:4 the switch leaves it dark",
                "words" : [
                  "switch",
                  "dark"
                ]
              },
              {
                "finding" : 1,
                "outcome" : "duplicate",
                "places" : [

                ],
                "sameAs" : 1,
                "stance" : "problem",
                "standing" : "neutral",
                "text" : "it stays dark by the switch",
                "words" : [
                  "dark",
                  "switch"
                ]
              },
              {
                "answer" : "true",
                "outcome" : "none",
                "places" : [

                ],
                "standing" : "neutral",
                "text" : "lorem"
              }
            ],
            "seconds" : 1860,
            "severities" : [
              {
                "found" : 1,
                "of" : 1,
                "severity" : "critical"
              },
              {
                "found" : 0,
                "of" : 1,
                "severity" : "major"
              },
              {
                "found" : 0,
                "of" : 2,
                "severity" : "minor"
              }
            ],
            "topics" : [
              "persistence",
              "state",
              "accessibility",
              "naming"
            ],
            "version" : 1
          }
          """
        ])
  }

  @Test func `a history has its documented shape`() throws {
    let score = try SampleReview.score(["lorem"])
    let attempt = SampleReview.attempt(score, ["lorem"], minutes: nil)
    #expect(
      JSONText.lines(for: [attempt], of: SampleReview.exercise) == [
        """
        {
          "exercise" : "Lamp",
          "reviews" : [
            {
              "date" : "2026-09-21T14:13:20Z",
              "found" : [

              ],
              "of" : 4,
              "unlisted" : [
                {
                  "text" : "lorem"
                }
              ]
            }
          ],
          "version" : 1
        }
        """
      ])
  }
}
