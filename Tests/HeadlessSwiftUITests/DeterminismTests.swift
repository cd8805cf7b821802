import Foundation
import HeadlessScreen
import HeadlessSwiftUI
import Testing

@Suite("The same test gives the same trace") @MainActor struct DeterminismTests {
  private final class Model: ObservableObject {
    @Published var count = 0
  }

  private struct Page: View {
    let log: Log
    @StateObject private var model = Model()
    @State private var isShown = true

    var body: some View {
      NavigationStack {
        VStack {
          Button("Switch") { isShown.toggle() }
          NavigationLink("Push", value: 1)
          if isShown { piece("a") }
          piece("b")
          Text("\(model.count)")
        }
        .navigationDestination(for: Int.self) { _ in piece("pushed") }
        .task {
          log.add("task")
          await Task.yield()
          model.count += 1
        }
      }
    }

    private func piece(_ name: String) -> some View {
      Text(name)
        .onAppear { log.add("appear \(name)") }
        .onDisappear { log.add("disappear \(name)") }
        .onChange(of: model.count) { log.add("\(name) \(model.count)") }
    }
  }

  private func trace() async throws -> [String] {
    let log = Log()
    let screen = Screen { Page(log: log) }
    try await screen.wait(for: "the first task") { screen.elements.texts.last == "1" }
    try screen.tap("Push")
    try screen.goBack()
    try await screen.wait(for: "the second task") { screen.elements.texts.last == "2" }
    try screen.tap("Switch")
    screen.close()
    return log.take()
  }

  @Test("A hundred times over")
  func manyTimes() async throws {
    let first = try await trace()
    #expect(
      first == [
        "appear a", "appear b", "task", "a 1", "b 1", "appear pushed", "disappear a",
        "disappear b", "appear a", "appear b", "disappear pushed", "task", "a 2", "b 2",
        "disappear a", "disappear b",
      ]
    )
    for _ in 0..<100 {
      let next = try await trace()
      #expect(next == first)
    }
  }
}
