/// The code of an exercise's variants, ready to be built.
struct VariantCode: Sendable {
  /// What to build for each variant that could be made.
  private(set) var snapshots: [Variant: Snapshot] = [:]
  /// What stands for each of these, and for all that it is built with.
  private(set) var contents: [Variant: Fingerprint] = [:]
  /// Why the others could not be made.
  private(set) var mismatches: [Variant: PatchMismatch] = [:]

  /// Makes the code of all variants of a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - bases: The code of each side that diffs are made to.
  ///   - frame: Returns what the code of a side is built with; its own code is left out.
  /// - Throws: What `frame` throws.
  init(
    of key: Key,
    from bases: [Side: SourceFiles],
    in frame: (Side) throws(ReviewError) -> Snapshot
  ) throws(ReviewError) {
    var frames: [Side: (snapshot: Snapshot, content: Fingerprint)] = [:]
    for side in bases.keys {
      var snapshot = try frame(side)
      snapshot.replaceSources(with: SourceFiles([:]))
      frames[side] = (snapshot, snapshot.fingerprint)
    }
    for variant in key.variants {
      let change = key.change(for: variant)
      guard let base = bases[change.base], var (snapshot, content) = frames[change.base] else {
        continue
      }
      do throws(PatchMismatch) {
        let sources = try change.patch?.applied(to: base) ?? base
        snapshot.replaceSources(with: sources)
        content.combine(sources)
        snapshots[variant] = snapshot
        contents[variant] = content
      } catch {
        mismatches[variant] = error
      }
    }
  }
}

extension Snapshot {
  /// Puts other files in the place of the exercise's code.
  fileprivate mutating func replaceSources(with sources: SourceFiles) {
    let folder = exercise.sourcesPath(side) + "/"
    files = files.filter { !$0.key.hasPrefix(folder) }
    for (name, bytes) in sources.content { files[folder + name] = bytes }
  }
}

extension Fingerprint {
  fileprivate mutating func combine(_ sources: SourceFiles) {
    for name in sources.names {
      combine(name)
      combine(sources.content[name] ?? [])
    }
  }
}
