import Diagnostics
import Programs

/// The search index of a site.
extension SiteBuilder {
  /// How a site is searched, and what is to be said of that.
  struct Search {
    /// `nil` where there is no search.
    var indexer: SearchIndexer?
    var diagnostics: [Diagnostic] = []
  }

  /// A site without search is still a site, so what is missing is no error.
  func search(for site: CheckedSite) -> Search {
    guard configuration.search else { return Search() }
    guard site.notes.addresses.isFree(folder: SearchIndexer.folder) else {
      let message = "the site has no search: its index would meet your own folder ‘\(SearchIndexer.folder)’"
      return Search(
        diagnostics: [Diagnostic(.warning, "search", message, hint: "rename the folder, or set ‘search: false’")])
    }
    guard let indexer = SearchIndexer.find(toolbox.assets, installedPrograms) else {
      return Search(diagnostics: [
        Diagnostic(
          .note, "search", "the site has no search: Pagefind is not installed",
          hint: "pip install pagefind-bin-extended, or set ‘search: false’")
      ])
    }
    return Search(indexer: indexer)
  }

  /// The language of a site's index; `nil` where all pages are in the site's.
  func indexLanguage(of site: CheckedSite) -> String? {
    site.notes.published.contains { $0.language != nil } ? configuration.language : nil
  }

  /// Puts the index of the draft's pages into it.
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
          hint: error.hint(toInstall: "pip install pagefind-bin-extended, or set ‘search: false’"))
      ]
    }
    for file in files { try folder.write(file.bytes, to: SearchIndexer.folder + "/" + file.path) }
    return []
  }

  /// The index of pages, from the cache or made.
  func indexFiles(
    of pages: SearchedPages, with indexer: SearchIndexer, language: String?
  ) throws(ProgramProblem) -> [SearchIndexer.File] {
    guard let kept else { return try indexer.files(of: pages, language: language) }
    let index = KeptIndex(
      cache: kept, indexer: [FileTimes.stamp(indexer.program) ?? indexer.program, language ?? ""])
    return try index.files(of: pages) { () throws(ProgramProblem) in
      try indexer.files(of: pages, language: language)
    }
  }
}
