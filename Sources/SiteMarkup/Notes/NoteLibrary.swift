import Diagnostics
import Markup
import Notes
import SiteContent

/// The notes of a site with their code and figures, for pages that embed parts of other notes.
package struct NoteLibrary: Sendable {
  private var notes: [ParsedNote]
  private var figures: [CodeBlockMarkup]
  /// The indices of the notes, by path.
  private let places: [String: Int]
  private let imageSizes: [String: ImageSize]
  let formulas: RenderedFormulas
  private let languages: Languages
  /// The language of the site.
  private let language: String
  /// The origins that the configuration allows in frames.
  package let frames: [String]
  /// Whether HTML in notes is markup; else it is shown as text.
  let allowsHTML: Bool

  /// - Parameters:
  ///   - language: the language of notes that set none.
  ///   - frames: the origins that the configuration allows in frames.
  ///   - allowsHTML: whether HTML in notes is markup; else it is shown as text.
  package init(
    notes: [ParsedNote], figures: [CodeBlockMarkup], imageSizes: [String: ImageSize], formulas: RenderedFormulas,
    languages: Languages, language: String, frames: [String], allowsHTML: Bool = true
  ) {
    self.formulas = formulas
    (self.languages, self.language) = (languages, language)
    (self.frames, self.allowsHTML) = (frames, allowsHTML)
    (self.notes, self.figures) = (notes, figures)
    places = Dictionary(notes.indices.map { (notes[$0].path, $0) }, uniquingKeysWith: { first, _ in first })
    self.imageSizes = imageSizes
  }

  /// Creates a library in which every fence is code.
  package init(
    undrawn notes: [ParsedNote], colors: CodeColors = CodeColors(), formulas: RenderedFormulas = RenderedFormulas(),
    languages: Languages, language: String = "en"
  ) {
    let figures = notes.map { note in
      CodeBlockMarkup.draw(
        note, CodeBlockMarkup.Setting(shownPath: note.path), renderer: UndrawnFigures(),
        writer: CodeWriter(colors: colors, words: languages.words(for: language)))
    }
    self.init(
      notes: notes, figures: figures, imageSizes: [:], formulas: formulas, languages: languages, language: language,
      frames: [])
  }

  /// Returns a note with its text, for pages that embed it.
  func parsed(_ path: String) -> ParsedNote? { places[path].map { notes[$0] } }

  /// The data of all notes.
  var published: [Note] { notes.map(\.note) }

  private func figures(_ path: String) -> CodeBlockMarkup? { places[path].map { figures[$0] } }

  /// Replaces a note and its figures.
  package mutating func replace(_ note: ParsedNote, _ figures: CodeBlockMarkup) {
    guard let place = places[note.path] else { return }
    (notes[place], self.figures[place]) = (note, figures)
  }

  /// Returns the language that a note is written in.
  func language(of note: Note) -> String { note.language ?? language }

  /// Returns the interface strings for a note's page.
  func words(of note: Note) -> InterfaceStrings { languages.words(for: language(of: note)) }

  /// Returns the diagnostics of a note's code blocks.
  package func codeDiagnostics(_ path: String) -> [Diagnostic] { figures(path)?.diagnostics ?? [] }

  func imageSize(_ file: String) -> ImageSize? { imageSizes[file] }

  /// Returns the language and text direction of an embedded note; `nil` if its language is that of the outer note.
  func foreignLanguage(of note: Note, in outer: Note) -> (tag: String, direction: String)? {
    let own = language(of: note)
    guard own != language(of: outer) else { return nil }
    return (own, (note.direction ?? TextDirection(ofLanguage: own)).rawValue)
  }

  /// Returns the path of the view whose measure a link of a note states, empty for a measure of a whole figure; `nil`
  /// for other links.
  func measuredView(of destination: String, in path: String) -> String? { figures(path)?.measuredViews[destination] }

  /// Returns the code block or figure that starts at a place of a note.
  ///
  /// - Parameters:
  ///   - embed: the name of the embed on the page; empty for the page's own text. IDs inside a figure get this name as a
  ///   suffix, so that a figure that a page shows twice does not have the same IDs twice.
  ///   - page: the page that shows the code block or figure.
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
  /// Returns the blocks that a fragment names: a section, or a single block; `nil` for an empty or unknown fragment.
  ///
  /// - Parameters:
  ///   - fragment: the ID of a heading, `^name` of a block, or the ID of a figure.
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
