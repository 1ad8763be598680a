import Markup
import Notes
import SiteContent
import SiteMarkup
import SiteStorage

/// A line of Markdown at the top or bottom of each page. Its links are resolved as in a note in the content folder
/// itself.
struct HeaderFooterLine: Sendable {
  private let note: ParsedNote
  private let map: SiteMap
  private let library: NoteLibrary

  /// - Parameter text: Markdown.
  init(_ text: String, _ site: SharedSite) {
    let document = Document(text: text, path: SiteFolder.configurationName)
    note = ParsedNote(path: SiteFolder.configurationName, document: document, page: "index.html")
    map = site.notes.map
    library = NoteLibrary(undrawn: [], languages: site.notes.languages, language: site.configuration.language)
  }

  /// Returns the line as HTML.
  ///
  /// - Parameter page: the page that contains the line.
  func html(on page: String) -> String {
    guard !note.document.blocks.isEmpty else { return "" }
    let resolver = LinkResolver(note: note, map: map, shownPath: SiteFolder.configurationName, page: page)
    var writer = DocumentWriter(library: library, resolver: resolver, embedding: [note.path])
    return writer.write(note.document, omittingTitle: false).html
  }
}
