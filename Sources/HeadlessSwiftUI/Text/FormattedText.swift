/// A value that is written out in an environment.
protocol FormattedText {
  @MainActor func string(in environment: EnvironmentValues) -> String
}
