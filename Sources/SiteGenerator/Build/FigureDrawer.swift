import Figures
import Notes

/// What became of the fences of a site's notes.
struct EvaluatedNotes: Sendable {
  let drawer: FigureDrawer
  /// By the index of a note that is published; of those alone whose fences are evaluated.
  let drawings: [Int: NoteDrawings]
  /// Whether another build would draw the same: neither time nor memory ran out, and no commit was asked for.
  let areSettled: Bool
}

/// Draws the figures of a site's notes, each note by itself.
struct FigureDrawer: Sendable {
  /// The sizes of the site's images.
  let sizes: [String: ImageSize]

  private let builder: SiteBuilder
  private let languages: Languages
  private let folder: ContentFolder
  private let pictures: SitePictures
  /// What was drawn before; `nil` where all is drawn.
  private let kept: KeptDrawings?

  /// - Parameter notes: those that are drawn, for the languages that they are in.
  init(
    _ builder: SiteBuilder, of notes: [Note], in languages: Languages, _ folder: ContentFolder,
    _ reading: Document.Reading, sizes: [String: ImageSize]
  ) {
    (self.builder, self.languages, self.folder, self.sizes) = (builder, languages, folder, sizes)
    pictures = SitePictures(files: folder.files, sizes: sizes)
    // Layouts themselves are not kept in bytes, nor sent by workers.
    kept = (builder.keepsRenderings ? nil : builder.kept).map { cache in
      let tags = [builder.configuration.language] + notes.compactMap(\.language)
      return KeptDrawings(
        cache, shared: builder.shared, renderer: builder.renderer, reading: reading,
        words: Set(tags).sorted().map(languages.words))
    }
  }

  /// What becomes of a note's fences.
  func drawings(of note: Note) -> NoteDrawings { drawings(of: wanted(note)) }

  private func drawings(of wanted: KeptDrawings.Wanted) -> NoteDrawings {
    let draw = {
      NoteDrawings.draw(
        wanted.fences, of: wanted.document, wanted.setting, renderer: builder.renderer, words: wanted.words,
        workers: builder.keepsRenderings ? nil : builder.figureWorkers)
    }
    return kept?.drawings(wanted, draw: draw) ?? draw()
  }

  /// The figures of a note.
  ///
  /// - Parameter drawings: what became of its fences; `nil` where that is still to be done.
  func figures(of note: Note, _ programs: ProgramAnswers, drawings: NoteDrawings? = nil) -> NoteFigures {
    let wanted = wanted(note)
    return NoteFigures.compose(
      note, wanted.setting, wanted.fences, drawings ?? self.drawings(of: wanted),
      writer: CodeWriter(colors: programs.colors, diagrams: programs.diagrams, words: wanted.words))
  }

  /// Whether fences of a note are evaluated for its figures.
  func evaluates(_ note: Note) -> Bool {
    guard !note.document.codeBlocks.isEmpty else { return false }
    let fences = NoteFences.read(
      note.document, path: note.path, defaults: [], selection: builder.configuration.blocks)
    return fences.haveFigures
  }

  /// Whether what became of a note's fences would be the same in another build.
  func areSettled(_ drawings: NoteDrawings, of note: Note) -> Bool {
    drawings.areSettled && !wanted(note).fences.askForCommits
  }

  private func wanted(_ note: Note) -> KeptDrawings.Wanted {
    let configuration = builder.configuration
    var setting = NoteFigures.Setting(
      shownPath: folder.shown(note.path), fullPath: folder.fullPath(note.path), defaults: configuration.figure,
      selection: configuration.blocks, checksClaims: configuration.claims,
      pictures: pictures.library(forNote: note.path), keepsFirst: configuration.hasCards,
      keepsRenderings: builder.keepsRenderings)
    setting.memory = configuration.memoryLimit
    setting.medium = builder.medium
    return KeptDrawings.Wanted(
      fences: NoteFigures.fences(of: note, setting), document: note.document, setting: setting,
      words: languages.words(for: note.language ?? configuration.language))
  }

  /// Fetches what other machines have drawn.
  func fetch(_ notes: [Note]) { kept?.fetch(notes.map(wanted)) }

  /// Stores for other machines what was drawn here.
  func store() {
    if let kept { kept.shared?.store(from: kept.cache) }
  }
}
