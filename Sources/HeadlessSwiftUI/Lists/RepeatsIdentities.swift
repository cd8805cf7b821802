/// A view whose children may have the same identity, and then are the same.
@MainActor protocol RepeatsIdentities {}
