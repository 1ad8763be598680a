import Programs

/// The versions of a note at the commits that its fences are compared with: `compare=@v1.2`. The process that has the
/// note reads them, so that those that draw its fences need no repository.
package struct NoteVersions: Sendable {
  /// The contents of the note, or the reason why it has none, by revision.
  package var found: [String: Result<[UInt8], GitRepository.Missing>] = [:]

  package init() {}

  /// - Parameters:
  ///   - path: the path of the note; `nil` if the fences are not in a file.
  ///   - fences: the options of the fences, as they are written.
  ///   - git: returns the repository of the note.
  package init(
    of path: String?, for fences: [[FigureSetting]], in git: () -> GitRepository?,
    by programs: InstalledPrograms = .system
  ) {
    let named = fences.flatMap(\.self).filter { $0.key == "compare" && $0.value.hasPrefix("@") }
    let revisions = Set(named.map { String($0.value.dropFirst()) })
    guard let path, !revisions.isEmpty, let repository = git() else { return }
    for revision in revisions {
      found[revision] = Result { () throws(GitRepository.Missing) in
        try repository.file(path, at: revision, by: programs)
      }
    }
  }

  /// Reads the versions of a note that does not belong to a site.
  package init(of path: String?, for fences: [[FigureSetting]]) {
    self.init(of: path, for: fences, in: { path.flatMap { GitSearch(notes: $0 + "/..").repository } })
  }

  /// Returns the note's contents at a commit.
  func contents(at revision: String) throws(GitRepository.Missing) -> [UInt8] {
    guard let version = found[revision] else { throw .history }
    return try version.get()
  }
}
