import ReviewKit
import Testing

struct TestNameTests {
  @Test func `a listed name has its parts`() throws {
    let name = try #require(TestName("LampTests.Lamp/Finding03/`is it on/off?`()"))
    #expect(name.target == "LampTests")
    #expect(name.suite == "Finding03")
    #expect(name.function == "`is it on/off?`()")
  }

  @Test func `an event's name ends with the test's place`() {
    let name = TestName(eventID: "LampTests.Lamp/Finding03/lit()/Lamp.swift:9:6")
    #expect(name.text == "LampTests.Lamp/Finding03/lit()")
    #expect(TestName(eventID: "LampTests.Lamp/Finding03").text == "LampTests.Lamp/Finding03")
  }

  @Test(arguments: ["LampTests.lit()/Lamp.swift:9:6", "LampTests.lit()"])
  func `a test in no suite has no suite`(line: String) throws {
    let name = try #require(TestName(line))
    #expect(name.text == "LampTests.lit()")
    #expect(name.target == "LampTests")
    #expect(name.suite == "")
    #expect(name.function == "lit()")
  }

  @Test(arguments: ["", "Building for debugging...", "warning: nothing"])
  func `other lines are no names`(line: String) {
    #expect(TestName(line) == nil)
  }
}
