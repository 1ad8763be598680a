import Diagnostics
import Foundation
import Notes

/// Builds a site: notes in, pages out.
package struct SiteBuilder: Sendable {
  package var input: String
  package var output: String
  package var configuration: SiteConfiguration
  /// The folder of the default theme; found by itself if `nil`.
  package var defaultTheme: String?
  /// The site's own templates.
  package var siteTheme: String?
  package var renderer: any FigureRenderer
  package var workers: Int
  /// Whether notes that their authors keep back are built too.
  package var includesDrafts = false
  /// Files of the program that pages need: path in the site, full path on disk.
  package var assets: [(path: String, source: String)] = []
  /// Texts that pages need: path in the site, contents.
  package var generatedAssets: [(path: String, text: String)] = []
  package var progress: @Sendable (BuildProgress) -> Void = { _ in }

  package init(
    input: String, output: String, configuration: SiteConfiguration, renderer: any FigureRenderer,
    workers: Int = ProcessInfo.processInfo.activeProcessorCount
  ) {
    self.input = input
    self.output = output
    self.configuration = configuration
    self.renderer = renderer
    self.workers = workers
  }

  /// Reads everything, draws everything and puts the site in its place.
  ///
  /// - Throws: `ContentFolder.Unreadable`, `Theme.Missing` or `SiteFolder.Problem`; whatever is wrong with the content is
  ///   in the report.
  package func build() async throws -> BuildReport {
    let clock = ContinuousClock()
    let start = clock.now
    var checked = try await check()
    let theme = checked.theme
    let folder = try SiteFolder(at: output, protecting: [input])
    var report = checked.report
    do {
      let indexer = hasRoomForSearch(checked) ? SearchIndexer() : nil
      var pageFiles = FingerprintedFiles(
        files: theme.files + assets + checked.formulas.fonts,
        texts: generatedAssets + checked.formulas.styleSheets + checked.sweeps.files + wordScripts(checked))
      report.diagnostics += pageFiles.settle(in: &checked.addresses)
      let cards = configuration.hasCards ? await makeCards(checked, in: folder) : .none
      report.diagnostics += cards.diagnostics
      let writer = SiteWriter(
        checked, configuration: configuration, theme: theme, folder: folder, assets: pageFiles, cards: cards,
        hasSearch: indexer != nil)
      report.pages = try await writer.write(workers: workers, progress: progress).count
      for path in checked.folder.files { try folder.copy(checked.folder.fullPath(path), to: path) }
      try pageFiles.write(to: folder)
      report.files = checked.folder.files.count
      report.diagnostics += makeSearch(indexer, checked, in: folder)
      report.diagnostics += try folder.finish().compactMap(keptFile)
    } catch {
      folder.abandon()
      throw error
    }
    report.diagnostics = report.diagnostics.ordered()
    report.output = output
    report.seconds = Self.seconds(since: start, clock)
    return report
  }

  /// Everything but the writing: the notes, what became of them, and the report.
  package struct Checked: Sendable {
    package var report: BuildReport
    var folder: ContentFolder
    var theme: Theme
    var addresses: SiteAddresses
    var notes: [Note]
    var map: SiteMap
    var pages: [NotePage]
    /// The named figures of each note.
    var figures: [[NamedFigure]]
    /// What the figures of each note use.
    var uses: [[FigureUses]]
    /// The first figure of each note as SVG, for its card.
    var firstFigures: [String?]
    var formulas: RenderedFormulas
    var sweeps: SweepStyles
    var languages: Languages
    var translations: Translations

    /// The HTML of the notes, without what the templates put around it.
    package var content: [String] { pages.map(\.content) }
  }

  package func check() async throws -> Checked {
    let clock = ContinuousClock()
    let start = clock.now
    let folder = try ContentFolder(
      at: input, exclude: configuration.exclude, leavingOut: [output] + [siteTheme].compactMap(\.self))
    let theme = try Theme(defaultFolder: defaultTheme, siteFolder: siteTheme)
    let documents = await read(folder)
    let history = configuration.dates == .git ? NoteHistory(of: folder.root) : NoteHistory()
    var addresses = SiteAddresses(
      notes: folder.notes, files: folder.files, style: configuration.addresses, shown: folder.shown)
    let all = zip(folder.notes, documents).map { path, document in
      var note = Note(path: path, document: document, page: addresses.notes[path] ?? path + ".html")
      note.committed = history.dates[path]
      return note
    }
    let notes = includesDrafts ? all : all.filter { !$0.isDraft }
    let languages = Languages(
      defaultFolder: defaultTheme, siteFolder: siteTheme,
      wanted: [configuration.language] + notes.compactMap(\.language))
    let names = SiteMap(
      notes: notes, files: folder.files, drafts: includesDrafts ? [] : all.filter(\.isDraft))
    let translations = Translations(
      notes: notes, map: names, language: configuration.language, shown: folder.shown)
    addresses.addPages(for: notes, translations, configuration, shown: folder.shown)
    let map = names.translated(translations).tagged(addresses.tags)
    async let askedFormulas = DeepStack.run { RenderedFormulas(of: notes.map(\.document)) }
    let colors = await DeepStack.run { CodeColors(of: notes.map(\.document)) }
    let formulas = await askedFormulas
    let sizes = imageSizes(in: folder)
    let figures = await draw(
      notes, folder: folder, pictures: SitePictures(files: folder.files, sizes: sizes), colors: colors,
      languages: languages)
    let library = NoteLibrary(
      notes: notes, figures: figures, imageSizes: sizes, formulas: formulas, languages: languages,
      language: configuration.language)
    let pages = await inOrder(notes, workers: workers) { note in
      await DeepStack.run { NotePage(note, map: map, library: library, shownPath: folder.shown(note.path)) }
    }
    var report = BuildReport()
    report.notes = notes.count
    report.drafts = all.count - notes.count
    report.fences = figures.flatMap(\.records)
    report.links = pages.reduce(0) { $0 + $1.links.count }
    report.brokenLinks = pages.reduce(0) { $0 + $1.links.count { $0.isBroken } }
    report.diagnostics =
      (folder.diagnostics + theme.diagnostics + theme.remarks(on: notes, shown: folder.shown) + addresses.diagnostics
      + languages.diagnostics + translations.diagnostics + colors.diagnostics + formulas.diagnostics
      + figures.flatMap(\.diagnostics) + pages.flatMap(\.diagnostics)
      + all.flatMap { FrontMatterCheck($0.document.frontMatter, file: folder.shown($0.path)).diagnostics })
      .ordered()
    // Those of drafts too: what keeps a note back may be a slip.
    report.sources = Dictionary(
      all.map { ($0.document.source.path, $0.document.source) }, uniquingKeysWith: { first, _ in first }
    ).merging(languages.sources) { note, _ in note }
    report.seconds = Self.seconds(since: start, clock)
    return Checked(
      report: report, folder: folder, theme: theme, addresses: addresses, notes: notes, map: map, pages: pages,
      figures: figures.map(\.named), uses: figures.map(\.uses), firstFigures: figures.map(\.first), formulas: formulas,
      sweeps: SweepStyles(figures.flatMap(\.styleSheets)), languages: languages, translations: translations)
  }

  // MARK: Steps

  /// In bytes. What is larger is a list of data or a mistake, and would take all of the memory.
  private static let largestNote = 50_000_000

  private func read(_ folder: ContentFolder) async -> [Document] {
    let reading = Document.Reading(repairsText: configuration.text == .repair)
    let progress = progress
    let total = folder.notes.count
    return await inOrder(
      folder.notes, workers: workers,
      didFinish: { progress(BuildProgress(phase: .reading, done: $0, total: total)) }
    ) { path in
      await DeepStack.run {
        func without(_ code: String, _ message: String) -> Document {
          var document = Document(text: "", path: folder.shown(path))
          document.diagnostics.append(Diagnostic(.error, code, message, file: folder.shown(path)))
          return document
        }
        let full = folder.fullPath(path)
        guard let file = RegularFile(full) else { return without("unreadable", "the note cannot be read") }
        guard file.size <= Self.largestNote else {
          return without("too-large", "the note has more than \(Self.largestNote / 1_000_000) MB and is left out")
        }
        guard let data = FileManager.default.contents(atPath: full) else {
          return without("unreadable", "the note cannot be read")
        }
        return Document(bytes: Array(data), path: folder.shown(path), reading: reading)
      }
    }
  }

  private func draw(
    _ notes: [Note], folder: ContentFolder, pictures: SitePictures, colors: CodeColors, languages: Languages
  ) async -> [NoteFigures] {
    let (configuration, renderer, progress) = (configuration, renderer, progress)
    let total = notes.count
    return await inOrder(
      notes, workers: workers, didFinish: { progress(BuildProgress(phase: .drawing, done: $0, total: total)) }
    ) { note in
      await DeepStack.run {
        let words = languages.words(for: note.language ?? configuration.language)
        return NoteFigures(
          note, shownPath: folder.shown(note.path), fullPath: folder.fullPath(note.path),
          defaults: configuration.figure, blocks: configuration.blocks,
          checksClaims: configuration.claims, renderer: renderer,
          pictures: pictures.library(forNote: note.path), keepsFirst: configuration.hasCards,
          writer: CodeWriter(colors: colors, words: words))
      }
    }
  }

  /// The scripts with the words that pages of the site use.
  private func wordScripts(_ site: Checked) -> [(path: String, text: String)] {
    let languages = Set([configuration.language] + site.notes.compactMap(\.language)).sorted()
    let words = languages.map { site.languages.words(for: $0) }
    return words.map { ($0.scriptPath, $0.script) }
  }

  private func imageSizes(in folder: ContentFolder) -> [String: ImageSize] {
    var sizes: [String: ImageSize] = [:]
    for path in folder.files where ImageSize.isImage(path) {
      guard let handle = FileHandle(forReadingAtPath: folder.fullPath(path)) else { continue }
      defer { try? handle.close() }
      // JPEG files may have a preview before their size.
      guard let head = try? handle.read(upToCount: 256 * 1024) else { continue }
      let isDrawing = NotePath.fileExtension(of: path) == "svg"
      sizes[path] = isDrawing ? ImageSize(svg: Array(head)) : ImageSize(bytes: Array(head))
    }
    return sizes
  }

  private func makeCards(_ site: Checked, in folder: SiteFolder) async -> SocialCards {
    let figures = site.firstFigures.map { $0.map { SitePictures.inlined($0, from: site.folder) } }
    return await SocialCards(
      notes: site.notes, figures: figures, configuration: configuration, folder: folder, workers: workers)
  }

  /// A site without search is still a site, so what goes wrong here is a remark.
  private func makeSearch(_ indexer: SearchIndexer?, _ site: Checked, in folder: SiteFolder) -> [Diagnostic] {
    guard configuration.search else { return [] }
    guard let indexer else {
      if !hasRoomForSearch(site) {
        let message = "the site has no search: its index would meet your own folder ‘\(SearchIndexer.folder)’"
        return [Diagnostic(.warning, "search", message, hint: "rename the folder, or set ‘search: false’")]
      }
      return [
        Diagnostic(
          .note, "search", "the site has no search: Pagefind is not installed",
          hint: "pip install pagefind-bin-extended, or set ‘search: false’")
      ]
    }
    do {
      let hasLanguages = site.notes.contains { $0.language != nil }
      try indexer.index(folder.draft, language: hasLanguages ? configuration.language : nil)
      return []
    } catch {
      return [Diagnostic(.warning, "search", error.message)]
    }
  }

  private func hasRoomForSearch(_ site: Checked) -> Bool {
    configuration.search && site.addresses.isFree(folder: SearchIndexer.folder)
  }

  /// A remark on what somebody else put into the output folder, unless it is what tells Git or a host of it.
  private func keptFile(_ path: String) -> Diagnostic? {
    guard !FormerSite.companions.contains(path), !path.hasPrefix(".") else { return nil }
    return Diagnostic(
      .warning, "kept-file", "‘\(output)/\(path)’ was not made by Vitrine; it stays in the site",
      hint: "delete it, or put it among the notes, from where it is copied")
  }

  private static func seconds(since start: ContinuousClock.Instant, _ clock: ContinuousClock) -> Double {
    let (seconds, attoseconds) = (clock.now - start).components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}
