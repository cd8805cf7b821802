import HeadlessScreen
import Testing

@Suite struct ScreenElementTests {
  let heart = ScreenElement(
    symbol: "heart.fill",
    label: "Remove Nora from favourites",
    traits: [.button],
    row: 1
  )
  let name = ScreenElement(text: "Nora", label: "Nora", row: 1)

  @Test func `VoiceOver says label, value and traits`() {
    let volume = ScreenElement(label: "Volume", value: "50%", traits: [.notEnabled, .button])
    #expect(volume.spoken == "Volume, 50%, dimmed, button")
  }

  @Test func `An element is described by what is drawn, then by what is spoken`() {
    #expect("\(name)" == "“Nora”")
    #expect("\(heart)" == "[heart.fill] spoken “Remove Nora from favourites, button”")
    #expect("\(ScreenElement(label: ""))" == "(nothing drawn) spoken “”")
  }

  @Test func `An element goes by its label, its text or its symbol`() {
    #expect(heart.isNamed("heart.fill"))
    #expect(heart.isNamed("Remove Nora from favourites"))
    #expect(name.isNamed("Nora"))
    #expect(!name.isNamed("Nor"))
  }

  @Test func `A row is found by a text drawn in it`() throws {
    let title = ScreenElement(text: "Restaurants", label: "Restaurants", traits: [.header])
    let screen = [title, name, heart]
    #expect(try screen.row(containing: "Nora") == [name, heart])
    #expect(screen.rows == [[name, heart]])
    #expect(screen.texts == ["Restaurants", "Nora"])
  }

  @Test func `A row that isn't there is reported with what is`() {
    let error = #expect(throws: NotOnScreen.self) { try [name].row(containing: "Ada") }
    #expect(
      error?.description == """
        There is no row with “Ada” on the screen. On the screen:
          “Nora”
        """
    )
  }

  @Test func `An empty screen is called empty`() {
    let error = NotOnScreen("button “Search”", among: [])
    #expect(error.description == "There is no button “Search” on the screen. The screen is empty.")
  }

  @Test func `A thing that can't be reached says why`() {
    let error = NotOnScreen("button “Save”", among: [name], reason: "it is dimmed")
    #expect(
      error.description == """
        A person can't reach button “Save”: it is dimmed. On the screen:
          “Nora”
        """
    )
  }

  @Test func `A runtime issue names its rule`() {
    #expect("\(RuntimeIssue(rule: "O9", message: "Publishing."))" == "O9: Publishing.")
  }

  @Test func `A symbol is spoken without its variant`() {
    #expect(ScreenElement.label(ofSymbol: "heart.fill") == "heart")
    #expect(ScreenElement.label(ofSymbol: "square.and.arrow.up") == "square.and.arrow.up")
  }
}
