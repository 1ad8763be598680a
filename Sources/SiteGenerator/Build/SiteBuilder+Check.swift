import Diagnostics
import Foundation
import Notes
import SiteContent
import SiteMarkup
import SitePages
import SiteReports
import SiteStorage

/// The steps of a check, in order.
extension SiteBuilder {
  func findSources() throws -> SiteSources {
    var folder = try ContentFolder(
      at: input, exclude: configuration.exclude, include: configuration.include,
      leavingOut: [output, configuration.file] + [siteTheme, kept?.folder].compactMap(\.self),
      vault: ObsidianVault.around(input))
    folder.removeWithheldFiles(configuration)
    return SiteSources(
      folder: folder,
      theme: try Theme(defaultFolder: defaultTheme, siteFolder: siteTheme),
      stamps: manifestFile == nil
        ? nil : FolderStamps(of: folder.notes + folder.files + folder.withheld, in: folder.root, looks: folder.looks))
  }

  func reading(in folder: ContentFolder) -> Document.Reading {
    Document.Reading(
      repairsText: configuration.text == .repair, breaks: configuration.breaks(in: folder.vault),
      dialect: folder.dialect, hasEmoji: configuration.emoji)
  }

  func readNotes(in folder: ContentFolder) async -> [Document] {
    let reading = reading(in: folder)
    let (progress, total) = (progress, folder.notes.count)
    let (snippets, memory) = (Snippets(folder, configuration), memory?.documents)
    memory?.keep(only: Set(folder.notes.map(folder.fullPath)))
    let documents = await inBatches(
      folder.notes, workers: workers,
      didFinish: { progress(BuildProgress(phase: .reading, done: $0, total: total)) }
    ) { path in
      Self.document(path, in: folder, reading, snippets, memory)
    }
    let cascade = Cascade(zip(folder.notes, documents).map { ($0, $1.frontMatter) })
    if cascade.isEmpty { return documents }
    return zip(folder.notes, documents).map { path, document in
      var document = document
      document.frontMatter = cascade.completed(document.frontMatter, of: path)
      return document
    }
  }

  /// Reads a note and inserts the code from files that its fences refer to.
  static func document(
    _ path: String, in folder: ContentFolder, _ reading: Document.Reading, _ snippets: Snippets,
    _ memory: DocumentMemory?
  ) -> Document {
    var document = snippets.filled(NoteFile(path: path, folder: folder).document(reading, memory: memory), path: path)
    if let jekyll = folder.jekyll { document.frontMatter = jekyll.completed(document.frontMatter, of: path) }
    return document
  }

  /// Assigns paths to all pages and collects the targets of links.
  func placeNotes(_ documents: [Document], _ sources: SiteSources) -> SiteNotes {
    let folder = sources.folder
    var configuration = self.configuration
    configuration.order.read(folder)
    configuration.blog = configuration.blog ?? folder.jekyll.map { BlogSettings($0) }
    let history =
      configuration.dates == .git ? NoteHistory.read(folder.root, in: git, installedPrograms) : NoteHistory()
    var addresses = SiteAddresses(
      notes: folder.notes, files: folder.files,
      written: WrittenAddresses.pages(of: zip(folder.notes, documents).map { ($0, $1) }, in: folder), configuration,
      shown: folder.shown)
    var remarks: [Diagnostic] = []
    let written = FoundNavigation.find(configuration, folder, documents, into: &remarks)
    let publication = ToolPublication(of: zip(folder.notes, documents).map { ($0, $1) }, in: folder, written)
    let all = zip(folder.notes, documents).map { path, document in
      let note = ParsedNote(
        path: path, document: document, page: addresses.notes[path] ?? path + ".html",
        isPost: configuration.blog?.holds(path) ?? false, committed: history.dates[path])
      let withholding =
        path == written?.note
        ? .navigation
        : publication.withholding(of: path)
          ?? note.note.withholding(
            configuration.publish, includingDrafts: includesDrafts, today: today)
      return withholding.map { ParsedNote(note, withholding: $0) } ?? note
    }
    let (parsed, parsedDrafts) = (all.filter { $0.withholding == nil }, all.filter { $0.withholding != nil })
    let (notes, drafts) = (parsed.map(\.note), parsedDrafts.map(\.note))
    let languages = Languages(
      defaultFolder: defaultTheme, siteFolder: siteTheme,
      wanted: [configuration.language] + notes.compactMap(\.language))
    let names = SiteMap(notes: notes, files: folder.files, drafts: drafts, vault: folder.vault)
    let translations = Translations(
      notes: notes, language: configuration.language, find: { names.note($0)?.path },
      nearest: { names.suggestion(for: $0) }, shown: folder.shown)
    addresses.addPages(for: notes, translations, configuration, shown: folder.shown)
    let base = folder.jekyll?.base ?? SiteAddress(configuration.address)?.path ?? ""
    var shared = SharedNotes(
      published: notes, drafts: drafts, languages: languages, translations: translations, addresses: addresses,
      map: names.translated(translations).tagged(addresses.tags).lying(in: base, of: folder.nameInProject)
        .allowing(configuration.schemes).written(in: folder.dialect),
      usualOrder: configuration.order, written: written)
    shared.historyDiagnostics = history.diagnostics
    shared.navigationDiagnostics =
      remarks + ToolPublication.diagnostics(of: parsedDrafts, in: folder)
      + (written == nil ? [] : shared.navigation(in: nil).diagnostics)
    return SiteNotes(shared: shared, parsed: parsed, parsedDrafts: parsedDrafts)
  }

