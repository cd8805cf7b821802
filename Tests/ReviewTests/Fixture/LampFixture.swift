/// The files of the fixture's checkout.
enum LampFixture {
  static let sources = "Exercises/Lamp/Sources/Lamp.swift"

  static let testsPath = "Tests/Before/Lamp/LampTests.swift"

  static let shippedTestsPath = ".shipped/Tests/Lamp/LampTests.swift"

  static let files: [String: String] = [
    "Package.swift": manifest,
    "Sources/Wires/Wires.swift": "public func volts() -> Int { 230 }\n",
    "Exercises/Lamp/README.md": brief,
    sources: lamp,
    "Exercises/Lamp/Sources/App.swift": app,
    "Solutions/Lamp/README.md": key,
    "Solutions/Lamp/Sources/Lamp.swift": mended,
    testsPath: tests,
    shippedTestsPath: tests,
    ".shipped/Lamp/Lamp.swift": lamp,
    ".shipped/Lamp/App.swift": app,
    "Exercises/Lantern/README.md": "# Lantern\n\nA lantern.\n\n- minutes: 20\n- topics: light\n",
    "Solutions/Lantern/README.md": lanternKey,
  ]

  static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let exercises: [Exercise] = [
      Exercise(name: "Lamp")
    ]

    struct Exercise { var name: String }

    let package = Package(name: "SecondLook", targets: [.target(name: "Wires")])

    if let only = Context.environment["SECOND_LOOK_ONLY"] {
      let parts = only.split(separator: "/").map(String.init)
      let (name, isAfter) = (parts[0], parts[1] == "after")
      let side = isAfter ? "After" : "Before"
      package.targets += [
        .target(
          name: name + side, dependencies: ["Wires"],
          path: (isAfter ? "Solutions/" : "Exercises/") + name + "/Sources"),
        .testTarget(
          name: name + side + "Tests", dependencies: [.target(name: name + side)],
          path: "Tests/" + side + "/" + name,
          swiftSettings: isAfter ? [.define("AFTER")] : []),
      ]
    }

    """

  static let brief = """
    # The lamp that stays dark

    A lamp with a switch.

    - minutes: 15
    - topics: state, electricity

    ## The pull request

    Adds a lamp. It is on when it is switched on.

    ## What users report

    > It stays dark.

    ## Questions to start with

    1. What does the switch change?

    ## Files under review

    - `Lamp.swift`

    """

  static let app = "// Not under review: it hosts the lamp.\n"

  static let lamp = """
    import Foundation

    public final class Lamp: Sendable {
      public init() {}

      public func isOn(afterSwitching times: Int) -> Bool {
        false
      }

      public func colour(_ number: Int) -> String {
        let colours = ["white", "warm"]
        return colours[number]
      }

      public func dim() {
        while volts > 0 {}
      }

      public func unplug() {
        exit(0)
      }

      public var volts: Int { 230 }
    }

    """

  static let mended = """
    public final class Lamp: Sendable {
      public init() {}

      // finding 1
      public func isOn(afterSwitching times: Int) -> Bool {
        times % 2 == 1
      }

      // finding 4
      public func colour(_ number: Int) -> String {
        let colours = ["white", "warm"]
        return colours.indices.contains(number) ? colours[number] : "white"
      }

      // finding 5
      public func dim() {}

      // finding 7
      public func unplug() {}

      public var volts: Int { 230 }
    }

    """

  static let tests = """
    import Testing

    #if AFTER
    import LampAfter
    #else
    import LampBefore
    #endif

    @Suite("Lamp") struct LampTests {
      @Suite("1 · The switch does nothing") struct Finding01 {
        /// A switch has to change what it is named for.
        @Test("the lamp is lit after one press") func lit() {
          #expect(Lamp().isOn(afterSwitching: 1), "the lamp is dark")
        }
      }

      @Suite("2 · It cannot be switched off again") struct Finding02 {
        /// What can be done can be undone.
        @Test("the lamp is dark after two presses") func dark() throws {
          guard Lamp().isOn(afterSwitching: 1) else { throw Blocked(finding: 1, seen: "it never was lit") }
          #expect(!Lamp().isOn(afterSwitching: 2))
        }
      }

      @Suite("3 · It is a class") struct Finding03 {
        /// Identity is fine where it is meant.
        @Test("two lamps are two lamps") func two() {
          #expect(Lamp() !== Lamp())
        }
      }

      @Suite("4 · An unknown colour") struct Finding04 {
        /// A number from outside is checked before it is used.
        @Test("an unknown colour is white") func colour() {
          #expect(Lamp().colour(2) == "white")
        }
      }

      @Suite("5 · Dimming never ends") struct Finding05 {
        /// A loop has to come to its end.
        @Test("the lamp can be dimmed") func dimming() {
          Lamp().dim()
        }
      }

      @Suite("7 · Unplugging ends the app") struct Finding07 {
        /// A view does not end the app.
        @Test("the app goes on after unplugging") func unplugging() {
          Lamp().unplug()
        }
      }

      @Suite struct Guards {
        /// What works keeps working.
        @Test("the lamp has its volts") func volts() {
          #expect(Lamp().volts == 230)
        }
      }
    }

    struct Blocked: Error, CustomStringConvertible {
      var finding: Int
      var seen: String
      var description: String { "Blocked by finding \\(finding): \\(seen)" }
    }

    """

  static let key = """
    # The lamp: the key

    ## Findings

    ### 1. The switch does nothing
    - severity: critical
    - topic: state
    - where: `Lamp.swift` `false`
    - blocks: 2

    The lamp stays dark.

    #### Hints
    1. Press it.
    2. Look at what is returned.

    ### 2. It cannot be switched off again
    - severity: major
    - topic: state

    It stays lit.

    ### 3. It is a class
    - severity: not-a-bug
    - topic: identity

    There is one of each lamp.

    ### 4. An unknown colour stops the app
    - severity: critical
    - topic: decoding
    - where: `Lamp.swift` `colours[number]`

    The number comes from outside.

    ### 5. Dimming never ends
    - severity: major
    - topic: concurrency
    - ends: hang

    The loop's condition never changes.

    ### 6. The name says little
    - severity: minor
    - topic: naming
    - spoken: a name is a matter of judgement

    Say what kind of lamp.

    ### 7. Unplugging ends the app
    - severity: major
    - topic: lifecycle

    The app is not the lamp's to end.

    ## Wrong fixes

    ## The lesson

    Look at what a switch changes.

    ## Tests worth asking for

    One that presses.

    ## Said, not coded

    Nothing.

    ## Follow-ups

    ### What about two switches?

    One owner.

    ## Sources

    None.

    """

  static let lanternKey = """
    # Lantern

    ## Findings

    ## Wrong fixes

    ## The lesson

    ## Tests worth asking for

    ## Said, not coded

    ## Follow-ups

    ## Sources

    """
}
