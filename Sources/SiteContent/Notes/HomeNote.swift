import Diagnostics
import Notes

/// The note whose page is the site's home page.
enum HomeNote {
  /// Returns the note that becomes the home page: the one that the configuration names, else `Home.md` at the top
  /// level. An `index.md` or `README.md` at the top level needs no entry here, because its page is the home page in any
  /// case.
  ///
  /// - Parameter wanted: a path, with or without extension, or a file name that only one note has; empty if the
  ///   configuration sets no home page.
  /// - Returns: the note's path; `nil` if there is none.
  static func find(_ wanted: String, among notes: [String]) -> String? {
    if !wanted.isEmpty { return named(wanted, among: notes) }
    let top = notes.filter { NotePath.folder(of: $0).isEmpty }
    if top.contains(where: NotePath.isIndex) { return nil }
    return top.first { NotePath.stem(of: $0).lowercased() == "home" }
  }

  private static func named(_ wanted: String, among notes: [String]) -> String? {
    if notes.contains(wanted) { return wanted }
    let withoutEnding = notes.filter { NotePath.join(NotePath.folder(of: $0), NotePath.stem(of: $0)) == wanted }
    let matches = withoutEnding.isEmpty ? notes.filter { NotePath.stem(of: $0) == wanted } : withoutEnding
    return matches.count == 1 ? matches[0] : nil
  }

  /// Returns the warning for a configuration that names a missing note.
  static func warning(_ wanted: String) -> Diagnostic {
    Diagnostic(
      .warning, "home", "there is no note '\(wanted)' for the home page",
      hint: "set 'home' to a note's path in the content folder, such as Welcome.md")
  }
}
