import ReviewKit
import Testing

struct TranslatedKeyTests {
  private let path = "Solutions/Lamp/README.es.md"

  @Test func `a translation may leave out sections and diffs`() throws {
    let key = try key()
    #expect(key.title == "La lámpara")
    #expect(key.finding(1)?.title == "El interruptor no hace nada")
    #expect(key.finding(1)?.hints == ["Púlsalo.", "¿Qué se devuelve?"])
    #expect(key.finding(1)?.putBack == nil)
    #expect(key.wrongFixesTitle == "Arreglos equivocados")
    #expect(key.wrongFixes.map(\.title) == ["Pulsarlo dos veces"])
    #expect(key.wrongFixes.first?.patch == Patch(files: []))
    #expect(key.lesson.isEmpty)
    #expect(key.followUps.isEmpty)
    #expect(key.sources.isEmpty)
  }

  @Test(
    arguments: [
      (
        "## Hallazgos", "## Hallasgos", 3,
        "A translation has no section \"Hallasgos\" here. Is \"Hallazgos\" meant?",
        """
        Use one of: "Hallazgos", "Arreglos equivocados", "La lección", \
        "Pruebas que vale la pena pedir", "Dicho, no programado", "Preguntas siguientes", "Fuentes".
        """
      ),
      (
        "#### Pistas", "#### Put back", 16,
        "A translation has no section \"Put back\" here.",
        "Use one of: \"Pistas\"."
      ),
    ]
  )
  func `a section whose place nobody could tell is refused`(
    old: String,
    new: String,
    line: Int,
    problem: String,
    remedy: String
  ) {
    let error = #expect(throws: Malformed.self) { try key(replacing: old, with: new) }
    #expect(error == Malformed(file: path, line: line, problem: problem, remedy: remedy))
  }

  @Test func `a key in English may have sections of its own`() throws {
    let lines = KeyText.lines + ["", "## Thanks", "", "To all."]
    #expect(try KeyReader.read(lines, in: KeyText.path).findings.count == 2)
  }

  private func key(replacing old: String = "", with new: String = "") throws -> Key {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return try KeyReader.read(
      lines.map { $0 == old && !old.isEmpty ? new : $0 },
      in: path,
      language: .spanish
    )
  }

  private let text = """
    # La lámpara

    ## Hallazgos

    ### 1. El interruptor no hace nada

    - severity: critical
    - topic: state, identity
    - where: `Lamp.swift` ``let `in` = false``
    - also trips: 2, guards
    - blocks: 2
    - ends: crash

    Sigue apagada.

    #### Pistas

    1. Púlsalo.
    2. ¿Qué se devuelve?

    ## Arreglos equivocados

    ### Pulsarlo dos veces

    - base: before
    - fails: 1

    Hay quien lo hace.
    """
}
