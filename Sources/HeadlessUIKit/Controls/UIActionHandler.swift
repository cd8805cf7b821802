/// What a ``UIAction`` calls, and hands itself.
public typealias UIActionHandler = @MainActor (UIAction) -> Void
