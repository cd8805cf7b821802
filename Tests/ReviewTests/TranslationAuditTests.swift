import ReviewKit
import Testing

/// What a proof notices about translations.
struct TranslationAuditTests {
  private let checkout: FixtureCheckout

  init() throws {
    checkout = try FixtureCheckout(BellTranslation.files)
  }

  @Test func `a translation that agrees gives no cause for complaint`() throws {
    #expect(try complaints() == [])
  }

  @Test func `the kit's own translations agree`() throws {
    let checkout = try Checkout(around: Path(#filePath).parent)
    for exercise in try checkout.exercises() {
      let dossier = try Dossier(of: exercise, in: checkout)
      #expect(try TranslationAudit(dossier, in: checkout).complaints == [])
    }
  }

  @Test func `a brief or a key alone may be translated`() throws {
    try checkout.remove(BellTranslation.brief)
    #expect(try complaints() == [])
    try checkout.restore()
    try checkout.remove(BellTranslation.key)
    #expect(try complaints() == [])
  }

  @Test(arguments: [
    Fault(
      "another severity",
      in: BellTranslation.key,
      replacing: "- severity: major",
      with: "- severity: minor",
      problem: "`severity` of finding 2 is `minor` here, and `major` in English.",
      remedy: "Make it as it is in Solutions/Bell/README.md:26; only `spoken` is translated.",
      at: "\(BellTranslation.key):17"
    ),
    Fault(
      "another topic",
      in: BellTranslation.key,
      replacing: "- topic: naming",
      with: "- topic: nombres",
      problem: "`topic` of finding 4 is `nombres` here, and `naming` in English.",
      remedy: "Make it as it is in Solutions/Bell/README.md:67; only `spoken` is translated.",
      at: "\(BellTranslation.key):40"
    ),
    Fault(
      "another place",
      in: BellTranslation.key,
      replacing: "`count: 1`",
      with: "`count: 2`",
      problem: "`where` of finding 1 is `Bell.swift: count: 2` here, "
        + "and `Bell.swift: count: 1` in English.",
      remedy: "Make it as it is in Solutions/Bell/README.md:5; only `spoken` is translated.",
      at: "\(BellTranslation.key):5"
    ),
    Fault(
      "a neighbour that is not tripped",
      in: BellTranslation.key,
      replacing: "- blocks: 2",
      with: "- blocks: 2\n- also trips: 2, guards",
      problem: "`also trips` of finding 1 is `2, guards` here, and missing in English.",
      remedy: "Make it as it is in Solutions/Bell/README.md:5; only `spoken` is translated.",
      at: "\(BellTranslation.key):5"
    ),
    Fault(
      "a missing field",
      in: BellTranslation.key,
      replacing: "- blocks: 2\n",
      with: "",
      problem: "`blocks` of finding 1 is missing here, and `2` in English.",
      remedy: "Make it as it is in Solutions/Bell/README.md:5; only `spoken` is translated.",
      at: "\(BellTranslation.key):5"
    ),
    Fault(
      "another ending",
      in: BellTranslation.key,
      replacing: "- ends: crash",
      with: "- ends: hang",
      problem: "`ends` of finding 3 is `hang` here, and `crash` in English.",
      remedy: "Make it as it is in Solutions/Bell/README.md:46; only `spoken` is translated.",
      at: "\(BellTranslation.key):28"
    ),
    Fault(
      "no reason",
      in: BellTranslation.key,
      replacing: "- spoken: un nombre es cuestión de criterio\n",
      with: "",
      problem: "Finding 4 is only spoken about, and `spoken` is missing here.",
      remedy: "Translate the field from Solutions/Bell/README.md:67.",
      at: "\(BellTranslation.key):40"
    ),
    Fault(
      "a reason too many",
      in: BellTranslation.key,
      replacing: "- topic: value types",
      with: "- topic: value types\n- spoken: quizás",
      problem: "Finding 5 has tests, and a field `spoken` here.",
      remedy: "Take the field out.",
      at: "\(BellTranslation.key):51"
    ),
    Fault(
      "a missing hint",
      in: BellTranslation.key,
      replacing: "\n2. ¿Qué hace uno negativo?",
      with: "",
      problem: "Finding 3 has 1 hint here, and 2 in English.",
      remedy: "Translate each hint from Solutions/Bell/README.md:46, in the same order.",
      at: "\(BellTranslation.key):28"
    ),
    Fault(
      "a finding of another number",
      in: BellTranslation.key,
      replacing: "### 5. Es",
      with: "### 6. Es",
      problem: "There is no finding 6 in English.",
      remedy: "Give it the number that it has in Solutions/Bell/README.md, or take it out.",
      at: "\(BellTranslation.key):51",
      also: 1
    ),
    Fault(
      "a finding that is missing",
      in: BellTranslation.key,
      replacing: "### 5. Es",
      with: "### 6. Es",
      problem: "Finding 5 is missing.",
      remedy: "Translate it from Solutions/Bell/README.md:78.",
      at: "\(BellTranslation.key):1",
      also: 1
    ),
    Fault(
      "a number given twice",
      in: BellTranslation.key,
      replacing: "## Arreglos equivocados",
      with: """
        ### 5. Es una estructura
        - severity: not-a-bug
        - topic: value types

        #### Pistas
        1. Una.
        2. Dos.

        ## Arreglos equivocados
        """,
      problem: "A finding above has the number 5 too.",
      remedy: "Give it the number that it has in Solutions/Bell/README.md.",
      at: "\(BellTranslation.key):61"
    ),
    Fault(
      "a wrong fix to another side",
      in: BellTranslation.key,
      replacing: "- base: before\n",
      with: "",
      problem: "`base` of \"Usar el número tal como viene\" is `after` here, "
        + "and `before` in English.",
      remedy: "Make it as it is in Solutions/Bell/README.md:102; only `spoken` is translated.",
      at: "\(BellTranslation.key):68"
    ),
    Fault(
      "a wrong fix that fails something else",
      in: BellTranslation.key,
      replacing: "- fails: 2, 3",
      with: "- fails: 2",
      problem: "`fails` of \"Usar el número tal como viene\" is `2` here, and `2, 3` in English.",
      remedy: "Make it as it is in Solutions/Bell/README.md:102; only `spoken` is translated.",
      at: "\(BellTranslation.key):68"
    ),
    Fault(
      "a missing wrong fix",
      in: BellTranslation.key,
      replacing: """
        ### Usar el número tal como viene
        - base: before
        - fails: 2, 3

        Es la primera mitad del arreglo.

        """,
      with: "",
      problem: "There is 1 wrong fix here, and 2 in English.",
      remedy: "Translate each from Solutions/Bell/README.md, in the same order.",
      at: "\(BellTranslation.key):63"
    ),
    Fault(
      "a second copy of a diff",
      in: BellTranslation.key,
      replacing: "Dos veces se oyen mejor que una.",
      with: "Dos veces.\n\n```diff\n--- Bell.swift\n@@\n-a\n+b\n```",
      problem: "\"Sonar dos veces\" has a diff here, and only the one in English is used.",
      remedy: "Take it out of the translation.",
      at: "\(BellTranslation.key):63"
    ),
    Fault(
      "another number of follow-ups",
      in: BellTranslation.key,
      replacing: "Usa lo que pides.",
      with: "Usa lo que pides.\n\n## Preguntas siguientes\n\n### Una\n\nSí.\n\n### Dos\n\nNo.",
      problem: "There are 2 follow-ups here, and 1 in English.",
      remedy: "Translate all of them, or leave the section out.",
      at: "\(BellTranslation.key):1"
    ),
    Fault(
      "a section that nobody knows",
      in: BellTranslation.key,
      replacing: "## La lección",
      with: "## La moraleja",
      problem: "A translation has no section \"La moraleja\" here.",
      remedy: """
        Use one of: "Hallazgos", "Arreglos equivocados", "La lección", \
        "Pruebas que vale la pena pedir", "Dicho, no programado", "Preguntas siguientes", "Fuentes".
        """,
      at: "\(BellTranslation.key):74"
    ),
    Fault(
      "other minutes",
      in: BellTranslation.brief,
      replacing: "- minutes: 10",
      with: "- minutes: 15",
      problem: "`minutes` is `15` here, and `10` in English.",
      remedy: "Make it as it is in English; only the text is translated.",
      at: "\(BellTranslation.brief):1"
    ),
    Fault(
      "no topics",
      in: BellTranslation.brief,
      replacing: "- topics: state\n",
      with: "",
      problem: "`topics` is missing here, and `state` in English.",
      remedy: "Make it as it is in English; only the text is translated.",
      at: "\(BellTranslation.brief):1"
    ),
    Fault(
      "other files",
      in: BellTranslation.brief,
      replacing: "- `Bell.swift`",
      with: "- `Campana.swift`",
      problem: "The files under review are not those of the brief in English.",
      remedy: "List the same ones in the same order: Bell.swift.",
      at: "\(BellTranslation.brief):12"
    ),
    Fault(
      "a section that would never be shown",
      in: BellTranslation.brief,
      replacing: "## La propuesta de cambio",
      with: "## Lo que dicen los usuarios",
      problem: "The brief in English has no section \"What users report\", "
        + "so \"Lo que dicen los usuarios\" is never shown.",
      remedy: "Use the heading that belongs to the English one, or take the section out.",
      at: "\(BellTranslation.brief):8"
    ),
    Fault(
      "a section of a brief that nobody knows",
      in: BellTranslation.brief,
      replacing: "## La propuesta de cambio",
      with: "## La propuesta",
      problem: "A translation has no section \"La propuesta\" here. "
        + "Is \"La propuesta de cambio\" meant?",
      remedy: """
        Use one of: "La propuesta de cambio", "Lo que dicen los usuarios", \
        "Lo que dice el control de calidad", "Lo que no se incluye", "Preguntas para empezar", \
        "Archivos que se revisan", "Ejecutar las pruebas".
        """,
      at: "\(BellTranslation.brief):8"
    ),
  ])
  func `a translation that does not agree is noticed`(fault: Fault) throws {
    try fault.plant(in: checkout)
    let complaints = try complaints()
    #expect(complaints.first { $0.problem == fault.problem } == fault.complaint)
    #expect(complaints.count == 1 + fault.others)
  }

  @Test func `one text that cannot be read does not hide the other's faults`() throws {
    try checkout.replace("# La campana", with: "La campana", in: BellTranslation.brief)
    try checkout.replace("- blocks: 2\n", with: "", in: BellTranslation.key)
    #expect(
      try complaints().map(\.problem) == [
        "The brief has no title.", "`blocks` of finding 1 is missing here, and `2` in English.",
      ]
    )
  }

  @Test func `a language that the kit does not know is noticed`() throws {
    try checkout.write("# La cloche\n", to: "Solutions/Bell/README.fr.md")
    #expect(
      try complaints() == [
        Complaint(
          file: "Solutions/Bell/README.fr.md",
          line: 1,
          problem: "The kit does not know the headings of this language.",
          remedy:
            "Add it to Language and Heading in Sources/ReviewKit/Keys, or put the file's name "
            + "right: README.es.md."
        )
      ]
    )
  }

  private func complaints() throws -> [Complaint] {
    let checkout = Checkout(root: checkout.root)
    let dossier = try Dossier(of: Exercise(name: "Bell"), in: checkout)
    return try TranslationAudit(dossier, in: checkout).complaints
  }
}
