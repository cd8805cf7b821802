import Foundation
import HeadlessScreen
import HeadlessSwiftUI
import Testing

@Suite("Texts") @MainActor struct TextTests {
  private func drawn(_ text: Text, locale: String = "en_US") -> [String] {
    Screen(locale: Locale(identifier: locale)) { text }.elements.texts
  }

  private let date = Date(timeIntervalSince1970: 1_700_000_000)

  @Test("A string is shown as it is")
  func strings() {
    let string = "a %d b"
    #expect(drawn(Text(string)) == ["a %d b"])
    #expect(drawn(Text(string.dropFirst(5))) == ["b"])
    #expect(drawn(Text(verbatim: "1000")) == ["1000"])
  }

  @Test("A literal writes its numbers in the locale")
  func interpolation() {
    #expect(drawn(Text("\(1234) of \("many")")) == ["1,234 of many"])
    #expect(drawn(Text("\(1234)"), locale: "de_DE") == ["1.234"])
    #expect(drawn(Text("\(1.5)")) == ["1.500000"])
    #expect(drawn(Text("\(1.5, specifier: "%.1f")")) == ["1.5"])
    #expect(drawn(Text("\(0.25, format: .percent)")) == ["25%"])
    #expect(drawn(Text("a \(Text("b"))")) == ["a b"])
    #expect(drawn(Text("\(true)")) == ["true"])
  }

  @Test("A value is written in its format style, in the environment's locale and time zone")
  func formats() {
    let day = Text(date, format: .dateTime.day().month(.wide).year())
    #expect(drawn(day) == ["November 14, 2023"])
    #expect(drawn(day, locale: "de_DE") == ["14. November 2023"])
    #expect(drawn(Text(1234.5, format: .number)) == ["1,234.5"])
    #expect(drawn(Text(9.5, format: .currency(code: "EUR"))) == ["€9.50"])
    let hour = Text(date, format: .dateTime.hour().minute())
    let tokyo = Screen(timeZone: TimeZone(secondsFromGMT: 9 * 3600) ?? .gmt) { hour }
    #expect(drawn(hour) != tokyo.elements.texts)
  }

  @Test("A time zone that the style names is kept")
  func namedTimeZone() {
    var style = Date.FormatStyle.dateTime.hour().minute()
    style.timeZone = TimeZone(secondsFromGMT: 3600) ?? .gmt
    let elsewhere = Screen(timeZone: .gmt) { Text(date, format: style) }
    #expect(elsewhere.elements.texts != drawn(Text(date, format: .dateTime.hour().minute())))
  }

  @Test("Texts are joined")
  func joined() {
    #expect(drawn(Text("a") + Text(verbatim: "b") + Text(1, format: .number)) == ["ab1"])
  }

  @Test("A locale set below is the one that counts")
  func locale() {
    let screen = Screen {
      Text(1234.5, format: .number).environment(\.locale, Locale(identifier: "de_DE"))
    }
    #expect(screen.elements.texts == ["1.234,5"])
  }

  @Test("Something under way is spoken, with its title where it has one")
  func progress() {
    let screen = Screen {
      ProgressView()
      ProgressView("Loading")
    }
    #expect(screen.elements.map(\.spoken) == ["In progress", "Loading"])
  }

  @Test("What is unavailable is shown with its title, description and actions")
  func unavailable() throws {
    let log = Log()
    let screen = Screen {
      ContentUnavailableView("Empty", systemImage: "tray", description: Text("Come back."))
      ContentUnavailableView.search(text: "abc")
      ContentUnavailableView.search
      ContentUnavailableView {
        Label("Failed", systemImage: "wifi")
      } description: {
        Text("No network.")
      } actions: {
        Button("Retry") { log.add("retry") }
      }
    }
    #expect(
      screen.elements.texts == [
        "Empty", "Come back.", "No Results for “abc”", "Check the spelling or try a new search.",
        "No Results", "Check the spelling or try a new search.", "Failed", "No network.", "Retry",
      ]
    )
    try screen.tap("Retry")
    #expect(log.take() == ["retry"])
  }
}
