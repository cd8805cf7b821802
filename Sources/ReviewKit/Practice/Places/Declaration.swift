/// A declaration with a body: a type, a function, a computed property.
package struct Declaration: Hashable, Sendable {
  /// Its name as one would say it: `load`, `body`, `RestaurantCell`.
  package var name: String
  /// Whether it is a type or an extension.
  package var isType: Bool
  /// The numbers of its lines.
  package var lines: ClosedRange<Int>
}

extension Declaration {
  /// Finds the declarations in a file of Swift, by its braces.
  ///
  /// The compiler could do it more exactly, but its syntax library is no part of the toolchain that
  /// a package may import.
  package static func all(in lines: [String]) -> [Declaration] {
    var scanner = Scanner()
    var code = CodeOnly()
    for (index, line) in lines.enumerated() {
      scanner.take(code.text(of: line), number: index + 1)
    }
    return scanner.found.sorted { $0.lines.lowerBound < $1.lines.lowerBound }
  }

  /// Follows the braces of code without strings and comments.
  private struct Scanner {
    private(set) var found: [Declaration] = []
    private var open: [(head: Head?, line: Int)] = []
    private var pending: (head: Head, line: Int)?

    mutating func take(_ code: String, number: Int) {
      if let head = Head(code) { pending = (head, number) }
      for character in code {
        switch character {
        case "{":
          open.append((pending?.head, pending?.line ?? number))
          pending = nil
        case "}":
          close(at: number)
        default:
          break
        }
      }
      // Only the head of a function or a type goes on over several lines.
      if pending?.head.isProperty == true { pending = nil }
    }

    private mutating func close(at number: Int) {
      pending = nil
      guard let (head, line) = open.popLast(), let head else { return }
      found.append(Declaration(name: head.name, isType: head.isType, lines: line...number))
    }
  }

  /// How a declaration begins.
  private struct Head {
    var name: String
    var isType = false
    var isProperty = false

    private static let types = ["class", "struct", "enum", "actor", "protocol", "extension"]

    /// Reads a line of code; nothing where no declaration begins on it.
    init?(_ code: String) {
      let words = code.split { !($0.isLetter || $0.isNumber || "_@.".contains($0)) }.map(
        String.init)
      let kinds = ["func", "init", "deinit", "subscript", "var", "let"] + Self.types
      guard let index = words.firstIndex(where: kinds.contains),
        words[..<index].allSatisfy(Self.isModifier)
      else { return nil }
      let kind = words[index]
      switch kind {
      case "init", "deinit", "subscript":
        name = kind
      default:
        guard index + 1 < words.count else { return nil }
        name = words[index + 1]
      }
      isType = Self.types.contains(kind)
      isProperty = ["var", "let"].contains(kind)
    }

    private static let modifiers: Set<String> = [
      "public", "package", "internal", "fileprivate", "private", "set", "open", "final", "static",
      "class", "override", "required", "convenience", "lazy", "weak", "unowned", "mutating",
      "nonisolated", "unsafe", "indirect", "dynamic", "isolated",
    ]

    private static func isModifier(_ word: String) -> Bool {
      word.hasPrefix("@") || modifiers.contains(word)
    }
  }

  /// Leaves strings and comments out of lines of code.
  private struct CodeOnly {
    private var isInLongString = false
    private var commentDepth = 0

    mutating func text(of line: String) -> String {
      var text = ""
      var isInString = false
      var rest = line[...]
      while let character = rest.first {
        if commentDepth > 0 {
          if rest.hasPrefix("*/") { commentDepth -= 1 }
          rest = rest.dropFirst(rest.hasPrefix("*/") ? 2 : 1)
        } else if rest.hasPrefix("\"\"\"") {
          isInLongString.toggle()
          rest = rest.dropFirst(3)
        } else if isInLongString {
          rest = rest.dropFirst()
        } else if isInString {
          isInString = character != "\""
          rest = rest.dropFirst(character == "\\" ? 2 : 1)
        } else if rest.hasPrefix("//") {
          break
        } else if rest.hasPrefix("/*") {
          commentDepth += 1
          rest = rest.dropFirst(2)
        } else {
          isInString = character == "\""
          text.append(character)
          rest = rest.dropFirst()
        }
      }
      return text
    }
  }
}
