import Diagnostics
import Notes

/// The part of a page that is made from its note alone and from where links lead; made in parallel.
package struct NotePage: Sendable {
  package var content: String
  var records: [FenceRecord]
  package var diagnostics: [Diagnostic]
  var links: Int
  var brokenLinks: Int

  /// - Parameter omittingTitle: whether the heading that is the page's title is left to the template; if it is one.
  package init(
    _ note: Note, map: SiteMap, shownPath: String, configuration: SiteConfiguration, renderer: any FigureRenderer,
    omittingTitle: Bool = true
  ) {
    let figures = NoteFigures(
      note, shownPath: shownPath, defaults: configuration.figure, blocks: configuration.blocks, renderer: renderer)
    var writer = DocumentWriter(
      code: figures.html, resolver: LinkResolver(note: note, map: map, shownPath: shownPath))
    content = writer.write(note.document, omittingTitle: omittingTitle && note.titleHeading != nil)
    records = figures.records
    diagnostics = note.document.diagnostics + figures.diagnostics + writer.diagnostics
    links = writer.resolutions.count { !$0.isExternal }
    brokenLinks = writer.resolutions.count { $0.isBroken }
  }
}
