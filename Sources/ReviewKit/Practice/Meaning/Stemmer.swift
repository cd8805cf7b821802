import Foundation

/// Reduces a word to what its forms have in common: "saved", "saves" and "saving" to "sav".
///
/// Neither Foundation on Linux nor the toolchain has a stemmer. This one is rough on purpose: it
/// only has to give the forms of one word the same result, not a word of the language.
enum Stemmer {
  /// Returns the stem of a word as if it were English.
  static func english(_ word: String) -> String {
    guard word.count > 3 else { return word }
    var stem = american(word)
    for (suffix, replacement) in endings where stem.hasSuffix(suffix) {
      let rest = stem.dropLast(suffix.count)
      guard rest.count >= 3 || (rest.count == 2 && suffix == "es") else { continue }
      stem = rest + replacement
      break
    }
    if stem.count > 3, let last = stem.last, stem.dropLast().last == last, !"aeiouls".contains(last)
    {
      stem.removeLast()
    }
    if stem.count > 3, stem.hasSuffix("e") { stem.removeLast() }
    if stem.count > 3, stem.hasSuffix("y") { stem = stem.dropLast() + "i" }
    return stem
  }

  /// Returns the stem of a word as if it were Spanish.
  static func spanish(_ word: String) -> String {
    guard word.count > 4 else { return word }
    for suffix in spanishEndings where word.hasSuffix(suffix) && word.count - suffix.count >= 3 {
      return String(word.dropLast(suffix.count))
    }
    return word
  }

  private static let endings: [(String, String)] = [
    ("ations", "at"), ("ation", "at"), ("itions", "it"), ("ition", "it"), ("nesses", ""),
    ("ness", ""), ("ibility", "ibl"), ("ability", "abl"), ("ities", ""),
    ("ity", ""), ("ences", ""), ("ence", ""), ("ency", ""),
    ("ances", ""), ("ance", ""), ("ments", ""), ("ment", ""), ("ables", ""), ("able", ""),
    ("ibly", ""), ("ably", ""), ("ently", "ent"), ("sses", "ss"), ("ies", "i"), ("ied", "i"),
    ("ings", ""), ("ing", ""), ("edly", ""), ("ed", ""), ("ers", ""), ("er", ""), ("ly", ""),
    ("ives", ""), ("ive", ""), ("ent", ""), ("ant", ""), ("ss", "ss"), ("us", "us"),
    ("es", ""), ("s", ""),
  ]

  private static let spanishEndings = [
    "aciones", "iciones", "iendose", "andose", "acion", "icion", "amente", "amiento", "imiento",
    "iendo", "ando", "arse", "erse", "irse", "aron", "ieron", "abamos", "aban", "ados", "idos",
    "adas", "idas", "aria", "eria", "iria", "ado", "ido", "ada", "ida", "aba", "ara", "era", "ira",
    "ar", "er", "ir", "an", "en", "es", "as", "os", "a", "e", "o", "s",
  ]

  /// Gives British words their American spelling.
  private static func american(_ word: String) -> String {
    var word = word
    for ending in ["our", "ours", "oured", "ouring", "ourite", "ourites", "ourable", "ourful"]
    where word.count > ending.count + 1 && word.hasSuffix(ending) {
      word = word.dropLast(ending.count) + "or" + ending.dropFirst(3)
      break
    }
    if word.hasSuffix("ise") || word.hasSuffix("ised") || word.hasSuffix("ising") {
      word = word.replacingOccurrences(of: "is", with: "iz", options: .backwards, range: nil)
    }
    return word
  }
}
