import Foundation
import TestSupport
import Testing

@Suite struct TemporaryDefaultsTests {
  @Test func `What one launch stores the next one finds`() {
    let defaults = TemporaryDefaults()
    defaults.open().set(["a"], forKey: "ids")
    #expect(defaults.open().stringArray(forKey: "ids") == ["a"])
  }

  @Test func `Two tests share nothing`() {
    let mine = TemporaryDefaults()
    let theirs = TemporaryDefaults()
    mine.open().set(1, forKey: "count")
    #expect(theirs.open().object(forKey: "count") == nil)
  }
}
