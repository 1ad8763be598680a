import Diagnostics
import Markup
import Notes

/// The part of a page that depends only on its note and the notes embedded in it. Pages are made in parallel.
package struct PageContent: Sendable {
  package var content: String
  package var links: [OutgoingLink]
  /// Links to other sites.
  package var externals: [ExternalLink]
  package var tags: [String]
  package var diagnostics: [Diagnostic]
  /// Whether the page needs the style sheet for formulas.
  package var hasFormulas: Bool
  /// The paths of the notes that are embedded in it.
  let shownNotes: Set<String>
  /// The style sheets and scripts that the figures need.
  package var needs: FigureNeeds

  /// - Parameters:
  ///   - omittingTitle: whether the heading that is the page's title is left out, because the template writes it.
  ///   - showingProperties: whether the front matter is listed before the text; the note's own `properties` overrides
  ///     this.
  package init(
    _ note: Note, map: SiteMap, library: NoteLibrary, shownPath: String, omittingTitle: Bool = true,
    showingProperties: Bool = false
  ) {
    var writer = DocumentWriter(
      library: library, resolver: LinkResolver(note: note, map: map, shownPath: shownPath), embedding: [note.path])
    let isShowing = note.document.frontMatter["properties"]?.isOn ?? showingProperties
    let properties = isShowing ? writer.write(NoteProperties(note.document.frontMatter)).html : ""
    let drawing = note.canvas.map { writer.write($0).html } ?? ""
    content =
      properties + drawing + writer.write(note.document, omittingTitle: omittingTitle && note.titleHeading != nil).html
    (links, externals) = (writer.links, writer.externals)
    (hasFormulas, needs, shownNotes) = (writer.hasFormulas, writer.needs, writer.shownNotes)
    // `#stacks` and `#Stacks` are one tag, spelled as in its first use.
    var names: Set<String> = []
    tags = (note.frontMatterTags + writer.tags).filter { names.insert($0.lowercased()).inserted }
    diagnostics = note.document.diagnostics + writer.diagnostics
  }
}
