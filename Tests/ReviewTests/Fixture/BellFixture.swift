/// The files of a checkout whose one exercise, `Bell`, is what its key says.
///
/// It has a finding of each kind: one that is in the way of another, one that ends in a crash, one
/// that is only spoken about, and one that is no bug.
enum BellFixture {
  static let key = "Solutions/Bell/README.md"
  static let brief = "Exercises/Bell/README.md"
  static let before = ".shipped/Bell/Bell.swift"
  static let after = "Solutions/Bell/Sources/Bell.swift"
  static let tests = "Tests/Before/Bell/BellTests.swift"

  static let files: [String: String] = [
    "Package.swift": LampFixture.manifest.replacing("name: \"Lamp\"", with: "name: \"Bell\""),
    "Sources/Wires/Wires.swift": "public func volts() -> Int { 230 }\n",
    brief: briefText,
    key: keyText,
    before: beforeText,
    "Exercises/Bell/Sources/Bell.swift": beforeText,
    after: afterText,
    tests: testsText,
    "Tests/Before/Bell/App/Ear.swift": ear,
  ]

  private static let beforeText = """
    public struct Bell {
      let rings: Int

      public init(rings: Int) {
        self.rings = rings
      }

      public func sound() -> String {
        Array(repeating: "ding", count: 1).joined(separator: " ")
      }

      public func echo() -> String {
        sound() + " dong"
      }

      public func rest() -> String {
        String(repeating: "-", count: rings)
      }
    }

    """

  private static let afterText = """
    public struct Bell {
      let rings: Int

      public init(rings: Int) {
        self.rings = rings
      }

      public func sound() -> String {
        // finding 1
        Array(repeating: "ding", count: max(0, rings)).joined(separator: " ")
      }

      public func echo() -> String {
        sound() + " " + sound()  // finding 2
      }

      public func rest() -> String {
        String(repeating: "-", count: max(0, rings))  // finding 3
      }
    }

    """

  private static let ear = """
    import Testing

    #if AFTER
    @_exported import BellAfter
    #else
    @_exported import BellBefore
    #endif

    func listen(to rings: Int) -> String {
      Bell(rings: rings).sound()
    }

    """

  private static let testsText = """
    import Testing

    #if AFTER
    import BellAfter
    #else
    import BellBefore
    #endif

    @Suite("Bell") struct BellTests {
      @Suite("1 · It rings once") struct Finding01 {
        /// A number that is asked for is also used.
        @Test("three rings are heard") func three() {
          #expect(listen(to: 3) == "ding ding ding", "it rings another number of times")
        }
      }

      @Suite("2 · The echo is another sound") struct Finding02 {
        /// An echo repeats what was heard.
        @Test("the echo repeats two rings") func echo() throws {
          let heard = listen(to: 2)
          guard heard == "ding ding" else { throw Blocked(finding: 1, seen: heard) }
          #expect(Bell(rings: 2).echo() == "ding ding ding ding")
        }
      }

      @Suite("3 · A negative number stops the app") struct Finding03 {
        /// A number from outside is checked before it is used.
        @Test("a bell that rings less than never rests not at all") func negative() {
          #expect(Bell(rings: -1).rest() == "")
        }
      }

      @Suite("5 · It is a struct") struct Finding05 {
        /// A value is fine where nobody shares it.
        @Test("two bells ring alike") func alike() {
          #expect(listen(to: 1) == listen(to: 1))
        }
      }

      @Suite struct Guards {
        @Test("one ring is heard") func one() {
          #expect(listen(to: 1) == "ding")
        }
      }
    }

    struct Blocked: Error, CustomStringConvertible {
      var finding: Int
      var seen: String
      var description: String { "Blocked by finding \\(finding): \\(seen)" }
    }

    """

  private static let briefText = """
    # The bell

    A bell that can be asked to ring.

    - minutes: 10
    - topics: state

    ## The pull request

    Adds a bell with an echo.

    ## Files under review

    - `Bell.swift`

    """

  private static let keyText = """
    # The bell: the key

    ## Findings

    ### 1. It rings once
    - severity: critical
    - topic: state
    - where: `Bell.swift` `count: 1`
    - blocks: 2
    - listens for: ring + once

    However often it should ring, it rings once. The number is not used.

    #### Hints
    1. Let it ring three times.
    2. Where is the number used?
    #### Put back

    ```diff
    --- Bell.swift
    @@
    -    Array(repeating: "ding", count: max(0, rings)).joined(separator: " ")
    +    Array(repeating: "ding", count: 1).joined(separator: " ")
    ```

    ### 2. The echo is another sound
    - severity: major
    - topic: state
    - where: `Bell.swift` `" dong"`
    - listens for: echo

    An echo repeats what was heard.

    #### Hints
    1. Listen to the echo.
    2. Where does the dong come from?
    #### Put back

    ```diff
    --- Bell.swift
    @@
    -    sound() + " " + sound()  // finding 2
    +    sound() + " dong"
    ```

    ### 3. A negative number stops the app
    - severity: critical
    - topic: decoding
    - where: `Bell.swift` `String(repeating: "-", count: rings)`
    - ends: crash
    - listens for: negative + crash

    The number comes from outside.

    #### Hints
    1. Which numbers are there?
    2. What does a negative count do?
    #### Put back

    ```diff
    --- Bell.swift
    @@
    -    String(repeating: "-", count: max(0, rings))  // finding 3
    +    String(repeating: "-", count: rings)
    ```

    ### 4. The name says little
    - severity: minor
    - topic: naming
    - spoken: a name is a matter of judgement
    - listens for: name + short

    Say what kind of bell.

    #### Hints
    1. Read the name.
    2. Which bell?
    ### 5. It is a struct
    - severity: not-a-bug
    - topic: value types
    - listens for: struct
    - fine because: not shared

    Nobody shares a bell.
    #### Hints
    1. Who holds it?
    2. Who else?
    ## Wrong fixes

    ### Ring twice
    - fails: 1

    Two rings are heard more often than one.

    ```diff
    --- Bell.swift
    @@
    -    Array(repeating: "ding", count: max(0, rings)).joined(separator: " ")
    +    Array(repeating: "ding", count: min(rings, 2)).joined(separator: " ")
    ```

    ### Use the number as it is
    - base: before
    - fails: 2, 3

    It is the first half of the fix.

    ```diff
    --- Bell.swift
    @@
    -    Array(repeating: "ding", count: 1).joined(separator: " ")
    +    Array(repeating: "ding", count: rings).joined(separator: " ")
    ```

    ## The lesson

    Use what you ask for.

    ## Tests worth asking for

    One that counts.

    ## Said, not coded

    Nothing.

    ## Follow-ups

    ### And two bells?

    They ring alike.

    ## Sources

    None.

    """
}
