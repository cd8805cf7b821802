/// A value with the format style that it is written in.
struct StyledText<Format: FormatStyle>: FormattedText
where Format.FormatInput: Equatable, Format.FormatOutput == String {
  let input: Format.FormatInput
  let format: Format

  /// Writes the value in the environment's locale.
  ///
  /// A date gets the environment's time zone too, unless the author's style names another one.
  func string(in environment: EnvironmentValues) -> String {
    let style = format.locale(environment.locale)
    guard var dates = style as? Date.FormatStyle, let date = input as? Date else {
      return style.format(input)
    }
    if dates.timeZone == .autoupdatingCurrent || dates.timeZone == .current {
      dates.timeZone = environment.timeZone
    }
    return dates.format(date)
  }
}
