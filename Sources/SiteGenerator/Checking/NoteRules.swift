import Diagnostics
import SiteContent
import SiteMarkup
import SitePages

/// Rules that compare notes with each other: equal titles, and notes without links to them.
struct NoteRules {
  let notes: SiteNotes
  /// The links of each note, in the order of the notes.
  let links: [[OutgoingLink]]
  let language: String
  /// Returns the path of a note for diagnostics.
  let shown: (String) -> String

  /// The diagnostics, in the order of the notes.
  var diagnostics: [Diagnostic] { sameTitles + orphans }

  /// Warnings about notes with the same title, which lists, tabs and search results can't tell apart.
  private var sameTitles: [Diagnostic] {
    var first: [String: Note] = [:]
    return notes.published.compactMap { note in
      let key = (note.language ?? language).lowercased() + "\n" + note.title.lowercased()
      guard let other = first[key] else {
        first[key] = note
        return nil
      }
      return Diagnostic(
        .warning, "same-title", "'\(shown(other.path))' has the same title '\(note.title)'",
        file: shown(note.path),
        span: titlePlace(of: note), hint: "change the title of one of them")
    }
  }

  /// Warnings about notes that no other note links to.
  private var orphans: [Diagnostic] {
    var reached: Set<String> = []
    for (note, links) in zip(notes.published, links) {
      for case let target? in links.map(\.target) where target != note.path { reached.insert(target) }
    }
    return notes.published.compactMap { note in
      let isExempt = note.page == "index.html" || note.isPost || notes.translations.isTranslation(note.path)
      guard !isExempt, !reached.contains(note.path) else { return nil }
      return Diagnostic(
        .warning, "orphan", "no other note links to '\(note.title)'", file: shown(note.path),
        span: titlePlace(of: note), hint: "add a link from a related note")
    }
  }

  private func titlePlace(of note: Note) -> Span { note.titleSpan ?? Span(at: Location(line: 1, column: 1)) }
}
