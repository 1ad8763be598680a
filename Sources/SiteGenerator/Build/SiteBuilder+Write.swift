import Diagnostics
import Programs

/// The steps of a build behind the check, but for the pages themselves.
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

  /// Finds places for the files that pages need.
  func placeAssets(
    of site: inout CheckedSite, with sheets: FigureSheets, _ report: inout BuildReport
  ) -> FingerprintedFiles {
    let formulas = site.programs.formulas
    var assets = FingerprintedFiles(
      files: site.sources.theme.wholeFiles + assets + formulas.fonts + site.extras.files,
      texts: generatedAssets + sheets.files + formulas.styleSheets
        + site.drawings.sweeps.files + wordScripts(site) + site.extras.texts
        + site.programs.diagrams.files)
    report.diagnostics += assets.settle(in: &site.notes.addresses)
    return assets
  }

  /// The scripts with the words that pages of the site use.
  private func wordScripts(_ site: CheckedSite) -> [(path: String, text: String)] {
    let languages = Set([configuration.language] + site.notes.published.compactMap(\.language)).sorted()
    let words = languages.map { site.notes.languages.words(for: $0) }
    return words.map { ($0.scriptPath, $0.script) }
  }

  func drawCards(of site: CheckedSite, in folder: SiteFolder) async -> SocialCards {
    guard configuration.hasCards else { return .none }
    let figures = site.drawings.figures.map { $0.first.map { SitePictures.inlined($0, from: site.sources.folder) } }
    return await SocialCards.make(
      notes: site.notes.published, figures: figures, configuration: configuration, folder: folder,
      typesetter: toolbox.typesetter, workers: workers, programs: installedPrograms)
  }

  /// Copies everything that is no note; where only marked notes are published, only what they show or link to.
  func copyFiles(of site: CheckedSite, to folder: SiteFolder, _ report: inout BuildReport) throws {
    let source = site.sources.folder
    var files = source.files
    if configuration.publish == .marked {
      let pages = zip(site.notes.published, site.pages).map { (path: $0.page, content: $1.content) }
      let used = UsedFiles(pages: pages, files: files).paths
      files = files.filter(used.contains)
      report.diagnostics += UsedFiles.diagnostics(leftOut: source.files.count - files.count)
    }
    for path in files {
      do throws(SiteFolder.Problem) { try folder.copy(source.fullPath(path), to: path) } catch {
        guard let reason = error.unreadable else { throw error }
        report.diagnostics.append(
          Diagnostic(
            .error, "unreadable", "the file ‘\(path)’ cannot be read: \(reason)", file: source.shown(path)))
      }
    }
    report.files = files.count
  }

  /// What is said where the notes have no copies beside their pages.
  func copyDiagnostics(of site: CheckedSite) -> [Diagnostic] {
    guard site.sources.folder.vault?.shows(output) == true else { return [] }
    return [
      Diagnostic(
        .note, "obsidian",
        "the site has no Markdown copies of the notes: it lies in their vault, where Obsidian would find each twice",
        hint: "build to a folder outside, or to one whose name begins with a dot: --output ../site")
    ]
  }

  /// The program that keeps the site for readers without a network, made last: it names all other files.
  func writeOfflineWorker(of site: CheckedSite, to folder: SiteFolder) throws -> [Diagnostic] {
    guard configuration.offline else { return [] }
    guard site.notes.addresses.isFree(folder: OfflineWorker.path) else {
      return [
        Diagnostic(
          .warning, "offline",
          "the site is not kept for readers without a network: ‘\(OfflineWorker.path)’ is your own",
          hint: "rename the file, or set ‘offline: false’")
      ]
    }
    try folder.write(OfflineWorker(of: folder.draft).script, to: OfflineWorker.path)
    return []
  }

  func index(
    _ site: CheckedSite, _ folder: SiteFolder, with indexer: SearchIndexer?
  ) throws(SiteFolder.Problem) -> [Diagnostic] {
    guard let indexer else { return [] }
    if putsSearchOff, folder.takeOver(SearchIndexer.folder) { return [] }
    let hasLanguages = site.notes.published.contains { $0.language != nil }
    let language = hasLanguages ? configuration.language : nil
    let files: [SearchIndexer.File]
    do throws(ProgramProblem) { files = try self.files(of: indexer, language, in: folder) } catch {
      return [
        Diagnostic(
          .warning, "search", "the site has no search: Pagefind \(error.words)",
          hint: error.hint(toInstall: "pip install pagefind-bin-extended, or set ‘search: false’"))
      ]
    }
    for file in files { try folder.write(file.bytes, to: SearchIndexer.folder + "/" + file.path) }
    return []
  }

  private func files(
    of indexer: SearchIndexer, _ language: String?, in folder: SiteFolder
  ) throws(ProgramProblem) -> [SearchIndexer.File] {
    guard let kept else { return try indexer.files(ofPagesIn: folder.draft, language: language) }
    let index = KeptIndex(
      cache: kept, indexer: [FileTimes.stamp(indexer.program) ?? indexer.program, language ?? ""])
    return try index.files(ofPagesIn: folder.draft) { () throws(ProgramProblem) in
      try indexer.files(ofPagesIn: folder.draft, language: language)
    }
  }

  /// A warning of what somebody else put into the output folder, unless it is what tells Git or a host of it.
  func keptFile(_ path: String) -> Diagnostic? {
    guard !FormerSite.companions.contains(path), !path.hasPrefix(".") else { return nil }
    return Diagnostic(
      .warning, "kept-file", "‘\(output)/\(path)’ was not made by Vitrine; it stays in the site",
      hint: "delete it, or put it among the notes, from where it is copied")
  }
}
