import ReviewKit
import Testing

/// The commands that show a brief or a key, where there is a translation.
struct TranslationTests {
  private let checkout: FixtureCheckout

  init() throws {
    checkout = try FixtureCheckout(BellTranslation.files)
  }

  @Test func `show has the brief in the language that is asked for`() async throws {
    #expect(
      try await checkout.review("show", "bell", "--brief", "--lang", "es")
        == Call(
          0,
          output: """
            La campana

            Una campana que suena cuando se le pide.

            Allow 10 minutes.
            Topics: state

            La propuesta de cambio

            Añade una campana con eco.

            Archivos que se revisan

            - `Bell.swift`
            """
        )
    )
  }

  @Test func `the code under review is the same in every language`() async throws {
    let english = try await checkout.review("show", "bell", "--code")
    #expect(english.output.hasPrefix("Exercises/Bell/Sources/Bell.swift\n"))
    #expect(try await checkout.review("show", "bell", "--code", "--lang", "es") == english)
  }

  @Test func `what a brief's translation lacks is shown in English`() async throws {
    try checkout.replace(
      "## Archivos que se revisan\n\n- `Bell.swift`\n",
      with: "",
      in: BellTranslation.brief
    )
    let call = try await checkout.review("show", "bell", "--lang", "es")
    #expect(call.output.contains("\n\nAñade una campana con eco.\n\nFiles under review\n\n"))
    #expect(call.output.contains("Exercises/Bell/Sources/Bell.swift\n"))
  }

  @Test func `the locale decides where nothing is asked for`() async throws {
    let spanish = try await checkout.review(
      "hint", "bell", "2", environment: ["LANG": "es_MX.UTF-8"])
    #expect(
      spanish
        == Call(
          0,
          output: """
            Hint 1 of 2 for finding 2

              Escucha el eco.

            One more is left: ask again.
            """
        )
    )
    let english = try await checkout.review(
      "hint",
      "bell",
      "2",
      environment: ["LC_ALL": "C", "LANG": "es_MX.UTF-8"]
    )
    #expect(english.output.contains("  Where does the dong come from?"))
  }

  @Test func `what is asked for goes before the locale`() async throws {
    let call = try await checkout.review(
      "show",
      "bell",
      "--lang=en",
      environment: ["LANG": "es_ES.UTF-8"]
    )
    #expect(call.output.hasPrefix("The bell\n"))
  }

  @Test func `a locale without a translation is shown English`() async throws {
    let call = try await checkout.review("show", "bell", environment: ["LANG": "fr_FR.UTF-8"])
    #expect(call.output.hasPrefix("The bell\n"))
  }

  @Test(arguments: [["show", "bell"], ["hint", "bell", "1"], ["key", "bell", "--yes"]])
  func `a language that there is no translation in is refused`(words: [String]) async throws {
    let call = try await BuiltReview().call(words + ["--lang", "fr"], in: checkout.root)
    #expect(
      call
        == Call(
          2,
          errors: """
            Bell is not translated into "fr".
            It can be shown in: en (English), es (Spanish).
            """
        )
    )
  }

  @Test func `the key has the fields of the English one and the text of the translation`()
    async throws
  {
    try checkout.replace("- severity: major", with: "- severity: minor", in: BellTranslation.key)
    #expect(
      try await checkout.review("key", "bell", "2", "--yes", "--lang", "es")
        == Call(
          0,
          output: """
            2. El eco es otro sonido
              major · state
              Exercises/Bell/Sources/Bell.swift:13, as shipped: " dong"

              Un eco repite lo que se ha oído.
            """
        )
    )
  }

  @Test func `the whole key is in English where its translation says nothing`() async throws {
    let parts = [
      "### 5. Es una estructura\n- severity: not-a-bug\n- topic: value types\n",
      "### Sonar dos veces\n- fails: 1\n\nDos veces se oyen mejor que una.\n",
      "Nadie comparte una campana.\n\n#### Pistas\n1. ¿Quién la tiene?\n2. ¿Quién más?\n",
    ]
    for part in parts { try checkout.replace(part, with: "", in: BellTranslation.key) }
    let call = try await checkout.review("key", "bell", "--yes", "--lang", "es")
    let end = try #require(call.output.ranges(of: "4. ").first)
    #expect(
      call.output[end.lowerBound...] == """
        4. El nombre dice poco
          minor · naming
          No test shows it: un nombre es cuestión de criterio

          Di qué clase de campana es.

        5. It is a struct
          not-a-bug · value types

          Nobody shares a bell.

        Arreglos equivocados

          Ring twice
            Fails: finding 1

            Two rings are heard more often than one.

          Usar el número tal como viene
            Fails: finding 2, finding 3

            Es la primera mitad del arreglo.

        La lección

        Usa lo que pides.

        Tests worth asking for

        One that counts.

        Said, not coded

        Nothing.

        Follow-ups

        And two bells?

          They ring alike.

        Sources

        None.

        """
    )
  }

  @Test(arguments: ["- fails: 2, 3", "- base: before\n- fails: 2"])
  func `a wrong fix whose fields are not the English one's is in English`(
    fields: String
  )
    async throws
  {
    try checkout.replace("- base: before\n- fails: 2, 3", with: fields, in: BellTranslation.key)
    let call = try await checkout.review("key", "bell", "--yes", "--lang", "es")
    #expect(call.output.contains("\n  Sonar dos veces\n    Fails: finding 1\n"))
    #expect(
      call.output.contains("\n  Use the number as it is\n    Fails: finding 2, finding 3\n")
    )
  }

  @Test func `a finding's hints and prose are in English where only they are missing`() async throws
  {
    try checkout.replace(
      "Un eco repite lo que se ha oído.\n\n#### Pistas\n1. Escucha el eco.\n"
        + "2. ¿De dónde viene el dong?\n",
      with: "",
      in: BellTranslation.key
    )
    let key = try await checkout.review("key", "bell", "2", "--yes", "--lang", "es")
    #expect(key.output.hasPrefix("2. El eco es otro sonido\n"))
    #expect(key.output.hasSuffix("\n  An echo repeats what was heard.\n"))
    let hint = try await checkout.review("hint", "bell", "2", "--lang", "es")
    #expect(hint.output.contains("  Listen to the echo."))
  }

  @Test func `a translation that cannot be read is named`() async throws {
    try checkout.replace("## La lección", with: "## Lección", in: BellTranslation.key)
    let call = try await checkout.review("key", "bell", "--yes", "--lang", "es")
    #expect(call.ending == .exited(3))
    #expect(
      call.errors.hasPrefix(
        "\(BellTranslation.key):74: A translation has no section \"Lección\" here."
      )
    )
  }
}
