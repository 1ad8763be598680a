import Markup
import Notes

/// The line at the foot of each page; its links are as if it stood in a note at the top.
struct FooterLine: Sendable {
  private let note: Note
  private let map: SiteMap
  private let library: NoteLibrary

  init(_ site: CheckedSite) {
    let document = Document(text: site.configuration.footer, path: SiteFolder.configurationName)
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
