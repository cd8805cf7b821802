/// A view that a person can pull to refresh.
@MainActor protocol Refreshable {}
