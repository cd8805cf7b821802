/// Gathers the lines under one heading into blocks.
struct MarkdownBlockReader {
  /// The block that the next line may continue.
  private enum Pending {
    case none
    case paragraph(String)
    case quotation(String)
    case bullets([MarkdownItem])
    case numbers([MarkdownItem])
    case table([String])
    case fence(MarkdownFence)
  }

  private var finished: [MarkdownBlock] = []
  private var pending = Pending.none
  private var followsBlank = false

  /// Whether the last line stands between two fences, where a `#` is no heading.
  var isInsideFence: Bool {
    if case .fence = pending { true } else { false }
  }

  /// Takes the next line.
  mutating func take(_ line: String, number: Int) {
    if case .fence(var fence) = pending {
      if line.trimmed == "```" {
        closePending()
      } else {
        fence.lines.append(line)
        pending = .fence(fence)
      }
      return
    }
    let text = line.trimmed
    defer { followsBlank = text.isEmpty }
    if text.isEmpty {
      takeBlank()
    } else if text.hasPrefix("```") {
      closePending()
      pending = .fence(
        MarkdownFence(language: text.dropFirst(3).trimmed, lines: [], line: number)
      )
    } else if let item = Self.bullet(text) {
      add(bullet: MarkdownItem(text: item, line: number))
    } else if let item = Self.number(text) {
      add(number: MarkdownItem(text: item, line: number))
    } else if text.hasPrefix(">") {
      add(quotation: text.dropFirst().trimmed)
    } else if text.hasPrefix("|") {
      add(row: text)
    } else {
      add(text: text)
    }
  }

  /// Returns all blocks.
  mutating func finish() -> [MarkdownBlock] {
    closePending()
    return finished
  }

  /// A blank line ends everything but a list, whose entries may stand apart.
  private mutating func takeBlank() {
    switch pending {
    case .bullets, .numbers: break
    default: closePending()
    }
  }

  private mutating func add(bullet item: MarkdownItem) {
    if case .bullets(let items) = pending {
      pending = .bullets(items + [item])
    } else {
      closePending()
      pending = .bullets([item])
    }
  }

  private mutating func add(number item: MarkdownItem) {
    if case .numbers(let items) = pending {
      pending = .numbers(items + [item])
    } else {
      closePending()
      pending = .numbers([item])
    }
  }

  private mutating func add(quotation text: String) {
    if text.isEmpty {
      // An empty line of a quotation stands between two of its paragraphs.
      closePending()
    } else if case .quotation(let start) = pending {
      pending = .quotation("\(start) \(text)")
    } else {
      closePending()
      pending = .quotation(text)
    }
  }

  private mutating func add(row: String) {
    if case .table(let rows) = pending {
      pending = .table(rows + [row])
    } else {
      closePending()
      pending = .table([row])
    }
  }

  private mutating func add(text: String) {
    switch pending {
    case .paragraph(let start): pending = .paragraph("\(start) \(text)")
    case .quotation(let start): pending = .quotation("\(start) \(text)")
    case .bullets(let items) where !followsBlank: pending = .bullets(items.continued(by: text))
    case .numbers(let items) where !followsBlank: pending = .numbers(items.continued(by: text))
    default:
      closePending()
      pending = .paragraph(text)
    }
  }

  private mutating func closePending() {
    switch pending {
    case .none: break
    case .paragraph(let text): finished.append(.paragraph(text))
    case .quotation(let text): finished.append(.quotation(text))
    case .bullets(let items): finished.append(.bullets(items))
    case .numbers(let items): finished.append(.numbers(items))
    case .table(let rows): finished.append(.table(rows))
    case .fence(let fence): finished.append(.fence(fence))
    }
    pending = .none
  }

  private static func bullet(_ text: String) -> String? {
    guard text.hasPrefix("- ") || text.hasPrefix("* ") else { return nil }
    return text.dropFirst(2).trimmed
  }

  private static func number(_ text: String) -> String? {
    guard let first = text.utf8.first, (0x30...0x39).contains(first) else { return nil }
    let rest = text.drop(while: \.isNumber)
    guard rest.hasPrefix(". ") else { return nil }
    return rest.dropFirst(2).trimmed
  }
}

extension [MarkdownItem] {
  /// The entries with more text at the end of the last one.
  fileprivate func continued(by text: String) -> [MarkdownItem] {
    var items = self
    items[count - 1].text += " \(text)"
    return items
  }
}
