/// In which order the notes of a folder come, beside what their front matter says.
package struct NoteOrder: Sendable {
  /// What notes are sorted by.
  package enum Key: String, CaseIterable, Sendable {
    /// The names of files and folders, numbers in them as numbers.
    case name
    case title
    /// The newest first, those without a date last.
    case date
  }

  /// Where nothing is said of a folder or one around it.
  package var usual = Key.name
  /// By folder.
  package var folders: [String: Key] = [:]

  /// What the notes of a folder are sorted by.
  func key(for folder: String) -> Key {
    var folder = folder
    while !folder.isEmpty {
      if let key = folders[folder] { return key }
      folder = NotePath.folder(of: folder)
    }
    return usual
  }
}
