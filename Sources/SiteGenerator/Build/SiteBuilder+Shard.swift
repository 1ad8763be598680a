import Diagnostics
import Foundation
import SiteContent
import SiteMarkup
import SitePages
import SiteReports
import SiteStorage

extension SiteBuilder {
  /// Draws the figures of a shard's notes and stores them in ``kept``, without writing pages. A build with this cache
  /// as a source doesn't draw them again.
  ///
  /// Only the shard's notes are read, because a note's drawings depend on the note, the site's files and the
  /// configuration.
  ///
  /// - Throws: `ContentFolder.Unreadable` or `Theme.Missing`.
  package func draw(_ shard: Shard) async throws -> BuildReport {
    let start = ContinuousClock.now
    let sources = try findSources().share(of: shard)
    let documents = await readNotes(in: sources.folder)
    let notes = placeNotes(documents, sources)
    let drawings = await draw(notes, evaluate(notes, sources), .none)
    var report = BuildReport()
    report.notes = notes.published.count
    report.fences = drawings.figures.flatMap(\.records)
    let found = drawings.figures.flatMap(\.diagnostics) + (shared?.diagnostics ?? [])
    report.diagnostics = configuration.rules.applied(to: found).ordered()
    report.sources = Dictionary(
      notes.parsed.map { ($0.document.source.path, $0.document.source) }, uniquingKeysWith: { first, _ in first })
    report.output = kept?.folder ?? ""
    report.seconds = Self.seconds(since: start)
    return report
  }
}

extension SiteSources {
  /// Returns the sources with only the notes of a shard.
  fileprivate func share(of shard: Shard) -> SiteSources {
    var folder = folder
    folder.keepNotes(shard.share(of: folder.notes))
    return SiteSources(folder: folder, theme: theme)
  }
}
