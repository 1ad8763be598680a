import Diagnostics
import Figures
import Foundation
import Notes

/// The update of a previously built site, for notes whose changes affect only their pages.
struct IncrementalUpdate: Sendable {
  let builder: SiteBuilder
  /// The full path of the site's folder.
  let site: String
  var manifest: BuildManifest
  /// The data for updating pages; `nil` if no page must be updated.
  let plan: SitePlan?
  /// The content folder, with the files of the plan.
  let folder: ContentFolder
  /// The notes whose files have changed: the index in the manifest, and the file's new stamp.
  let changed: [(index: Int, stamp: FileStamp?)]

  /// Compares the site and its notes with the manifest of the last build.
  ///
  /// - Parameter site: the full path of the site's folder.
  /// - Returns: `nil` if the whole site must be rebuilt, or if so many notes have changed that a rebuild is faster.
  static func find(_ builder: SiteBuilder, _ file: BuildManifestFile, site: String) async -> IncrementalUpdate? {
    guard let inputs = builder.inputs, var manifest = file.manifest(), manifest.inputs == inputs,
      manifest.places.allSatisfy(\.isSame)
    else { return nil }
    let root = URL(fileURLWithPath: builder.input).resolvingSymlinksInPath().path
    let made = manifest.site
    async let isWhole = DeepStack.run {
      var made = made
      return made.changed(in: site)?.isEmpty == true
    }
    let now = FileStamp.now()
    let paths = manifest.content.changed(in: root)?.map { manifest.content.paths[$0] }
    guard let paths, paths.count <= max(16, manifest.notes.count / 4) else { return nil }
    let plan = paths.isEmpty ? nil : SitePlan(manifest.plan)
    guard await isWhole else { return nil }
    let folder = ContentFolder(
      at: builder.input, notes: plan?.notes.map(\.path) ?? [], files: plan?.files ?? [],
      vault: ObsidianVault.around(builder.input))
    guard plan.map({ $0.notes.count == manifest.notes.count }) != false, let indices = indices(of: paths, in: plan)
    else {
      return nil
    }
    let changed = indices.map { index in
      let stamp = plan.flatMap { FileStamp(folder.fullPath($0.notes[index].path)) }
      return (index, stamp.flatMap { $0.isSettled(at: now) ? $0 : nil })
    }
    return IncrementalUpdate(
      builder: builder, site: site, manifest: manifest, plan: plan, folder: folder, changed: changed)
  }

  /// Returns the indices of the notes with the given paths; `nil` if a path is not a published note.
  private static func indices(of paths: [String], in plan: SitePlan?) -> [Int]? {
    guard !paths.isEmpty else { return [] }
    guard let plan else { return nil }
    let places = Dictionary(
      plan.notes.indices.map { (plan.notes[$0].path, $0) }, uniquingKeysWith: { first, _ in first })
    let indices = paths.compactMap { places[$0] }
    return indices.count == paths.count ? indices : nil
  }

  /// A changed note, and the new content of its page.
  struct Page: Sendable {
    var index: Int
    var note: ParsedNote
    var figures: CodeBlockMarkup
    /// The HTML of the note's text, as written in the page.
    var content: [UInt8]
    var findings: [Diagnostic]
  }

  /// Creates the pages of the notes whose text has changed.
  ///
  /// - Returns: `nil` if a change affects more than the note's page, or if a note is a symbolic link.
  func pages() async -> [Page]? {
    guard let plan else { return [] }
    let reading = builder.reading(in: folder)
    let snippets = Snippets(folder, builder.configuration)
    var (indices, notes): ([Int], [ParsedNote]) = ([], [])
    for (index, _) in changed {
      let known = plan.notes[index]
      let full = folder.fullPath(known.path)
      guard URL(fileURLWithPath: full).resolvingSymlinksInPath().path == full, RegularFile(full) != nil else {
        return nil
      }
      let document = SiteBuilder.document(known.path, in: folder, reading, snippets, nil)
      if document.diagnostics.isEmpty, BuildManifest.RecordedNote.sum(of: document) == manifest.notes[index].text {
        continue
      }
      guard known.fingerprint != nil else { return nil }
      indices.append(index)
      notes.append(
        ParsedNote(
          path: known.path, document: document, page: known.page, isPost: known.isPost, committed: known.committed))
    }
    guard !notes.isEmpty else { return [] }
    let programs = await builder.askPrograms(about: notes.map(\.document))
    guard programs.colors.diagnostics.isEmpty, programs.formulas.diagnostics.isEmpty,
      programs.diagrams.diagnostics.isEmpty
    else { return nil }
    let languages = Languages(
      defaultFolder: builder.defaultTheme, siteFolder: builder.siteTheme,
      wanted: [builder.configuration.language] + notes.compactMap(\.note.language))
    let maker = PageMaker(
      update: self, plan: plan,
      map: plan.map(
        vault: folder.vault, base: SiteAddress(builder.configuration.address)?.path ?? "",
        folderName: folder.nameInProject),
      drawer: FigureDrawer(builder, of: notes.map(\.note), in: languages, folder, reading, sizes: plan.imageSizes),
      programs: programs, languages: languages)
    let work = zip(indices, notes).map { (index: $0, note: $1) }
    let pages = await inBatches(work, workers: builder.workers) { maker.page(of: $0.note, at: $0.index) }
    let made = pages.compactMap(\.self)
    return made.count == pages.count ? made : nil
  }

  /// The shared data for creating the pages of single notes.
  private struct PageMaker: Sendable {
    let update: IncrementalUpdate
    let plan: SitePlan
    let map: SiteMap
    let drawer: FigureDrawer
    let programs: ProgramAnswers
    let languages: Languages

    /// - Returns: `nil` if the change affects more than the page's content.
    func page(of note: ParsedNote, at index: Int) -> Page? {
      let builder = update.builder
      let drawings = drawer.drawings(of: note)
      guard drawer.areReproducible(drawings, of: note) else { return nil }
      let figures = drawer.figures(of: note, programs, drawings: drawings)
      let library = NoteLibrary(
        note, figures, programs, imageSizes: plan.imageSizes, languages, builder.configuration)
      let page = builder.page(of: note, map, library, in: update.folder)
      let fingerprint = SharedNoteFingerprint.sum(
        of: note, figures, page, builder.configuration, hasDrafts: !plan.drafts.isEmpty)
      // Failed claims are compared across all notes.
      guard fingerprint == plan.notes[index].fingerprint, !figures.hasWrongClaims else {
        return nil
      }
      let content = FingerprintedFiles.renaming(page.content, on: note.page, plan.assets)
      return content.isEmpty
        ? nil
        : Page(
          index: index, note: note, figures: figures, content: content,
          findings: figures.diagnostics + page.diagnostics)
    }
  }
}
