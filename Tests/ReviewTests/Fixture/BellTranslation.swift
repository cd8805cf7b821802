/// The bell's brief and key in Spanish, complete but for what may be left out.
enum BellTranslation {
  static let brief = "Exercises/Bell/README.es.md"
  static let key = "Solutions/Bell/README.es.md"

  static let files = BellFixture.files.merging([brief: briefText, key: keyText]) { $1 }

  private static let briefText = """
    # La campana

    Una campana que suena cuando se le pide.

    - minutes: 10
    - topics: state

    ## La propuesta de cambio

    Añade una campana con eco.

    ## Archivos que se revisan

    - `Bell.swift`

    """

  private static let keyText = """
    # La campana: la clave

    ## Hallazgos

    ### 1. Suena una vez
    - severity: critical
    - topic: state
    - where: `Bell.swift` `count: 1`
    - blocks: 2

    Por mucho que se le pida, suena una vez.

    #### Pistas
    1. Haz que suene tres veces.
    2. ¿Dónde se usa el número?

    ### 2. El eco es otro sonido
    - severity: major
    - topic: state
    - where: `Bell.swift` `" dong"`

    Un eco repite lo que se ha oído.

    #### Pistas
    1. Escucha el eco.
    2. ¿De dónde viene el dong?

    ### 3. Un número negativo detiene la aplicación
    - severity: critical
    - topic: decoding
    - where: `Bell.swift` `String(repeating: "-", count: rings)`
    - ends: crash

    El número viene de fuera.

    #### Pistas
    1. ¿Qué números hay?
    2. ¿Qué hace uno negativo?

    ### 4. El nombre dice poco
    - severity: minor
    - topic: naming
    - spoken: un nombre es cuestión de criterio

    Di qué clase de campana es.

    #### Pistas
    1. Lee el nombre.
    2. ¿Qué campana?

    ### 5. Es una estructura
    - severity: not-a-bug
    - topic: value types

    Nadie comparte una campana.

    #### Pistas
    1. ¿Quién la tiene?
    2. ¿Quién más?

    ## Arreglos equivocados

    ### Sonar dos veces
    - fails: 1

    Dos veces se oyen mejor que una.

    ### Usar el número tal como viene
    - base: before
    - fails: 2, 3

    Es la primera mitad del arreglo.

    ## La lección

    Usa lo que pides.

    """
}
