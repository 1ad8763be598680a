import Diagnostics

/// What can be said of notes only beside each other.
struct NoteRules {
  let notes: SiteNotes
  /// The links of each note, in the order of the notes.
  let links: [[OutgoingLink]]
  let language: String
  /// How a path is shown to people.
  let shown: (String) -> String

  /// In the order of the notes.
  var diagnostics: [Diagnostic] { sameTitles + orphans }

  /// Notes that lists, tabs and search results show by the same words.
  private var sameTitles: [Diagnostic] {
    var first: [String: Note] = [:]
    return notes.published.compactMap { note in
      let key = (note.language ?? language).lowercased() + "\n" + note.title.lowercased()
      guard let other = first[key] else {
        first[key] = note
        return nil
      }
      return Diagnostic(
        .warning, "same-title", "the title ‘\(note.title)’ is that of ‘\(shown(other.path))’ too",
        file: shown(note.path),
        span: titlePlace(of: note), hint: "give one of them a ‘title’ of its own")
    }
  }

  /// Notes that only lists of all pages lead to.
  private var orphans: [Diagnostic] {
    var reached: Set<String> = []
    for (note, links) in zip(notes.published, links) {
      for case let target? in links.map(\.target) where target != note.path { reached.insert(target) }
    }
    return notes.published.compactMap { note in
      let isExempt = note.page == "index.html" || note.isPost || notes.translations.isTranslation(note.path)
      guard !isExempt, !reached.contains(note.path) else { return nil }
      return Diagnostic(
        .warning, "orphan", "no other note links to ‘\(note.title)’", file: shown(note.path),
        span: titlePlace(of: note), hint: "link to it where somebody would look for it")
    }
  }

  private func titlePlace(of note: Note) -> Span {
    if let written = note.document.frontMatter["title"] { return written.span }
    let heading = note.document.blocks.first { if case .heading = $0.kind { true } else { false } }
    return note.titleHeading == nil
      ? Span(at: Location(line: 1, column: 1)) : heading?.span ?? Span(at: Location(line: 1, column: 1))
  }
}