  /// Runs the other programs that highlight code, draw diagrams and typeset formulas, all at the same time.
  func askPrograms(about documents: [Document]) async -> ProgramAnswers {
    let builder = self
    async let formulas = DeepStack.run {
      RenderedFormulas.make(
        of: documents, assets: builder.toolbox.assets, programs: builder.installedPrograms, cache: builder.kept)
    }
    async let colors = DeepStack.run { builder.askForColors(of: documents) }
    async let diagrams = DeepStack.run { builder.askForDiagrams(of: documents) }
    return ProgramAnswers(colors: await colors, diagrams: await diagrams, formulas: await formulas)
  }

  func askForColors(of documents: [Document]) -> CodeColors {
    CodeColors.make(of: documents, assets: toolbox.assets, programs: installedPrograms, cache: kept)
  }

  func askForDiagrams(of documents: [Document]) -> RenderedDiagrams {
    RenderedDiagrams.make(
      of: documents, filters: configuration.filters, folder: configuration.folder, assets: toolbox.assets,
      cache: cache, programs: installedPrograms)
  }

  /// Evaluates the fences of all notes. This doesn't need the output of other programs, which run meanwhile.
  func evaluate(_ notes: SiteNotes, _ sources: SiteSources) async -> EvaluatedNotes {
    let drawer = FigureDrawer(
      self, of: notes.published, in: notes.languages, sources.folder, reading(in: sources.folder),
      sizes: ImageSize.sizes(of: sources.folder))
    if shared != nil { await DeepStack.run { drawer.fetch(notes.parsed) } }
    // Notes without figures are left out: they are faster done than a thread is started.
    let evaluated = notes.published.indices.filter { drawer.evaluates(notes.parsed[$0]) }
    let (progress, total, rest) = (progress, notes.published.count, notes.published.count - evaluated.count)
    let drawings = await inOrder(
      evaluated, workers: workers,
      didFinish: { progress(BuildProgress(phase: .drawing, done: rest + $0, total: total)) }
    ) { index in
      await DeepStack.run { drawer.drawings(of: notes.parsed[index]) }
    }
    if shared != nil { await DeepStack.run { drawer.store() } }
    return EvaluatedNotes(
      drawer: drawer, drawings: Dictionary(zip(evaluated, drawings), uniquingKeysWith: { first, _ in first }),
      areReproducible: zip(evaluated, drawings).allSatisfy { drawer.areReproducible($1, of: notes.parsed[$0]) })
  }

  func draw(_ notes: SiteNotes, _ evaluated: EvaluatedNotes, _ programs: ProgramAnswers) async -> SiteDrawings {
    let figures = await inBatches(Array(notes.published.indices), workers: workers) { index in
      evaluated.drawer.figures(of: notes.parsed[index], programs, drawings: evaluated.drawings[index])
    }
    return SiteDrawings(
      figures: figures, imageSizes: evaluated.drawer.sizes, sweeps: SweepStyles(figures.flatMap(\.styleSheets)))
  }

  func makePages(
    of notes: SiteNotes, _ sources: SiteSources, _ programs: ProgramAnswers, _ drawings: SiteDrawings,
    _ library: NoteLibrary
  ) async -> [PageContent] {
    let builder = self
    let asked = memory == nil ? nil : surroundings(of: notes, programs, drawings, library)
    let known = asked.flatMap { memory?.pages(in: $0) }
    let work: [(note: ParsedNote, figures: CodeBlockMarkup)] = zip(notes.parsed, drawings.figures).map { ($0, $1) }
    let pages = await inBatches(work, workers: workers) { made in
      known?.page(of: made.note, made.figures)
        ?? builder.page(of: made.note, notes.map, library, in: sources.folder)
    }
    if let asked { memory?.remember(PageMemory(asked, notes.parsed, drawings.figures, pages)) }
    return pages
  }

