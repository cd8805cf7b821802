/// Where something is put beside a row.
public enum HorizontalEdge: Sendable {
  /// The side where a line of text begins, or ends.
  case leading, trailing
}
