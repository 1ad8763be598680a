import Diagnostics
import Foundation
import Programs

extension SiteBuilder {
  /// Where the record of the site is kept; `nil` where none is.
  ///
  /// What serves a site remembers more than a record says. Of sites that publish some files alone, or list all their files, nearly
  /// every change changes more than a page; of what other folders and programs hold too little is known.
  var recordFile: RecordFile? {
    guard let folder = kept?.folder, settingsSum != nil, memory == nil, !keepsRenderings, medium == .page,
      configuration.publish == .all, !configuration.offline, configuration.filters.isEmpty,
      configuration.snippets.isEmpty
    else { return nil }
    let site = URL(fileURLWithPath: output).standardizedFileURL.resolvingSymlinksInPath().path
    return RecordFile(cache: folder, site: site)
  }

  /// Begins to write down what a later build needs to make pages anew by themselves.
  ///
  /// - Returns: `nil` where that is not done.
  func beginRecord() -> SiteRecording? {
    guard let file = recordFile else { return nil }
    // Until the site is finished, nothing is known of it.
    file.remove()
    return premises.map { SiteRecording(builder: self, file: file, premises: $0) }
  }

  /// What the whole site depends on, as it is now.
  var premises: String? {
    guard let kept, let settingsSum else { return nil }
    return SitePremises(of: self, settings: settingsSum, program: kept.program).sum
  }
}

/// A build that writes down what a later one needs.
struct SiteRecording {
  fileprivate let builder: SiteBuilder
  fileprivate let file: RecordFile
  /// What the whole site depends on, before anything was read.
  fileprivate let premises: String

  /// Findings that tell of this machine and this moment: where there are any, the next build is to try again.
  private static let passing: Set<String> = [
    "highlighting", "formulas", "mermaid", "filter", "workers", "shared-cache", "git", "cards", "platform",
  ]

  /// Keeps the record of a site that is finished.
  ///
  /// - Parameter places: where in its page the text of each note stands.
  func keep(_ writer: SiteWriter, _ places: [ContentPlace?]) {
    guard let record = record(of: writer, places) else { return }
    file.keep(record)
  }

  private func record(of writer: SiteWriter, _ places: [ContentPlace?]) -> SiteRecord? {
    let (site, report) = (writer.site, writer.report)
    guard isRepeatable(site, writer.laterFindings), let content = site.sources.stamps,
      let made = try? FolderStamps(ofSiteAt: writer.folder.path)
    else { return nil }
    let (shown, programs) = (site.notesShownByOthers, site.programs)
    let plan = SitePlan(
      notes: zip(site.notes.published.indices, places).map { planned($0, of: site, shown, $1) },
      drafts: site.notes.drafts.map(SiteMap.Entry.init), files: site.sources.folder.files,
      imageSizes: site.drawings.imageSizes, tags: site.notes.addresses.tags,
      translations: site.notes.translations, assets: writer.assets.names)
    return SiteRecord(
      premises: premises,
      places: Set(programs.colors.places + programs.formulas.places + programs.diagrams.places).sorted()
        .map(SiteRecord.Place.init),
      content: content, site: made,
      notes: zip(site.notes.published.indices, places).map { recorded($0, of: site, $1) }, plan: plan.bytes,
      hasCopies: writer.hasCopies, hasFigureList: site.notes.addresses.isFree(folder: FigureList.path),
      index: index(of: writer, in: made),
      totals: SiteRecord.Totals(
        drafts: report.drafts, pages: report.pages, files: report.files, links: report.links,
        brokenLinks: report.brokenLinks),
      findings: site.findings.ofSite, laterFindings: writer.laterFindings)
  }

  private func index(of writer: SiteWriter, in made: FolderStamps) -> SiteRecord.SearchIndex? {
    let isMissing = writer.laterFindings.contains { $0.code == "search" }
    guard !isMissing, made.index(of: SearchIndexer.folder + "/" + SearchIndexer.entry) != nil else { return nil }
    return SiteRecord.SearchIndex(language: builder.indexLanguage(of: writer.site))
  }

  /// Whether another build of the same would make the same, and nothing is known of that a record does not say.
  private func isRepeatable(_ site: CheckedSite, _ later: [Diagnostic]) -> Bool {
    let folder = site.sources.folder
    let findsHistory =
      builder.configuration.dates == .notes || !Git.isCheckout(folder.root) || Git.folder(of: folder.root) != nil
    return site.isSettled && findsHistory && folder.jekyll == nil
      && folder.dialect != .docC && folder.diagnostics.allSatisfy { $0.severity == .note }
      && !(site.findings.ofSite + later).contains { Self.passing.contains($0.code) }
  }

  /// - Parameter shown: the paths of the notes of which other pages show something.
  private func planned(
    _ index: Int, of site: CheckedSite, _ shown: Set<String>, _ place: ContentPlace?
  ) -> SitePlan.PlannedNote {
    let (note, figures, page) = (site.notes.published[index], site.drawings.figures[index], site.pages[index])
    let footprint =
      shown.contains(note.path) || place == nil
      ? nil
      : NoteFootprint.sum(of: note, figures, page, builder.configuration, hasDrafts: !site.notes.drafts.isEmpty)
    return SitePlan.PlannedNote(
      entry: SiteMap.Entry(note), isPost: note.isPost, committed: note.committed, footprint: footprint)
  }

  private func recorded(_ index: Int, of site: CheckedSite, _ place: ContentPlace?) -> SiteRecord.RecordedNote {
    SiteRecord.RecordedNote(
      text: SiteRecord.RecordedNote.sum(of: site.notes.published[index].document), place: place,
      findings: site.findings.ofNotes[index], fences: site.drawings.figures[index].records,
      figures: site.drawings.figures[index].measured.count)
  }
}
