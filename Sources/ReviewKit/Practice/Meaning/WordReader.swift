import Foundation

/// Splits a text into sentences, clauses and words.
enum WordReader {
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
    var sentenceCount = 0
  }

  /// Reads a text.
  static func read(_ text: String) -> Text {
    var result = Text()
    var (sentence, clause) = (0, 0)
    var word = ""
    var previous = ""
    let characters = Array(text.replacing("’", with: "'"))
    func finishWord() {
      defer { word = "" }
      for part in parts(of: word) {
        if breaks.contains(part) { clause += 1 }
        let read = Word(part)
        if !Lexicon.fillers.contains(read.plain) {
          result.tokens.append(
            Token(
              word: read,
              sentence: sentence,
              clause: clause,
              source: word,
              previous: previous
            )
          )
        }
        previous = read.plain
      }
    }
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1] : " "
      if character.isLetter || character.isNumber || "'_".contains(character) {
        word.append(character)
      } else if character == "?", word == "try" {
        word.append(character)
      } else {
        finishWord()
        if ".!?;\n".contains(character), next.isWhitespace || character == "\n" {
          if character == "?" { result.questions.insert(sentence) }
          sentence += 1
          clause += 1
        } else if ",:()–—".contains(character) || (character == "-" && next == " ") {
          clause += 1
        }
      }
    }
    finishWord()
    result.sentenceCount = sentence + 1
    return result
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
