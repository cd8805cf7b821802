import HeadlessScreen
import HeadlessSwiftUI
import Testing

@Suite("Views and modifiers") @MainActor struct ViewTests {
  private struct Counting: ViewModifier {
    @State private var count = 0

    func body(content: Content) -> some View {
      Button("Count \(count)") { count += 1 }
      content
    }
  }

  private struct Modified: View {
    @State private var number = 0

    var body: some View {
      Button("Next") { number += 1 }
      Text("\(number)").modifier(Counting())
    }
  }

  @Test("A modifier of the author's own keeps its state and gets the content anew")
  func viewModifier() throws {
    let screen = Screen { Modified() }
    try screen.tap("Count 0")
    try screen.tap("Next")
    #expect(screen.elements.texts == ["Next", "Count 1", "1"])
    #expect(screen.bodyCount(of: Counting.self) == 3)
  }

  private struct Framed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(configuration.role == .destructive ? "!" : "-")
        configuration.label
      }
    }
  }

  @Test("A button style of the author's own draws around the label")
  func buttonStyle() throws {
    let log = Log()
    let screen = Screen {
      Group {
        Button("Keep") { log.add("keep") }
        Button("Delete", role: .destructive) { log.add("delete") }
      }
      .buttonStyle(Framed())
    }
    #expect(screen.elements.texts == ["-", "Keep", "!", "Delete"])
    try screen.tap("Delete")
    #expect(log.take() == ["delete"])
  }

  private struct Level: View {
    @Environment(\.level) private var level
    var body: some View { Text("level \(level)") }
  }

  @Test("An environment value of the author's own has a default, and the nearest one counts")
  func environmentKey() {
    let screen = Screen {
      Level()
      Group {
        Level()
        Level().environment(\.level, 2)
      }
      .environment(\.level, 1)
    }
    #expect(screen.elements.texts == ["level 0", "level 1", "level 2"])
  }

  @Observable fileprivate final class Settings {
    var name = "a"
  }

  private struct ShowsSettings: View {
    @Environment(Settings.self) private var settings: Settings?
    var body: some View { Text(settings?.name ?? "none") }
  }

  @Test("An observable object is found in the environment by its type, and may be missing")
  func observableInEnvironment() {
    let settings = Settings()
    let screen = Screen {
      ShowsSettings()
      ShowsSettings().environment(settings)
    }
    settings.name = "b"
    screen.draw()
    #expect(screen.elements.texts == ["none", "b"])
  }

  @Test("What is in front is read after what is behind")
  func layers() {
    let screen = Screen {
      Text("view").overlay { Text("front") }.background { Text("behind") }
      ZStack {
        Text("back")
        Text("top")
      }
    }
    #expect(screen.elements.texts == ["view", "front", "behind", "back", "top"])
  }

  @Test("A scroll view can be pulled to refresh")
  func scrollView() async throws {
    let log = Log()
    let screen = Screen {
      ScrollView {
        LazyVStack { Text("content") }
      }
      .refreshable { await log.add("refreshed") }
    }
    try screen.pullToRefresh()
    try await screen.wait(for: "the refresh") { log.lines == ["refreshed"] }
  }

  @Test("One tap isn't two")
  func doubleTap() throws {
    let log = Log()
    let screen = Screen {
      List { Text("row").onTapGesture(count: 2) { log.add("twice") } }
    }
    try screen.tapRow("row")
    #expect(log.take().isEmpty)
  }
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

private struct LevelKey: EnvironmentKey {
  static let defaultValue = 0
}
