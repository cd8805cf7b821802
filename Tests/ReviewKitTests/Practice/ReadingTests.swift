import Testing

@testable import ReviewKit

/// What a remark says about its words: denied, missing, asked for, approved of.
struct ReadingTests {
  // MARK: - Words

  @Test(
    arguments: [
      ("saved", "saving"), ("saves", "save"), ("favourite", "favorites"), ("colour", "color"),
      ("copies", "copy"), ("stopped", "stopping"), ("accessibility", "accessible"),
      ("persistence", "persist"), ("guardado", "guardar"),
      ("cambios", "cambio"), ("Überblick", "uberblick"),
    ])
  func `forms of a word are one word`(first: String, second: String) {
    #expect(Word(first).matches(Word(second)))
    #expect(Word(second).matches(Word(first)))
  }

  @Test(arguments: [("heart", "hear"), ("list", "lost"), ("cell", "call"), ("relaunch", "refresh")])
  func `other words are other words`(first: String, second: String) {
    #expect(!Word(first).matches(Word(second)))
  }

  @Test(arguments: ["relanuch", "relauch", "relaunsch", "relounch"])
  func `a slip of the pen is no other word`(text: String) {
    let vocabulary = Vocabulary([Word("relaunch"), Word("list")])
    #expect(vocabulary.meant(by: Word(text)).plain == "relaunch")
  }

  @Test(arguments: ["last", "lst", "relaunches", "reloading", "prelaunch"])
  func `a short word, a known one and one that is further off stay as they are`(text: String) {
    let vocabulary = Vocabulary([Word("relaunch"), Word("list")])
    #expect(vocabulary.meant(by: Word(text)).plain == text)
  }

  @Test(arguments: ["context", "interval", "prevent", "protect", "contact"])
  func `a word that people use is no slip for another`(text: String) {
    let words = ["content", "internal", "present", "project", "contract"].map { Word($0) }
    #expect(Vocabulary(words).meant(by: Word(text)).plain == text)
    #expect(
      Vocabulary(words, others: [Word("preset")]).meant(by: Word("presets")).plain == "presets")
  }

  @Test func `a slip that could mean two words means the same one each time`() {
    let words = ["progress", "profress"].map { Word($0) }
    #expect(Vocabulary(words).meant(by: Word("proxress")).plain == "profress")
    #expect(Vocabulary(words.reversed()).meant(by: Word("proxress")).plain == "profress")
  }

  @Test func `names in code are split, and what says nothing is left out`() {
    let text = WordReader.read("The `indexPath` isn't what it was; try? hides it, doesn't it?")
    #expect(
      text.tokens.map(\.word.plain) == ["index", "path", "not", "try?", "hides", "not"])
    #expect(text.tokens.map(\.sentence) == [0, 0, 0, 1, 1, 1])
    #expect(text.questions == [1])
  }

  @Test func `a phrase may have a word or two inside it, not a whole sentence`() {
    func isSaid(_ phrase: String, in text: String) -> Bool {
      !Phrase(phrase).occurrences(in: WordIndex(WordReader.read(text).tokens)).isEmpty
    }
    #expect(isSaid("wrong restaurant", in: "the wrong little old restaurant"))
    #expect(!isSaid("wrong restaurant", in: "wrong. The restaurant"))
    #expect(!isSaid("wrong restaurant", in: "restaurant is wrong"))
    #expect(isSaid("user defaults", in: "put it into userdefaults"))
    #expect(isSaid("user defaults", in: "put it into `UserDefaults`"))
  }

  // MARK: - Denied and asked for

  private func listens(for cue: String, to text: String) throws -> Bool {
    let cues = try #require(Cue.all(in: cue))
    return cues.contains { CueListener(for: $0).places(in: Reading(text)) != nil }
  }

  @Test(
    arguments: [
      "never saved", "it isn't saved", "nobody saves it", "saving is missing",
      "you should save it", "save it on each tap", "is it saved anywhere?",
      "no se guarda: hay que guardarlo",
    ])
  func `what is denied, missing or asked for is wanting`(text: String) throws {
    #expect(try listens(for: "not save | not guardar", to: text))
  }

  @Test(arguments: ["it is saved on each tap", "saved to disk, and that is fine"])
  func `what is there is not wanting`(text: String) throws {
    #expect(try !listens(for: "not save", to: text))
  }

  @Test func `trouble that is denied is no trouble`() throws {
    #expect(try listens(for: "list + crash", to: "the list crashes"))
    #expect(try !listens(for: "list + crash", to: "the list never crashes"))
    #expect(try listens(for: "list + crash", to: "nothing prevents a crash in the list"))
  }

  @Test func `a concept stands for all its variants`() throws {
    #expect(try listens(for: "relaunch + lost", to: "gone after a restart"))
    #expect(try listens(for: "relaunch + lost", to: "al reiniciar desaparece"))
    #expect(try !listens(for: "relaunch + lost", to: "gone after a refresh"))
  }

  // MARK: - Approval

  @Test(
    arguments: [
      "this is fine", "It captures self. That's fine.", "looks good to me: the order is right",
      "no leak here", "it never crashes", "está bien así", "that would be ok as well",
    ])
  func `approval is heard`(text: String) {
    #expect(!Opinion(of: Reading(text)).approving.isEmpty)
  }

  @Test(
    arguments: [
      "this is fine, but it leaks", "is this fine?", "this isn't fine", "gone for good",
      "it would be nice to save it", "fine if nobody taps", "though nothing is wrong, it fails",
      "Fine so far. But it leaks.", "the right place for it is the store",
    ])
  func `approval that is taken back or asked about is none`(text: String) {
    #expect(Opinion(of: Reading(text)).approving.isEmpty)
  }

  @Test func `approval within limits is told apart`() {
    let opinion = Opinion(of: Reading("ok for a few hundred rows"))
    #expect(opinion.approving.isEmpty)
    #expect(opinion.limited == [0])
    #expect(!opinion.approves(of: [0], takesLimited: false))
    #expect(opinion.approves(of: [0], takesLimited: true))
  }
}
