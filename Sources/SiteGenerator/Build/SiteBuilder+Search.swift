import Diagnostics
import Programs
import SiteContent
import SiteMarkup
import SitePages
import SiteStorage

/// The search index of a site.
extension SiteBuilder {
  /// The program that indexes a site, and diagnostics about it.
  struct Search {
    /// The indexer; `nil` if the site has no search.
    var indexer: SearchIndexer?
    var diagnostics: [Diagnostic] = []
  }

  /// The command that installs Pagefind, and the setting that does without it.
  private static let installation = "pip install pagefind-bin-extended, or set 'search: false'"

  /// Finds the indexer for a site. A missing indexer is no error, because the site works without search.
  func search(for site: CheckedSite) -> Search {
    guard configuration.search else { return Search() }
    guard site.notes.addresses.isFree(folder: SearchIndexer.folder) else {
      let message = "the site has no search: your files already contain a folder '\(SearchIndexer.folder)'"
      return Search(
        diagnostics: [Diagnostic(.warning, "search", message, hint: "rename the folder, or set 'search: false'")])
    }
    guard let indexer = SearchIndexer.find(toolbox.assets, installedPrograms) else {
      let absence = installedPrograms.absence(of: "pagefind")
      return Search(diagnostics: [
        Diagnostic(
          .note, "search", "the site has no search: Pagefind \(absence.words)",
          hint: absence.hint(toInstall: Self.installation))
      ])
    }
    return Search(indexer: indexer)
  }

  /// Returns the language of a site's search index; `nil` if all pages are in the site's language.
  func indexLanguage(of site: CheckedSite) -> String? {
    site.notes.published.contains { $0.language != nil } ? configuration.language : nil
  }

  /// Indexes the pages of the new output folder and writes the index into it.
  func index(
    _ site: CheckedSite, _ folder: SiteFolder, with indexer: SearchIndexer?
  ) throws(SiteFolder.Problem) -> [Diagnostic] {
    guard let indexer else { return [] }
    if putsSearchOff, folder.takeOver(SearchIndexer.folder) { return [] }
    let files: [SearchIndexer.File]
    do throws(ProgramProblem) {
      files = try indexFiles(of: SearchedPages(in: folder.draft), with: indexer, language: indexLanguage(of: site))
    } catch {
      return [
        Diagnostic(
          .warning, "search", "the site has no search: Pagefind \(error.words)",
          hint: error.hint(toInstall: Self.installation))
      ]
    }
    for file in files { try folder.write(file.bytes, to: SearchIndexer.folder + "/" + file.path) }
    return []
  }

  /// Returns the search index of pages, from the cache or made now.
  func indexFiles(
    of pages: SearchedPages, with indexer: SearchIndexer, language: String?
  ) throws(ProgramProblem) -> [SearchIndexer.File] {
    guard let kept else { return try indexer.files(of: pages, language: language) }
    let index = SearchIndexCache(
      cache: kept, indexer: [FileTimes.stamp(indexer.program) ?? indexer.program, language ?? ""])
    return try index.files(of: pages) { () throws(ProgramProblem) in
      try indexer.files(of: pages, language: language)
    }
  }
}
