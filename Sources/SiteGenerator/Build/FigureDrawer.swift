import Figures
import Notes
import SiteContent
import SiteMarkup
import SitePages
import SiteStorage

/// The evaluated fences of a site's notes.
struct EvaluatedNotes: Sendable {
  let drawer: FigureDrawer
  /// The evaluated fences by the index of the published note; only notes with figures have an entry.
  let drawings: [Int: EvaluatedFences]
  /// Whether another build would draw the same: no fence ran out of time or memory, or asked for a commit.
  let areReproducible: Bool
}

/// Draws the figures of notes, one note at a time.
struct FigureDrawer: Sendable {
  /// The sizes of the site's images in pixels, by path.
  let sizes: [String: ImageSize]

  private let builder: SiteBuilder
  private let languages: Languages
  private let folder: ContentFolder
  private let pictures: SitePictures
  /// The cache of drawings; `nil` if every figure is drawn anew.
  private let kept: DrawingCache?

  /// - Parameter notes: the notes to draw; their languages decide which localized strings are part of the cache key.
  init(
    _ builder: SiteBuilder, of notes: [Note], in languages: Languages, _ folder: ContentFolder,
    _ reading: Document.Reading, sizes: [String: ImageSize]
  ) {
    (self.builder, self.languages, self.folder, self.sizes) = (builder, languages, folder, sizes)
    pictures = SitePictures(files: folder.files, sizes: sizes)
    // The cache and the worker processes handle markup only, no layouts.
    kept = (builder.keepsRenderings ? nil : builder.kept).map { cache in
      let tags = [builder.configuration.language] + notes.compactMap(\.language)
      return DrawingCache(
        cache, shared: builder.shared, renderer: builder.renderer, reading: reading,
        words: Set(tags).sorted().map(languages.words))
    }
  }

  /// Returns the evaluated fences of a note, from the cache or drawn now.
  func drawings(of note: ParsedNote) -> EvaluatedFences { drawings(of: wanted(note)) }

  private func drawings(of wanted: DrawingCache.Wanted) -> EvaluatedFences {
    let draw = {
      var setting = wanted.setting
      setting.versions = NoteVersions(
        of: setting.fullPath, for: wanted.fences.fences.map(\.settings), in: { builder.git.repository },
        by: builder.installedPrograms)
      return EvaluatedFences.draw(
        wanted.fences, of: wanted.document, setting, renderer: builder.renderer, words: wanted.words,
        workers: builder.keepsRenderings ? nil : builder.figureWorkers)
    }
    return kept?.drawings(wanted, draw: draw) ?? draw()
  }

  /// Returns the figures of a note.
  ///
  /// - Parameter drawings: the note's evaluated fences; `nil` to evaluate them now.
  func figures(of note: ParsedNote, _ programs: ProgramAnswers, drawings: EvaluatedFences? = nil) -> CodeBlockMarkup {
    let wanted = wanted(note)
    return CodeBlockMarkup.compose(
      note, wanted.setting, wanted.fences, drawings ?? self.drawings(of: wanted),
      writer: CodeWriter(colors: programs.colors, diagrams: programs.diagrams, words: wanted.words))
  }

  /// Whether a note has fences that are evaluated for figures.
  func evaluates(_ note: ParsedNote) -> Bool {
    guard !note.document.codeBlocks.isEmpty else { return false }
    let fences = NoteFences.read(
      note.document, path: note.path, defaults: [], selection: builder.configuration.blocks)
    return fences.haveFigures
  }

  /// Whether another build would give the same drawings of a note.
  func areReproducible(_ drawings: EvaluatedFences, of note: ParsedNote) -> Bool {
    drawings.areReproducible && !wanted(note).fences.askForCommits
  }

  private func wanted(_ note: ParsedNote) -> DrawingCache.Wanted {
    let configuration = builder.configuration
    var setting = CodeBlockMarkup.Setting(
      shownPath: folder.shown(note.path), fullPath: folder.fullPath(note.path), defaults: configuration.figure,
      selection: configuration.blocks, checksClaims: configuration.claims,
      pictures: pictures.library(forNote: note.path), keepsPictures: configuration.hasCards,
      keepsRenderings: builder.keepsRenderings)
    setting.memory = configuration.memoryLimit
    setting.medium = builder.medium
    return DrawingCache.Wanted(
      fences: CodeBlockMarkup.fences(of: note, setting), document: note.document, setting: setting,
      words: languages.words(for: note.language ?? configuration.language))
  }

  /// Fetches drawings of these notes from the shared cache.
  func fetch(_ notes: [ParsedNote]) { kept?.fetch(notes.map(wanted)) }

  /// Stores the new drawings in the shared cache.
  func store() {
    if let kept { kept.shared?.store(from: kept.cache) }
  }
}
