/// What a ``UIAction`` calls, and hands itself.
public typealias UIActionHandler = UIAction.Handler
