internal import Foundation

/// The Swift files of a folder and what is in them, for comparing two folders.
struct SourceFolder: Equatable {
  /// Each file's text by its path below the folder, with line ends spelled one way.
  private var files: [String: String] = [:]

  init(_ folder: URL) {
    let paths = FileManager.default.enumerator(atPath: folder.path(percentEncoded: false))
    while let path = paths?.nextObject() as? String {
      guard path.hasSuffix(".swift") else { continue }
      let data = FileManager.default.contents(
        atPath: folder.appending(path: path).path(percentEncoded: false)
      )
      let text = String(decoding: data ?? Data(), as: UTF8.self)
      files[path] = text.replacing("\r\n", with: "\n")
    }
  }
}
