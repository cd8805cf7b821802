import Foundation

/// Splits a text into sentences, clauses and words.
struct WordReader {
  private let vocabulary: Vocabulary
  private var text = Text()
  private var clause = 0
  private var word = ""
  private var previous = ""

  /// A word, and where in the text it stands.
  struct Token: Hashable, Sendable {
    /// The word.
    var word: Word
    /// The number of its sentence.
    var sentence: Int
    /// The number of its clause, counted through all sentences.
    var clause: Int
    /// What it stands in, as it was written: `indexPath` for either of its words.
    var source: String
    /// The word before it in small letters, also where that carries no meaning of its own.
    var previous: String
  }

  /// What was read.
  struct Text: Hashable, Sendable {
    /// The words that carry meaning, in order.
    var tokens: [Token] = []
    /// The numbers of the sentences that are questions.
    var questions: Set<Int> = []
    /// How many sentences there are.
    var sentenceCount = 1
  }

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - vocabulary: The words that are known in spite of a slip of the pen.
  /// - Returns: The words and the sentences that they stand in.
  static func read(_ text: String, knowing vocabulary: Vocabulary = Vocabulary([])) -> Text {
    var reader = WordReader(vocabulary: vocabulary)
    let characters = Array(text.replacing("’", with: "'"))
    for (index, character) in characters.enumerated() {
      reader.take(character, before: index + 1 < characters.count ? characters[index + 1] : " ")
    }
    reader.finishWord()
    return reader.text
  }

  private init(vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
  }

  private mutating func take(_ character: Character, before next: Character) {
    let isInWord = character.isLetter || character.isNumber || "'_".contains(character)
    if isInWord || (character == "?" && word == "try") {
      word.append(character)
      return
    }
    finishWord()
    if ".!?;\n".contains(character), next.isWhitespace || character == "\n" {
      if character == "?" { text.questions.insert(text.sentenceCount - 1) }
      text.sentenceCount += 1
      clause += 1
    } else if ",:()–—".contains(character) || (character == "-" && next == " ") {
      clause += 1
    }
  }

  private mutating func finishWord() {
    for part in Self.parts(of: word) {
      if Self.breaks.contains(part) { clause += 1 }
      let read = Word(part)
      if !Lexicon.fillers.contains(read.plain) {
        text.tokens.append(
          Token(
            word: vocabulary.meant(by: read),
            sentence: text.sentenceCount - 1,
            clause: clause,
            source: word,
            previous: previous
          )
        )
      }
      previous = read.plain
    }
    word = ""
  }

  /// Words that begin a clause without a comma.
  private static let breaks: Set<String> = [
    "but", "however", "although", "though", "pero", "aunque", "because", "porque", "so", "while",
  ]

  /// Returns the words in a run of letters: `indexPath` is two, `isn't` has a "not" in it.
  static func parts(of run: String) -> [String] {
    let plain = Word.plain(run).trimmingCharacters(in: CharacterSet(charactersIn: "'"))
    if plain.isEmpty { return [] }
    if plain == "cannot" || plain == "cant" { return ["can", "not"] }
    if plain.hasSuffix("n't") { return [String(plain.dropLast(3)), "not"] }
    if negatives.contains(plain) { return [String(plain.dropLast(2)), "not"] }
    let whole = run.split(separator: "'").first.map(String.init) ?? run
    return whole.split(separator: "_").flatMap { camelParts(of: String($0)) }
  }

  private static let negatives: Set<String> = [
    "isnt", "arent", "wasnt", "werent", "doesnt", "dont", "didnt", "hasnt", "havent", "wont",
    "wouldnt", "couldnt", "shouldnt",
  ]

  /// Splits `viewWillDisappear` before each capital letter, and leaves `VoiceOver` and `URL` be.
  private static func camelParts(of word: String) -> [String] {
    var parts: [String] = []
    var part = ""
    var last: Character = " "
    for character in word {
      if character.isUppercase, last.isLowercase {
        parts.append(part)
        part = ""
      }
      part.append(character)
      last = character
    }
    return parts + [part]
  }
}
