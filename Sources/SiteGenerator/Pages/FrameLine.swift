import Markup
import Notes

/// A line of Markdown that each page has, at its top or foot; its links are as if it stood in a note at the top.
struct FrameLine: Sendable {
  private let note: Note
  private let map: SiteMap
  private let library: NoteLibrary

  /// - Parameter text: Markdown.
  init(_ text: String, _ site: CheckedSite) {
    let document = Document(text: text, path: SiteFolder.configurationName)
    note = Note(path: SiteFolder.configurationName, document: document, page: "index.html")
    map = site.notes.map
    library = NoteLibrary(undrawn: [], languages: site.notes.languages, language: site.configuration.language)
  }

  /// - Parameter page: the page it is on.
  func html(on page: String) -> String {
    guard !note.document.blocks.isEmpty else { return "" }
    let resolver = LinkResolver(note: note, map: map, shownPath: SiteFolder.configurationName, page: page)
    var writer = DocumentWriter(library: library, resolver: resolver, embedding: [note.path])
    return writer.write(note.document, omittingTitle: false).html
  }
}
