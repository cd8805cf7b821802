/// A heading of a Markdown text and what stands under it.
package struct MarkdownSection: Hashable, Sendable {
  /// The heading's text.
  package var title: String
  /// 1 for `#`, 2 for `##` and so on; 0 for the text as a whole.
  package var level: Int
  /// The number of the heading's line.
  package var line: Int
  /// What stands between the heading and the next one.
  package var blocks: [MarkdownBlock] = []
  /// The sections one or more levels deeper, in order.
  package var subsections: [MarkdownSection] = []

  /// Whether nothing stands under the heading.
  package var isEmpty: Bool {
    blocks.isEmpty && subsections.allSatisfy(\.isEmpty)
  }

  /// Returns the subsection with a title, whatever its case.
  package func subsection(_ title: String) -> MarkdownSection? {
    subsections.first { $0.title.lowercased() == title.lowercased() }
  }

  /// Returns the blocks of this section and, with their headings as paragraphs, of all below.
  package var allBlocks: [MarkdownBlock] {
    blocks + subsections.flatMap { [.paragraph($0.title)] + $0.allBlocks }
  }
}
