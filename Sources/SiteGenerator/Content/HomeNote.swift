import Diagnostics
import Notes

/// The note that the site begins with.
enum HomeNote {
  /// Finds it among all notes: the one that the settings name, else `index.md` or `README.md` at the top, else `Home.md` there.
  ///
  /// - Parameter wanted: a path, with or without its ending, or a name that one note alone has; empty where nothing is said.
  /// - Returns: its path; `nil` where there is none.
  static func find(_ wanted: String, among notes: [String]) -> String? {
    if !wanted.isEmpty { return named(wanted, among: notes) }
    let top = notes.filter { NotePath.folder(of: $0).isEmpty }
    if top.contains(where: NavigationTree.isIndex) { return nil }
    return top.first { NotePath.stem(of: $0).lowercased() == "home" }
  }

  private static func named(_ wanted: String, among notes: [String]) -> String? {
    if notes.contains(wanted) { return wanted }
    let withoutEnding = notes.filter { NotePath.join(NotePath.folder(of: $0), NotePath.stem(of: $0)) == wanted }
    let matches = withoutEnding.isEmpty ? notes.filter { NotePath.stem(of: $0) == wanted } : withoutEnding
    return matches.count == 1 ? matches[0] : nil
  }

  /// What is said where the settings name a note that is not there.
  static func warning(_ wanted: String) -> Diagnostic {
    Diagnostic(
      .warning, "home", "there is no note ‘\(wanted)’ to begin the site with",
      hint: "home: wants a note’s path in the content folder, such as Welcome.md")
  }
}
