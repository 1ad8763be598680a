import Diagnostics
import Figures
import Markup
import Notes

/// All notes with their code and figures, for pages that show parts of others.
package struct NoteLibrary: Sendable {
  private var notes: [Note]
  private var figures: [NoteFigures]
  /// Where a note is among them, by its path.
  private let places: [String: Int]
  private let imageSizes: [String: ImageSize]
  let formulas: RenderedFormulas
  private let languages: Languages
  /// The site's.
  private let language: String
  /// What the settings let frames show.
  var frames: [String] = []

  /// - Parameter language: that of notes which say none.
  init(
    notes: [Note], figures: [NoteFigures], imageSizes: [String: ImageSize], formulas: RenderedFormulas,
    languages: Languages, language: String = "en"
  ) {
    self.formulas = formulas
    (self.languages, self.language) = (languages, language)
    (self.notes, self.figures) = (notes, figures)
    places = Dictionary(notes.indices.map { (notes[$0].path, $0) }, uniquingKeysWith: { first, _ in first })
    self.imageSizes = imageSizes
  }

  /// The notes of a site as they are published.
  init(
    _ notes: SiteNotes, _ programs: ProgramAnswers, _ drawings: SiteDrawings, _ configuration: SiteConfiguration
  ) {
    self.init(
      notes: notes.published, figures: drawings.figures, imageSizes: drawings.imageSizes, formulas: programs.formulas,
      languages: notes.languages, language: configuration.language)
    setFrames(configuration)
  }

  /// One note, for a page that shows nothing of others.
  init(
    _ note: Note, _ figures: NoteFigures, _ programs: ProgramAnswers, imageSizes: [String: ImageSize],
    _ languages: Languages, _ configuration: SiteConfiguration
  ) {
    self.init(
      notes: [note], figures: [figures], imageSizes: imageSizes, formulas: programs.formulas, languages: languages,
      language: configuration.language)
    setFrames(configuration)
  }

  private mutating func setFrames(_ configuration: SiteConfiguration) {
    frames = configuration.policy.filter { $0.name == "frame-src" }.flatMap(\.sources)
  }

  /// A library in which every fence is code.
  package init(
    undrawn notes: [Note], colors: CodeColors = CodeColors(), formulas: RenderedFormulas = RenderedFormulas(),
    languages: Languages, language: String = "en"
  ) {
    let figures = notes.map { note in
      NoteFigures.draw(
        note, NoteFigures.Setting(shownPath: note.path), renderer: UndrawnFigures(),
        writer: CodeWriter(colors: colors, words: languages.words(for: language)))
    }
    self.init(
      notes: notes, figures: figures, imageSizes: [:], formulas: formulas, languages: languages, language: language)
  }

  func note(_ path: String) -> Note? { places[path].map { notes[$0] } }

  private func figures(_ path: String) -> NoteFigures? { places[path].map { figures[$0] } }

  /// Puts a note and its figures in the place of what they were.
  mutating func replace(_ note: Note, _ figures: NoteFigures) {
    guard let place = places[note.path] else { return }
    (notes[place], self.figures[place]) = (note, figures)
  }

  /// The language that a note is written in.
  func language(of note: Note) -> String { note.language ?? language }

  /// The words of the interface on a note's page.
  func words(of note: Note) -> InterfaceWords { languages.words(for: language(of: note)) }

  /// What is wrong with the code blocks of a note.
  package func codeDiagnostics(_ path: String) -> [Diagnostic] { figures(path)?.diagnostics ?? [] }

  func imageSize(_ file: String) -> ImageSize? { imageSizes[file] }

  /// In which language, and which way, a note's text runs, where that is not as in the note around it.
  func foreignLanguage(of note: Note, in outer: Note) -> (tag: String, direction: String)? {
    let own = language(of: note)
    guard own != language(of: outer) else { return nil }
    return (own, (note.direction ?? TextDirection(ofLanguage: own)).rawValue)
  }

  /// The code block or figure that starts at a place of a note.
  ///
  /// - Parameters:
  ///   - embed: which of the embeds of the page it is in; empty for the page's own. The ids of a figure in an embed get it
  ///     as an ending, so that one that is there twice does not name the same thing twice.
  ///   - page: the page it is shown in.
  func code(_ path: String, at place: Location, embed: String, page: String) -> [Node] {
    guard let figures = figures(path), var nodes = figures.content[place] else { return [] }
    if figures.hasPictures { nodes = SitePictures.addressed(nodes, on: page) }
    guard !embed.isEmpty else { return figures.place(at: place, around: nodes) }
    guard let identifier = figures.identifiers[place] else { return nodes }
    return nodes.map { node in
      guard case .element(let element) = node else { return node }
      return .element(element.renamingIDs(startingWith: identifier, to: identifier + embed))
    }
  }
}

extension Document {
  /// The blocks that a fragment names: a section, or a single block; `nil` for the whole document or where the fragment
  /// names neither.
  ///
  /// - Parameters:
  ///   - fragment: the id of a heading, `^name` of a block, or the id of a figure.
  func blocks(at fragment: String) -> [Block]? {
    guard !fragment.isEmpty else { return nil }
    if fragment.hasPrefix("^") {
      return allBlocks.first { $0.anchor == String(fragment.dropFirst()) }.map { [$0] }
    }
    if let figure = allBlocks.first(where: {
      if case .code(let code) = $0.kind { code.info.figureIdentifier == fragment } else { false }
    }) {
      return [figure]
    }
    guard let start = blocks.firstIndex(where: { $0.heading?.id == fragment }), let level = blocks[start].heading?.level
    else { return nil }
    let end = blocks[(start + 1)...].firstIndex { ($0.heading?.level ?? 7) <= level } ?? blocks.endIndex
    return Array(blocks[start..<end])
  }
}

extension Block {
  var heading: Heading? { if case .heading(let heading) = kind { heading } else { nil } }
}
