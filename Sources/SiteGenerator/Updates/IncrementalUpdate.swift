import Diagnostics
import Foundation
import Notes
import SiteContent
import SiteMarkup
import SitePages
import SiteReports
import SiteStorage

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
  /// - Throws: the reason why the whole site must be rebuilt.
  static func find(
    _ builder: SiteBuilder, _ file: BuildManifestFile, site: String
  ) async throws(WholeBuildReason) -> IncrementalUpdate {
    guard var manifest = file.manifest() else { throw .noManifest }
    guard let inputs = builder.inputs, manifest.inputs == inputs, manifest.places.allSatisfy(\.isSame) else {
      throw .inputs
    }
    let root = URL(fileURLWithPath: builder.input).resolvingSymlinksInPath().path
    let made = manifest.site
    async let isWhole = DeepStack.run {
      var made = made
      return made.changed(in: site)?.isEmpty == true
    }
    let now = FileStamp.now()
    guard let paths = manifest.content.changed(in: root)?.map({ manifest.content.paths[$0] }) else { throw .files }
    guard paths.count <= max(16, manifest.notes.count / 4) else { throw .manyNotes }
    let plan = paths.isEmpty ? nil : SitePlan(manifest.plan)
    guard await isWhole else { throw .output }
    let folder = ContentFolder(
      at: builder.input, notes: plan?.notes.map(\.path) ?? [], files: plan?.files ?? [],
      vault: ObsidianVault.around(builder.input))
    guard paths.isEmpty || plan?.notes.count == manifest.notes.count else { throw .noManifest }
    let changed = try indices(of: paths, in: plan).map { index in
      let stamp = plan.flatMap { FileStamp(folder.fullPath($0.notes[index].path)) }
      return (index, stamp.flatMap { $0.isSettled(at: now) ? $0 : nil })
    }
    return IncrementalUpdate(
      builder: builder, site: site, manifest: manifest, plan: plan, folder: folder, changed: changed)
  }

  /// Returns the indices of the published notes with the given paths.
  private static func indices(of paths: [String], in plan: SitePlan?) throws(WholeBuildReason) -> [Int] {
    let notes = plan?.notes ?? []
    let places = Dictionary(notes.indices.map { (notes[$0].path, $0) }, uniquingKeysWith: { first, _ in first })
    if let other = paths.first(where: { places[$0] == nil }) { throw .otherFile(other) }
    return paths.compactMap { places[$0] }
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
  /// - Throws: the reason why the whole site must be rebuilt.
  func pages() async throws(WholeBuildReason) -> [Page] {
    guard let plan else { return [] }
    let reading = builder.reading(in: folder)
    let snippets = Snippets(folder, builder.configuration)
    var (indices, notes): ([Int], [ParsedNote]) = ([], [])
    for (index, _) in changed {
      let known = plan.notes[index]
      let full = folder.fullPath(known.path)
      guard URL(fileURLWithPath: full).resolvingSymlinksInPath().path == full, RegularFile(full) != nil else {
        throw .link(known.path)
      }
      let document = SiteBuilder.document(known.path, in: folder, reading, snippets, nil)
      if document.diagnostics.isEmpty, BuildManifest.RecordedNote.sum(of: document) == manifest.notes[index].text {
        continue
      }
      guard known.fingerprint != nil else { throw .shared(known.path) }
      indices.append(index)
      notes.append(
        ParsedNote(
          path: known.path, document: document, page: known.page, isPost: known.isPost, committed: known.committed))
    }
    guard !notes.isEmpty else { return [] }
    let programs = await builder.askPrograms(about: notes.map(\.document))
    guard programs.colors.diagnostics.isEmpty, programs.formulas.diagnostics.isEmpty,
      programs.diagrams.diagnostics.isEmpty
    else { throw .programs }
    let languages = Languages(
      defaultFolder: builder.defaultTheme, siteFolder: builder.siteTheme,
      wanted: [builder.configuration.language] + notes.compactMap(\.note.language))
    let maker = PageMaker(
      update: self, plan: plan,
      map: plan.map(
        vault: folder.vault, base: SiteAddress(builder.configuration.address)?.path ?? "",
        folderName: folder.nameInProject
      ).allowing(builder.configuration.schemes),
      drawer: FigureDrawer(builder, of: notes.map(\.note), in: languages, folder, reading, sizes: plan.imageSizes),
      programs: programs, languages: languages)
    let work = zip(indices, notes).map { (index: $0, note: $1) }
    let pages = await inBatches(work, workers: builder.workers) { work in
      Result { () throws(WholeBuildReason) in try maker.page(of: work.note, at: work.index) }
    }
    var made: [Page] = []
    for page in pages { made.append(try page.get()) }
    return made
  }

  /// The shared data for creating the pages of single notes.
  private struct PageMaker: Sendable {
    let update: IncrementalUpdate
    let plan: SitePlan
    let map: SiteMap
    let drawer: FigureDrawer
    let programs: ProgramAnswers
    let languages: Languages

    func page(of note: ParsedNote, at index: Int) throws(WholeBuildReason) -> Page {
      let builder = update.builder
      let drawings = drawer.drawings(of: note)
      guard drawer.areReproducible(drawings, of: note) else { throw .unsettled(note.path) }
      let figures = drawer.figures(of: note, programs, drawings: drawings)
      let library = NoteLibrary(
        note, figures, programs, imageSizes: plan.imageSizes, languages, builder.configuration)
      let page = builder.page(of: note, map, library, in: update.folder)
      guard !page.isOverdue else { throw .unsettled(note.path) }
      let fingerprint = SharedNoteFingerprint.sum(
        of: note, figures, page, builder.configuration, hasDrafts: !plan.drafts.isEmpty)
      guard fingerprint == plan.notes[index].fingerprint else { throw .shared(note.path) }
      guard !figures.hasWrongClaims else { throw .claims(note.path) }
      let content = FingerprintedFiles.renaming(page.content, on: note.page, plan.assets)
      // Empty content has no position in its page.
      guard !content.isEmpty else { throw .shared(note.path) }
      return Page(
        index: index, note: note, figures: figures, content: content, findings: figures.diagnostics + page.diagnostics)
    }
  }
}
