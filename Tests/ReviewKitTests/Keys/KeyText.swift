/// The text of a small key, to be changed by tests.
enum KeyText {
  static let path = "Solutions/Lamp/README.md"

  static let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    .map(String.init)

  /// Returns the key with one line replaced by others.
  static func replacing(_ line: String, with new: String...) -> [String] {
    lines.flatMap { $0 == line ? new : [$0] }
  }

  private static let text = """
    # Lamp: the key

    ## Findings

    ### 1. The switch does nothing

    - severity: critical
    - topic: state, identity
    - where: `Lamp.swift` ``let `in` = false``
    - also trips: 2, guards
    - blocks: 2
    - ends: crash

    It stays dark.

    Nothing is changed.

    #### Hints

    1. Press it.
    2. What is returned?

    #### Put back

    ```diff
    --- Lamp.swift
    +++ Lamp.swift
    @@
       func isOn() -> Bool {
    -    true
    +    false

    @@
    -  // finding 1
    --- Switch.swift
    @@
    --- old comment
    +++ new comment
    +-- other
    ```

    ### 2. The name says little

    - severity: not-a-bug
    - topic: naming
    - spoken: it is a matter of judgement

    ## Wrong fixes

    ### Press it twice

    - base: before
    - fails: 1

    People do that.

    ```diff
    --- /dev/null
    +++ New.swift
    +let twice = 2
    ```

    ## The lesson

    Look at what changes.

    ## Tests worth asking for

    One.

    ## Said, not coded

    Nothing.

    ## Follow-ups

    ### And two switches?

    One owner.

    ## Sources

    None.
    """
}