  func page(of note: ParsedNote, _ map: SiteMap, _ library: NoteLibrary, in folder: ContentFolder) -> PageContent {
    PageContent(
      note, map: map, library: library, shownPath: folder.shown(note.path),
      showingProperties: configuration.properties)
  }

  /// Returns the inputs that the contents of all pages depend on.
  private func surroundings(
    of notes: SiteNotes, _ programs: ProgramAnswers, _ drawings: SiteDrawings, _ library: NoteLibrary
  ) -> PageMemory.Surroundings {
    let tags = [configuration.language] + notes.published.compactMap(\.language)
    return PageMemory.Surroundings(
      notes.map, imageSizes: drawings.imageSizes, words: Set(tags).sorted().map(notes.languages.words),
      settings: library.frames + ["\(configuration.properties)", configuration.language], formulas: programs.formulas)
  }

  func report(
    _ sources: SiteSources, _ notes: SiteNotes, _ drawings: SiteDrawings, _ pages: [PageContent],
    _ findings: SiteFindings
  ) -> BuildReport {
    let all = checkedNotes(notes)
    var report = BuildReport()
    report.notes = notes.published.count
    report.drafts = notes.drafts.count { $0.withholding?.isSource != true }
    report.fences = drawings.figures.flatMap(\.records)
    report.links = pages.reduce(0) { $0 + $1.links.count }
    report.brokenLinks = pages.reduce(0) { $0 + $1.links.count { $0.isBroken } }
    report.diagnostics = told(findings.all)
    report.sources = Dictionary(
      all.map { ($0.document.source.path, $0.document.source) }, uniquingKeysWith: { first, _ in first }
    ).merging(notes.languages.sources) { note, _ in note }
    return report
  }

  /// Returns diagnostics with the severities that the configuration sets, ordered for the report.
  func told(_ findings: [Diagnostic]) -> [Diagnostic] {
    let told = configuration.rules.applied(to: findings)
    return countsLikeFindings ? told.ordered() : told.inOrder()
  }

  /// Returns the notes to check. Drafts are included, because a typo in the front matter may have made a note a draft.
  private func checkedNotes(_ notes: SiteNotes) -> [ParsedNote] {
    (notes.parsed + notes.parsedDrafts.filter { $0.withholding?.isSource != true }).sorted { $0.path < $1.path }
  }

  func findings(
    _ sources: SiteSources, _ notes: SiteNotes, _ programs: ProgramAnswers, _ drawings: SiteDrawings,
    _ pages: [PageContent], _ platform: [Diagnostic]
  ) -> SiteFindings {
    let (folder, theme, all) = (sources.folder, sources.theme, checkedNotes(notes))
    let between = NoteRules(
      notes: notes, links: pages.map(\.links), language: configuration.language, shown: folder.shown)
    let ofSite =
      (folder.diagnostics + VaultOmissions.drawings(notes.drafts.filter { $0.withholding == .drawing })
        + theme.diagnostics + theme.remarks(on: notes.published, shown: folder.shown)
        + theme.unknownNames(strings: notes.languages.words(for: configuration.language).templateWords)
        + notes.navigationDiagnostics + LargeFilePointers.diagnostics(of: folder, drawings.imageSizes)
        + notes.addresses.diagnostics + notes.languages.diagnostics + notes.translations.diagnostics
        + LeftOutTags.diagnostics(of: notes.parsed, shown: folder.shown)
        + programs.diagnostics + notes.historyDiagnostics + platform
        + (figureWorkers?.areMissing == true ? [FigureWorkers.missing] : []) + (shared?.diagnostics ?? [])
        + notes.parsedDrafts.flatMap { $0.document.diagnostics.filter(\.isAboutFrontMatter) }
        + all.flatMap { FrontMatterCheck($0.frontMatter, file: folder.shown($0.path)).diagnostics }
        + between.diagnostics)
    return SiteFindings(
      ofSite: ofSite, ofNotes: zip(drawings.figures, pages).map { $0.diagnostics + $1.diagnostics })
  }
}

extension Diagnostic {
  /// Whether the diagnostic is about a note's front matter, which may have hidden the note.
  fileprivate var isAboutFrontMatter: Bool { code == "front-matter" || code == "yaml" }
}
