import Diagnostics
import Notes

/// The part of a page that is made from its note alone and from where links lead; made in parallel.
struct NotePage: Sendable {
  var content: String
  var records: [FenceRecord]
  var diagnostics: [Diagnostic]
  var links: Int
  var brokenLinks: Int

  init(_ note: Note, map: SiteMap, shownPath: String, configuration: SiteConfiguration, renderer: any FigureRenderer) {
    let figures = NoteFigures(
      note, shownPath: shownPath, defaults: configuration.figure, blocks: configuration.blocks, renderer: renderer)
    var writer = DocumentWriter(
      code: figures.html, resolver: LinkResolver(note: note, map: map, shownPath: shownPath))
    content = writer.write(note.document, omittingTitle: note.titleHeading != nil)
    records = figures.records
    diagnostics = note.document.diagnostics + figures.diagnostics + writer.diagnostics
    links = writer.resolutions.count { !$0.isExternal }
    brokenLinks = writer.resolutions.count { $0.isBroken }
  }
}
