import Diagnostics
import Foundation

extension SiteBuilder {
  /// Draws a share of the notes' figures and keeps them in ``kept``; no page is written. A build that has them as a source need
  /// not draw them.
  ///
  /// Only the share's notes are read: what a note's drawings depend on is the note, the files around it and the settings.
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
      notes.published.map { ($0.document.source.path, $0.document.source) }, uniquingKeysWith: { first, _ in first })
    report.output = kept?.folder ?? ""
    report.seconds = Self.seconds(since: start)
    return report
  }
}

extension SiteSources {
  /// The same with only those notes that fall to a shard.
  fileprivate func share(of shard: Shard) -> SiteSources {
    var folder = folder
    folder.keepNotes(shard.share(of: folder.notes))
    return SiteSources(folder: folder, theme: theme)
  }
}
