extension ScreenElement {
  /// What VoiceOver says for a symbol that nobody has labelled.
  ///
  /// The symbol's name stands for the system's own words, which are left out. `heart` and
  /// `heart.fill` sound alike here, as they do on a phone: a variant isn't told (rule H4).
  package static func label(ofSymbol name: String) -> String {
    name.split(separator: ".").filter { $0 != "fill" }.joined(separator: ".")
  }
}
