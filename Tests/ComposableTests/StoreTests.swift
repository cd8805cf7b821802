import Composable
import Observation
import Synchronization
import Testing

@MainActor @Suite struct StoreTests {
  private let server = Server()
  private let store: StoreOf<Dex>

  init() {
    let server = server
    store = Store(initialState: Dex.State()) {
      Dex(server: server).ifLet(\.detail, action: Dex.Action.detail, from: \.detail) {
        Detail(server: server)
      }
    }
  }

  @Test func `An action changes the state before it returns`() {
    store.send(.loaded(["Bulbasaur"]))
    #expect(store.names == ["Bulbasaur"])
  }

  @Test func `An effect sends its answer back, and can be waited for`() async {
    let task = store.send(.load)
    #expect(store.names == [])
    await server.answer("names", with: "Mew")
    await task.finish()
    #expect(store.names == ["Mew"])
  }

  @Test func `An effect that is cancelled sends nothing any more`() async {
    let task = store.send(.load)
    await server.arrival(of: "names")
    task.cancel()
    await server.answer("names", with: "Mew")
    await task.finish()
    #expect(store.names == [])
  }

  @Test func `A newer effect takes the place of the one with its id`() async {
    let old = store.send(.search("b"))
    await server.arrival(of: "b")
    let new = store.send(.search("bu"))
    await server.answer("bu", with: "Bulbasaur")
    await new.finish()
    await server.answer("b", with: "Beedrill")
    await old.finish()
    #expect(store.names == ["Bulbasaur"])
  }

  @Test func `Effects are cancelled by their id, and others are not`() async {
    let search = store.send(.search("b"))
    let load = store.send(.load)
    await server.arrival(of: "b")
    store.send(.close)
    await server.answer("b", with: "Beedrill")
    await search.finish()
    #expect(store.names == [])
    await server.answer("names", with: "Mew")
    await load.finish()
    #expect(store.names == ["Mew"])
  }

  @Test func `A store that is let go cancels its effects`() async {
    let server = server
    let isCancelled = Mutex(false)
    var short: Store<Int, Bool>? = Store(initialState: 0) {
      Once { send in
        _ = await server.answer("late")
        isCancelled.withLock { $0 = Task.isCancelled }
        await send(false)
      }
    }
    let task = short?.send(true)
    await server.arrival(of: "late")
    short = nil
    await server.answer("late", with: "")
    await task?.finish()
    #expect(isCancelled.withLock { $0 })
  }

  // MARK: Observation

  @Test func `A reader is told of the members that it read, and of no others`() {
    let told = Told()
    withObservationTracking {
      _ = store.names
    } onChange: {
      told.add("names")
    }
    withObservationTracking {
      _ = store.query
    } onChange: {
      told.add("query")
    }
    store.send(.loaded([]))
    #expect(told.names == [])
    store.send(.loaded(["Mew"]))
    #expect(told.names == ["names"])
  }

  @Test func `A member that can't be compared is told of at every action`() {
    struct Opaque {}
    let store = Store<Opaque, Bool>(initialState: Opaque()) { Once { _ in } }
    let told = Told()
    withObservationTracking {
      _ = store.self[dynamicMember: \.self]
    } onChange: {
      told.add("self")
    }
    store.send(false)
    #expect(told.names == ["self"])
  }

  @Test func `An action sent by an observer is handled after the one that it was told of`() {
    let told = Told()
    let store = store
    withObservationTracking {
      _ = store.names
    } onChange: {
      MainActor.assumeIsolated {
        store.send(.search("x"))
        told.add(store.query)
      }
    }
    store.send(.loaded(["Mew"]))
    #expect(told.names == [""])
    #expect(store.query == "x")
    store.send(.close)
  }

  // MARK: Presentation

  @Test func `A presented feature has a store of its own while it is there`() throws {
    #expect(detail() == nil)
    store.send(.open(25))
    let presented = try #require(detail())
    presented.send(.tapped)
    #expect(presented.taps == 1)
    #expect(store.detail?.taps == 1)
    presented.send(.done)
    #expect(store.detail == nil)
    #expect(detail() == nil)
    #expect(presented.taps == 1)
  }

  @Test func `Who asks for the presented store is told when it comes and goes, not of its changes`()
    throws
  {
    let told = Told()
    withObservationTracking {
      _ = detail()
    } onChange: {
      told.add("came")
    }
    store.send(.open(25))
    withObservationTracking {
      _ = detail()
    } onChange: {
      told.add("went")
    }
    let presented = try #require(detail())
    withObservationTracking {
      _ = presented.taps
    } onChange: {
      told.add("tapped")
    }
    presented.send(.tapped)
    #expect(told.names == ["came", "tapped"])
    presented.send(.done)
    #expect(told.names == ["came", "tapped", "went"])
  }

  @Test(arguments: [Dex.Action.close, .detail(.done), .open(2)])
  func `The effects of a presented feature end with it`(action: Dex.Action) async {
    store.send(.open(1))
    let task = store.send(.detail(.appeared))
    await server.arrival(of: "1")
    store.send(action)
    store.send(.open(2))
    await server.answer("1", with: "the first one")
    await task.finish()
    #expect(store.detail == Detail.State(id: 2))
  }

  @Test func `The effects of a presented feature go on while it is there`() async {
    store.send(.open(1))
    let task = store.send(.detail(.appeared))
    store.send(.detail(.tapped))
    await server.answer("1", with: "the first one")
    await task.finish()
    #expect(store.detail == Detail.State(id: 1, text: "the first one", taps: 1))
  }

  @Test func `An action for a feature that isn't there changes nothing`() {
    store.send(.detail(.tapped))
    #expect(store.detail == nil)
  }

  private func detail() -> StoreOf<Detail>? {
    store.scope(\.detail, action: Dex.Action.detail)
  }
}

/// A feature that runs one effect when it is sent true.
private struct Once<State>: Reducer {
  let operation: @concurrent @Sendable (Send<Bool>) async -> Void

  func reduce(into state: inout State, action: Bool) -> Effect<Bool> {
    action ? .run(operation) : .none
  }
}

/// What observers noted, in order.
private final class Told: Sendable {
  private let noted = Mutex<[String]>([])

  var names: [String] { noted.withLock { $0 } }

  func add(_ name: String) { noted.withLock { $0.append(name) } }
}
