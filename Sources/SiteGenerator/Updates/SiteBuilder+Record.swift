import Diagnostics
import Foundation
import Programs
import SiteContent
import SiteMarkup
import SitePages
import SiteReports
import SiteStorage

extension SiteBuilder {
  /// The file of the site's manifest; `nil` if the site has none.
  ///
  /// A development server needs no manifest, because it has the previous build in memory. For sites that publish only
  /// some files, or list all their files, almost every change affects more than one page; the files that filters and
  /// snippets read are not tracked.
  var manifestFile: BuildManifestFile? {
    guard let folder = kept?.folder, settingsHash != nil, memory == nil, !keepsRenderings, medium == .page,
      configuration.publish == .all, !configuration.offline, configuration.filters.isEmpty,
      configuration.snippets.isEmpty
    else { return nil }
    let site = URL(fileURLWithPath: output).standardizedFileURL.resolvingSymlinksInPath().path
    return BuildManifestFile(cache: folder, site: site)
  }

  /// Begins to record the build for later incremental updates.
  ///
  /// - Returns: `nil` if the build is not recorded.
  func beginRecord() -> SiteRecording? {
    guard let file = manifestFile else { return nil }
    // Removed until the site is finished, because the manifest no longer describes it.
    file.remove()
    return inputs.map { SiteRecording(builder: self, file: file, inputs: $0) }
  }

  /// The current hash of the inputs.
  var inputs: String? {
    guard let kept, let settingsHash else { return nil }
    return BuildInputs(of: self, settings: settingsHash, program: kept.program).sum
  }
}

/// A build that is being recorded.
struct SiteRecording {
  fileprivate let builder: SiteBuilder
  fileprivate let file: BuildManifestFile
  /// The hash of the inputs before anything was read.
  fileprivate let inputs: String

  /// The codes of diagnostics that may be temporary: if there are any, the next build rebuilds the whole site.
  private static let transientCodes: Set<String> = [
    "highlighting", "formulas", "mermaid", "filter", "workers", "shared-cache", "git", "cards", "platform",
  ]

  /// Writes the manifest of a finished site.
  ///
  /// - Parameter places: the position of each note's content in its page.
  func keep(_ writer: SiteWriter, _ places: [ContentPlace?]) {
    guard let manifest = manifest(of: writer, places) else { return }
    file.keep(manifest)
  }

  private func manifest(of writer: SiteWriter, _ places: [ContentPlace?]) -> BuildManifest? {
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
    return BuildManifest(
      inputs: inputs,
      places: Set(programs.colors.places + programs.formulas.places + programs.diagrams.places).sorted()
        .map(BuildManifest.Place.init),
      content: content, site: made,
      notes: zip(site.notes.published.indices, places).map { recorded($0, of: site, $1) }, plan: plan.bytes,
      hasCopies: writer.hasCopies, hasFigureList: site.notes.addresses.isFree(folder: FigureList.path),
      index: index(of: writer, in: made),
      totals: BuildManifest.Totals(
        drafts: report.drafts, pages: report.pages, files: report.files, links: report.links,
        brokenLinks: report.brokenLinks),
      findings: site.findings.ofSite, laterFindings: writer.laterFindings)
  }

  private func index(of writer: SiteWriter, in made: FolderStamps) -> BuildManifest.SearchIndex? {
    let isMissing = writer.laterFindings.contains { $0.code == "search" }
    guard !isMissing, made.index(of: SearchIndexer.folder + "/" + SearchIndexer.entry) != nil else { return nil }
    return BuildManifest.SearchIndex(language: builder.indexLanguage(of: writer.site))
  }

  /// Whether another build of the same inputs would give the same site, and the manifest covers all inputs.
  private func isRepeatable(_ site: CheckedSite, _ later: [Diagnostic]) -> Bool {
    let folder = site.sources.folder
    let findsHistory =
      builder.configuration.dates == .notes || builder.git.repository.map { $0.folder != nil } != false
    return site.isSettled && findsHistory && folder.hasOwnPaths
      && folder.diagnostics.allSatisfy { $0.severity == .note }
      && !(site.findings.ofSite + later).contains { Self.transientCodes.contains($0.code) }
  }

  /// - Parameter shown: the paths of notes whose content appears on other pages.
  private func planned(
    _ index: Int, of site: CheckedSite, _ shown: Set<String>, _ place: ContentPlace?
  ) -> SitePlan.PlannedNote {
    let (note, figures, page) = (site.notes.parsed[index], site.drawings.figures[index], site.pages[index])
    let fingerprint =
      shown.contains(note.path) || place == nil
      ? nil
      : SharedNoteFingerprint.sum(of: note, figures, page, builder.configuration, hasDrafts: !site.notes.drafts.isEmpty)
    return SitePlan.PlannedNote(
      entry: SiteMap.Entry(note.note), isPost: note.isPost, committed: note.committed, fingerprint: fingerprint)
  }

  private func recorded(_ index: Int, of site: CheckedSite, _ place: ContentPlace?) -> BuildManifest.RecordedNote {
    BuildManifest.RecordedNote(
      text: BuildManifest.RecordedNote.sum(of: site.notes.parsed[index].document), place: place,
      findings: site.findings.ofNotes[index], fences: site.drawings.figures[index].records,
      figures: site.drawings.figures[index].measured.count)
  }
}
