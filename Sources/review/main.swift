import Foundation
import ReviewKit

let interruption = Interruption()
let program = Program(in: .current)
let code = await program.run(Array(CommandLine.arguments.dropFirst()))
withExtendedLifetime(interruption) { exit(code.rawValue) }
