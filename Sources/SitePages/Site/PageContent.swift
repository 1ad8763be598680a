import Diagnostics
import Markup
import Notes
import SiteContent
import SiteMarkup

/// The part of a page that depends only on its note and the notes embedded in it. Pages are made in parallel.
@dynamicMemberLookup
package struct PageContent: Sendable {
  package var content: String
  package var diagnostics: [Diagnostic]
  /// The title as HTML, if it has formulas.
  package let titleMarkup: String?
  /// Links to other sites.
  package let externals: [ExternalLink]
  /// Whether writing took too long, so that the note is shown as plain text. Another time it may be written.
  package let isOverdue: Bool
  /// The data of the page that other pages may read.
  package let metadata: PageMetadata

  /// - Parameters:
  ///   - omittingTitle: whether the heading that is the page's title is left out, because the template writes it.
  ///   - showingProperties: whether the front matter is listed before the text; the note's own `properties` overrides
  ///     this.
  package init(
    _ note: ParsedNote, map: SiteMap, library: NoteLibrary, shownPath: String, omittingTitle: Bool = true,
    showingProperties: Bool = false
  ) {
    var writer = DocumentWriter(
      library: library, resolver: LinkResolver(note: note, map: map, shownPath: shownPath), embedding: [note.path])
    let isShowing = note.frontMatter["properties"]?.isOn ?? showingProperties
    let properties = isShowing ? writer.write(NoteProperties(note.frontMatter)).html : ""
    let drawing = note.canvas.map { writer.write($0).html } ?? ""
    content =
      properties + drawing + writer.write(note.document, omittingTitle: omittingTitle && note.titleHeading != nil).html
    let heading = omittingTitle && note.titleHeading != nil ? note.document.titleHeading?.content : nil
    titleMarkup = heading.flatMap { $0.hasFormulas ? writer.write($0).html : nil }
    // `#stacks` and `#Stacks` are one tag, spelled as in its first use.
    var names: Set<String> = []
    let tags = (note.frontMatterTags + writer.tags).filter { names.insert($0.lowercased()).inserted }
    externals = writer.externals
    metadata = PageMetadata(
      links: writer.links, tags: tags, hasFormulas: writer.hasFormulas,
      shownNotes: writer.shownNotes.sorted(), needs: writer.needs, styles: PageStyles(content))
    diagnostics = note.document.diagnostics + writer.diagnostics
    isOverdue = note.document.isOverdue || writer.clock.isOver
    if writer.clock.isOver {
      content = Element("pre", [:], text: note.copy).html
      diagnostics = note.document.diagnostics + [MarkdownClock.error(in: shownPath)]
    }
  }

  package subscript<Value>(dynamicMember member: KeyPath<PageMetadata, Value>) -> Value { metadata[keyPath: member] }
}

/// The data of a note's page that other pages, lists and style sheets may read: everything except its HTML.
package struct PageMetadata: Encodable, Sendable {
  package let links: [OutgoingLink]
  package let tags: [String]
  /// Whether the page needs the style sheet for formulas.
  package let hasFormulas: Bool
  /// The paths of the notes that are embedded in it, sorted.
  package let shownNotes: [String]
  /// The style sheets and scripts that the figures need.
  package let needs: FigureNeeds
  package let styles: PageStyles
}

/// The parts of a page that determine its style sheets.
package struct PageStyles: Encodable, Sendable {
  /// The classes of the elements, sorted; empty for a page without figures.
  let classes: [String]
  /// The highest number of a step; 0 if there is none.
  let steps: Int
  /// Whether the page has an element for which `assets/extras.css` has rules.
  let hasExtras: Bool
  let hasImages: Bool

  /// - Parameter html: the page as Vitrine writes it.
  init(_ html: String) {
    let uses = MarkupUses(html)
    let hasFigure = uses.classes.contains("figure")
    (classes, steps) = (hasFigure ? uses.classes.sorted() : [], hasFigure ? uses.steps : 0)
    hasExtras = FigureSheets.hasExtras(uses)
    hasImages = html.containsBytes(of: " alt=\"")
  }
}
