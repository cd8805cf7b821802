import ReviewKit
import Testing

struct LanguageTests {
  @Test(arguments: ["es", "ES", "es-MX", "es_MX.UTF-8", "es@euro"])
  func `a locale begins with its language`(locale: String) {
    #expect(Language(locale: locale) == .spanish)
  }

  @Test(arguments: ["C", "POSIX", "C.UTF-8", "", "espanol", "fr_FR.UTF-8"])
  func `another locale is none of the kit's languages`(locale: String) {
    #expect(Language(locale: locale) == nil)
  }

  @Test(
    arguments: [
      (["LC_ALL": "es_ES", "LC_MESSAGES": "en_GB", "LANG": "en_GB"], .spanish),
      (["LC_ALL": "C", "LC_MESSAGES": "es_ES", "LANG": "es_ES"], nil),
      (["LC_MESSAGES": "es_ES", "LANG": "en_GB"], .spanish),
      (["LC_ALL": "", "LANG": "es_ES"], .spanish),
      (["LANG": "en_GB"], .english),
      ([:], nil),
    ] as [([String: String], Language?)]
  )
  func `the first variable that is set decides`(variables: [String: String], language: Language?) {
    #expect(Language(environment: variables) == language)
  }

  @Test func `the text in English has the plain name`() {
    #expect(Language.english.fileName == "README.md")
    #expect(Language.spanish.fileName == "README.es.md")
  }

  @Test(arguments: Language.allCases)
  func `no two headings are the same`(language: Language) {
    #expect(Set(Heading.allCases.map { $0.title(in: language) }).count == Heading.allCases.count)
  }
}
