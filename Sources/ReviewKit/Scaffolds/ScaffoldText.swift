/// The text of a new exercise's files: a counter that counts the wrong way.
///
/// It is small, and all of it holds: the finding is red on the before and green on the after, the
/// put-back brings it back, and the wrong fix does not do.
struct ScaffoldText {
  let name: String

  var app: String {
    """
    // Not under review. This file stands in for the app's entry point.

    import HeadlessSwiftUI

    /// The app as the system starts it.
    public struct \(name)App: View {
      /// Starts the app.
      public init() {}

      /// The app's window.
      public var body: some View {
        NavigationStack { \(name)Screen() }
      }
    }

    """
  }

  var before: String { screen(step: "-= 1") }

  var after: String { screen(step: "+= 1  // finding 1") }

  private func screen(step: String) -> String {
    """
    import HeadlessSwiftUI

    struct \(name)Screen: View {
      @State private var count = 0

      var body: some View {
        VStack {
          Text("Count: \\(count)")
          Button("Add one") {
            count \(step)
          }
        }
        .navigationTitle("\(name)")
      }
    }

    """
  }

  var suite: String {
    """
    import Testing

    /// Everything that is proved about the exercise: a suite for each finding of the key, and guards.
    @Suite(.timeLimit(.minutes(1))) enum \(name) {}

    """
  }

  var side: String {
    """
    // The one place that knows which side these tests are compiled against.
    #if AFTER
    @_exported import \(name)After
    #else
    @_exported import \(name)Before
    #endif

    """
  }

  var finding: String {
    """
    import HeadlessSwiftUI
    import TestSupport
    import Testing

    extension \(name) {
      @Suite("1 · The counter counts the wrong way", .finding(1))
      @MainActor struct Finding01 {
        /// A button has to do what it says.
        @Test func `Each press adds one`() async throws {
          let screen = Screen { \(name)App() }
          try screen.tap("Add one")
          await screen.settle()
          try screen.tap("Add one")
          await screen.settle()
          let texts = screen.elements.texts
          #expect(texts.contains("Count: 2"), "The screen shows \\(texts).")
        }
      }
    }

    """
  }

  var guards: String {
    """
    import HeadlessSwiftUI
    import TestSupport
    import Testing

    extension \(name) {
      /// What works as shipped and has to keep working.
      @Suite("Guards") @MainActor struct Guards {
        @Test func `The counter begins at nought`() async throws {
          let screen = Screen { \(name)App() }
          await screen.settle()
          #expect(screen.elements.texts.contains("Count: 0"))
        }
      }
    }

    """
  }

  var solutionTest: String {
    """
    import HeadlessSwiftUI
    import TestSupport
    import Testing

    @testable import \(name)After

    @Suite @MainActor struct \(name)ScreenTests {
      @Test func `One press makes one`() async throws {
        let screen = Screen { \(name)Screen() }
        try screen.tap("Add one")
        await screen.settle()
        #expect(screen.elements.texts.contains("Count: 1"))
      }
    }

    """
  }

  var example: String {
    """
    // Your tests of \(name): write them here, or in more files beside this one.
    //
    // `\(name)App` is the app, and `Screen` puts it on a screen. Go through them alone: then a test
    // fits any version of the code, and
    //
    //     swift run review grade \(name.lowercased())
    //
    // can run it on the solution, where it has to pass, and on the solution with one finding at a
    // time put back, where one of your tests should fail. The test below is there to be imitated.
    // It looks at something that works, so it is no test of any finding.

    import HeadlessSwiftUI
    import TestSupport
    import Testing

    @Suite @MainActor struct YourTests {
      @Test func `The counter begins at nought`() async throws {
        let screen = Screen { \(name)App() }
        await screen.settle()
        #expect(screen.elements.texts.contains("Count: 0"))
      }
    }

    """
  }

  var brief: String {
    """
    # \(name)

    A counter. In SwiftUI.

    - minutes: 30
    - topics: state

    ## The pull request

    Adds a screen with a counter and a button.

    ## What users report

    > I pressed the button twice, and the number makes no sense.

    ## What is left out

    - `App.swift` is not under review.

    ## Questions to start with

    1. What does the button change?
    2. What does the screen show before the first press?

    ## Files under review

    - `\(name)Screen.swift`

    ## Running the tests

    ```
    swift run review check \(name.lowercased())
    swift test --filter \(name)Before
    ```

    The tests start the app through `\(name)App` in `App.swift`, and then only tap and look.

    """
  }

  var key: String {
    """
    # \(name): the key

    ## Findings

    ### 1. The counter counts the wrong way

    - severity: critical
    - topic: state
    - where: `\(name)Screen.swift` `count -= 1`
    - listens for: add one | button | press + subtract | take away | wrong way | less | minus

    The button says "Add one", and each press takes one away.

    The action subtracts. It has to add.

    #### Hints

    1. Press the button in your head. What changes?
    2. Read the line in the button's action aloud.

    #### Put back

    ```diff
    --- \(name)Screen.swift
    @@
    -        count += 1  // finding 1
    +        count -= 1
    ```

    ## Wrong fixes

    ### Show the number without its sign

    - fails: 1

    Two presses now show 2, from a count of minus 2, and the screen begins with a lie. It looks right
    until the count is used for anything else, and it fails with the first press that is taken back.
    Here it shows one too many.

    ```diff
    --- \(name)Screen.swift
    @@
    -      Text("Count: \\(count)")
    +      Text("Count: \\(abs(count) + (count == 0 ? 0 : 1))")
    ```

    ## The lesson

    Read what a line does, not what its name says. A button is a promise: its label says what the
    action does, as the label on a light switch says which lamp it is for.

    ## Tests worth asking for

    One that presses the button and looks at the number. It is in `\(name)ScreenTests.swift`.

    ## Said, not coded

    - The number could be read out after each press.

    ## Follow-ups

    ### What if the count must not go above ten?

    The screen disables the button at ten. The rule belongs beside the count, not into the action.

    ## Sources

    - [State](https://developer.apple.com/documentation/swiftui/state): a view's own value, and what
      happens when it changes.

    """
  }
}
