import Diagnostics
import Markup
import Notes

/// The part of a page that is made from its note and from those it shows; made in parallel.
package struct NotePage: Sendable {
  package var content: String
  package var links: [OutgoingLink]
  /// Links to other sites.
  package var externals: [ExternalLink]
  package var tags: [String]
  package var diagnostics: [Diagnostic]
  /// Whether it needs the style sheet for formulas.
  package var hasFormulas: Bool
  /// The paths of the notes of which it shows parts.
  let shownNotes: Set<String>
  /// What its figures need.
  package var needs: FigureNeeds

  /// - Parameters:
  ///   - omittingTitle: whether the heading that is the page's title is left to the template; if it is one.
  ///   - showingProperties: whether what the front matter says is listed before the text, if the note does not say.
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
    // `#stacks` and `#Stacks` are one tag, by the name that comes first.
    var names: Set<String> = []
    tags = (note.frontMatterTags + writer.tags).filter { names.insert($0.lowercased()).inserted }
    diagnostics = note.document.diagnostics + writer.diagnostics
  }
}
