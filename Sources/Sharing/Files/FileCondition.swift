/// What a file has to be like to be replaced.
package enum FileCondition: Hashable, Sendable {
  /// Whatever it is like, if there is one.
  case anything
  /// It doesn't exist.
  case absent
  /// It is this version.
  case version(FileVersion)

  /// Checks a file that is about to be replaced.
  ///
  /// - Throws: ``SharingError/changedElsewhere(place:)`` or
  ///   ``SharingError/removedElsewhere(place:)``, about the file with that name.
  func check(_ found: FileVersion?, of name: String) throws(SharingError) {
    switch (self, found) {
    case (.anything, _), (.absent, nil): return
    case (.version(let expected), let found?) where expected == found: return
    case (.version, nil): throw .removedElsewhere(place: name)
    case (.absent, _), (.version, _): throw .changedElsewhere(place: name)
    }
  }
}
