import Foundation
import ReviewKit
import Testing

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What is around the program rather than in the exercise: the toolchain, the disk, the terminal.
struct SurroundingsTests {
  private let checkout: FixtureCheckout

  init() throws {
    checkout = try FixtureCheckout()
  }

  // MARK: - The toolchain

  @Test func `a toolchain that is too old is named`() async throws {
    try makeProgram(
      "old/swift",
      """
      echo "error: 'mirror': package 'mirror' is using Swift tools version 6.2.0 but the installed \
      version is 5.10.1"; exit 1
      """
    )
    let call = try await checkout.review("check", "lamp", environment: ["PATH": path(first: "old")])
    #expect(call.ending == .exited(3))
    #expect(
      call.errors.hasSuffix(
        """
        This kit needs Swift 6.2.0 or newer, and the toolchain is 5.10.1.
        Install a newer one from swift.org, or put its folder first in PATH.

        """
      )
    )
  }

  @Test func `a build that finds no room says so`() async throws {
    try makeProgram("full/swift", "echo 'error: No space left on device'; exit 1")
    let call = try await checkout.review(
      "check",
      "lamp",
      environment: ["PATH": path(first: "full")]
    )
    #expect(call.ending == .exited(3))
    #expect(call.errors.contains("There is no room left on the disk"))
    #expect(call.errors.hasSuffix("Make some, and try again.\n"))
  }

  @Test func `git is not needed`() async throws {
    try checkout.write("", to: "tools/none")
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for folder in folders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: String(folder))) ?? []
      for name in names where !name.hasPrefix("git") {
        // The first folder of PATH that has a program counts, as for the shell.
        try? FileManager.default.createSymbolicLink(
          atPath: (checkout.root / "tools/\(name)").text,
          withDestinationPath: "\(folder)/\(name)"
        )
      }
    }
    let call = try await checkout.review(
      "check",
      "lamp",
      "--finding",
      "3",
      environment: ["PATH": (checkout.root / "tools").text]
    )
    #expect(call.ending == .exited(0), "\(call.errors)")
  }

  // MARK: - The disk

  @Test(.enabled(if: Reader.exists, "needs a user that may not write"))
  func `a read-only checkout can be checked, and not reset`() async throws {
    try checkout.replace("    false\n", with: "    true\n", in: LampFixture.sources)
    let home = try TemporaryFile()
    let reader = Reader(home: home.path.parent)
    let check = try await reader.call(["check", "lamp", "--finding", "1"], in: checkout.root)
    #expect(check.output.hasPrefix("green  1  The switch does nothing\n"), "\(check.errors)")
    #expect(check.ending == .exited(0))
    let reset = try await reader.call(["reset", "lamp"], in: checkout.root)
    #expect(reset.ending == .exited(3))
    #expect(
      reset.errors.contains(" cannot be written.\nIs the disk full, or the folder read-only?"))
  }

  @Test func `a report that cannot be written says so`() async throws {
    let call = try await checkout.review(
      "check",
      "lamp",
      "--finding",
      "3",
      "--junit",
      "/dev/null/report.xml"
    )
    #expect(call.ending == .exited(3))
    #expect(call.output.hasPrefix("green  3"))
    #expect(call.errors.contains("cannot be written."))
  }

  // MARK: - The terminal

  @Test func `a reader that goes away does not stop a check, nor draw an error`() async throws {
    let call = try await script(
      #"set -o pipefail; "$0" check lamp --finding 1 2>"$REVIEW_ERRORS" | head -1; echo $?"#
    )
    #expect(call.output == "red  1  The switch does nothing\n1\n")
    let said = ["Checking Lamp, before.", CheckOutput.firstBuild, CheckOutput.legend, ""]
    #expect(call.errors == said.joined(separator: "\n"))
  }

  @Test func `Ctrl-C in the middle of a build leaves nothing behind, and the next run works`()
    async throws
  {
    let call = try await script(
      #"""
      mkfifo said; "$0" check lamp --finding 3 2>said & child=$!
      while IFS= read -r line; do
        case "$line" in Building*) kill -INT $child;; esac
      done <said
      wait $child; echo $?
      """#
    )
    #expect(call.output == "130\n")
    let next = try await checkout.review("check", "lamp", "--finding", "3")
    #expect(next.ending == .exited(0))
  }

  // MARK: - Watching

  @Test func `watch says what turned green after a save, and ends with its reader`() async throws {
    let call = try await script(
      #"""
      file=Exercises/Lamp/Sources/Lamp.swift
      "$0" watch lamp --finding 1 --finding 3 2>"$REVIEW_ERRORS" | while IFS= read -r line; do
        echo "$line"
        case "$line" in
        *"→ green"*) exit 0 ;;
        Next:*) sed 's/    false/    times % 2 == 1/' $file >saved; mv saved $file ;;
        esac
      done
      """#
    )
    #expect(
      call.output == """
        red    1  The switch does nothing
        green  3  It is a class

        1  Expected: the lamp is lit after one press
           Seen: the lamp is dark
           Tests/Before/Lamp/LampTests.swift:13

        1 of 2 green.
        Next: finding 1. Alone: `swift run review check lamp --finding 1`

        red → green  1 · The switch does nothing

        """
    )
    #expect(
      call.errors.hasPrefix(
        "Watching Exercises/Lamp/Sources. Ctrl-C ends it.\nChecking Lamp, before.\n"
      )
    )
  }

  // MARK: - Means

  private func makeProgram(_ name: String, _ script: String) throws {
    try checkout.write("#!/bin/sh\n\(script)\n", to: name)
    chmod((checkout.root / name).text, 0o755)
  }

  private func path(first folder: String) -> String {
    "\((checkout.root / folder).text):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
  }

  /// Runs a script of the shell in the checkout, with the program as `$0`.
  private func script(_ text: String) async throws -> Call {
    let program = try BuiltReview()
    let errors = try TemporaryFile()
    var process = program.process([], in: checkout.root, errors: errors.path)
    process.program = Path("/bin/bash")
    process.arguments = ["-c", "cd \"$REVIEW_FOLDER\"\n\(text)", program.path.text]
    process.limit = .seconds(300)
    let outcome = try await process.run()
    let said = (try? Files.bytes(of: errors.path)) ?? []
    return Call(
      output: outcome.output,
      errors: String(decoding: said, as: UTF8.self),
      ending: outcome.ending
    )
  }
}

/// Someone who may read a checkout and not write to it.
private struct Reader {
  let home: Path

  private static let program = Path("/usr/bin/setpriv")

  /// Only the superuser can become someone else, and only where there is a program for it.
  static var exists: Bool { geteuid() == 0 && Files.exists(program) }

  func call(_ arguments: [String], in folder: Path) async throws -> Call {
    let review = try BuiltReview()
    chmod(home.text, 0o777)
    var child = review.process(arguments, in: folder, errors: home / "errors")
    child.environment["HOME"] = home.text
    child.environment["XDG_CACHE_HOME"] = nil
    child.arguments =
      ["--reuid", "65534", "--regid", "65534", "--clear-groups", child.program.text]
      + child.arguments
    child.program = Self.program
    child.limit = .seconds(300)
    let outcome = try await child.run()
    return Call(
      output: outcome.output,
      errors: String(decoding: try Files.bytes(of: home / "errors"), as: UTF8.self),
      ending: outcome.ending
    )
  }
}
