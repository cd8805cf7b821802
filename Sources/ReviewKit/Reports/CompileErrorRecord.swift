/// The shape that a compiler's error has as JSON.
struct CompileErrorRecord: Encodable {
  private var file: String
  private var line: Int?
  private var column: Int?
  private var message: String

  /// Creates the shape of an error.
  init(_ error: CompileError) {
    file = error.file
    line = error.line
    column = error.column
    message = error.message
  }
}
