extension Key {
  /// Returns the key with a translation's text, and its own where the translation has none.
  ///
  /// Fields and diffs are always the key's own. A wrong fix is told by its fields: they are taken
  /// in order, and one that the translation leaves out keeps its text.
  func translated(by translation: Key) -> Key {
    var key = self
    key.title = translation.title
    key.findings = findings.map { finding in
      translation.finding(finding.number).map(finding.translated) ?? finding
    }
    if !translation.wrongFixes.isEmpty { key.wrongFixesTitle = translation.wrongFixesTitle }
    var rest = translation.wrongFixes[...]
    key.wrongFixes = wrongFixes.map { fix in
      guard let next = rest.first, next.base == fix.base, next.fails == fix.fails else {
        return fix
      }
      rest.removeFirst()
      return fix.translated(by: next)
    }
    key.lesson = lesson.translated(by: translation.lesson)
    key.tests = tests.translated(by: translation.tests)
    key.saidNotCoded = saidNotCoded.translated(by: translation.saidNotCoded)
    if !translation.followUps.isEmpty {
      key.followUpsTitle = translation.followUpsTitle
      key.followUps = translation.followUps
    }
    key.sources = sources.translated(by: translation.sources)
    return key
  }
}

extension Key.Finding {
  fileprivate func translated(by translation: Key.Finding) -> Key.Finding {
    var finding = self
    finding.title = translation.title
    if !translation.prose.isEmpty { finding.prose = translation.prose }
    if !translation.hints.isEmpty { finding.hints = translation.hints }
    if spoken != nil { finding.spoken = translation.spoken ?? spoken }
    return finding
  }
}

extension Key.WrongFix {
  fileprivate func translated(by translation: Key.WrongFix) -> Key.WrongFix {
    var fix = self
    fix.title = translation.title
    if !translation.prose.isEmpty { fix.prose = translation.prose }
    return fix
  }
}
