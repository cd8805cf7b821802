/// An outline, to say where a view can be hit.
///
/// Every shape stands for the whole frame.
public protocol Shape: Sendable {}
