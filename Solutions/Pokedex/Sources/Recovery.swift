import Composable
import HeadlessSwiftUI
import Sharing

/// What to do about stars that can't be read: the person decides.
struct Recovery: Reducer {
  struct State {
    @Shared(.favorites) var favorites
  }

  enum Action: Sendable {
    case tryAgainTapped
    case startOverTapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    // What fails is told by the shared value itself, and shown as before.
    .run { [favorites = state.$favorites] _ in
      switch action {
      case .tryAgainTapped: try? await favorites.load()
      case .startOverTapped: try? await favorites.save()
      }
    }
  }
}

/// Says that the stars couldn't be read or stored, and nothing while all is well.
struct RecoveryNotice: View {
  let store: StoreOf<Recovery>

  var body: some View {
    if store.$favorites.loadError != nil {  // finding 3, 10
      Label(
        "Your stars couldn't be read. New ones aren't stored until you decide.",
        systemImage: "exclamationmark.triangle")
      Button("Try again") { store.send(.tryAgainTapped) }
      Button("Start over", role: .destructive) { store.send(.startOverTapped) }
    } else if store.$favorites.saveError != nil {
      Label("Your latest stars aren't stored yet.", systemImage: "exclamationmark.triangle")
    }
  }
}
