import Diagnostics
import Figures
import Markup
import Notation
import Notes
import SiteContent
import SiteReports
import VitrineSweeps
import VitrineUI

/// The code blocks of one note, each as the HTML of a figure or of code.
package struct CodeBlockMarkup: Hashable, Sendable {
  /// The options for drawing the figures of a note.
  package struct Setting {
    /// The note's path as diagnostics show it.
    package var shownPath: String
    /// The note's full path, whose git history figures can be compared with; `nil` if the note is no file.
    package var fullPath: String?
    /// The earlier versions of the note that figures are compared with.
    package var versions = NoteVersions()
    /// The site's figure options; those of the note, then those of the fence take precedence.
    package var defaults: [FigureSetting] = []
    /// The fences that become figures, unless the note sets this itself.
    package var selection = FenceSelection.marked
    /// Whether the steps after a figure are checked, unless the note sets this itself.
    package var checksClaims = true
    /// The site's images that fences can name.
    package var pictures = PictureLibrary()
    /// Whether the first figure and those with an `id` are also drawn as separate pictures.
    package var keepsPictures = false
    /// The memory limit of a process that evaluates fences, in bytes.
    package var memory = SiteConfiguration.usualMemoryLimit
    /// Whether the renderings of measured figures are stored, so that they can be drawn again.
    package var keepsRenderings = false
    /// The medium for which the figures are drawn.
    package var medium = FigureMedium.page

    package init(
      shownPath: String, fullPath: String? = nil, defaults: [FigureSetting] = [], selection: FenceSelection = .marked,
      checksClaims: Bool = true, pictures: PictureLibrary = PictureLibrary(), keepsPictures: Bool = false,
      keepsRenderings: Bool = false
    ) {
      (self.shownPath, self.fullPath, self.defaults, self.selection) = (shownPath, fullPath, defaults, selection)
      (self.checksClaims, self.pictures) = (checksClaims, pictures)
      (self.keepsPictures, self.keepsRenderings) = (keepsPictures, keepsRenderings)
    }
  }

  /// The HTML of each block, by the place where the block starts.
  private(set) var content: [Location: [Node]] = [:]
  /// The figures that have names, in order.
  package private(set) var named: [NamedFigure] = []
  private(set) var names: [Location: String] = [:]
  /// The views and modifiers that each figure uses, in order.
  package private(set) var uses: [FigureUses] = []
  /// The first figure and those with an `id` as separate pictures, in order, if they were requested.
  package private(set) var pictures: [FigurePicture] = []
  /// The style rules of each sweep, in addition to those of all sweeps.
  package private(set) var styleSheets: [SweepStyleSheet] = []
  /// Whether figures may show images of the site.
  private(set) var hasPictures = false
  /// The prefix of the IDs inside each figure, by the place where its block starts.
  private(set) var identifiers: [Location: String] = [:]
  /// The figures with their measures, in order.
  package private(set) var measured: [FigureList.Entry] = []
  /// The views whose measures links of the note state, by the links' destinations.
  private(set) var measuredViews: [String: String] = [:]
  package private(set) var records: [FenceRecord] = []
  package private(set) var diagnostics: [Diagnostic] = []

  /// The data of the figures that other pages may read.
  package var metadata: FigureMetadata {
    FigureMetadata(
      named: named, uses: uses, styleSheets: styleSheets.map { [$0.name, $0.css] },
      pictures: pictures)
  }

  /// Draws the fences of a note and returns the HTML of its code blocks.
  ///
  /// - Parameter writer: writes the blocks that do not become figures.
  static func draw(
    _ note: ParsedNote, _ setting: Setting, renderer: any FigureRenderer, writer: CodeWriter = CodeWriter(),
    parser: FenceParser = FenceParser()
  ) -> CodeBlockMarkup {
    let fences = fences(of: note, setting)
    let drawings = EvaluatedFences.draw(
      fences, of: note.document, setting, renderer: renderer, words: writer.words, parser: parser)
    return compose(note, setting, fences, drawings, writer: writer)
  }

  /// Returns the fences of a note that are evaluated.
  package static func fences(of note: ParsedNote, _ setting: Setting) -> NoteFences {
    NoteFences.read(
      note.document, path: setting.shownPath, defaults: setting.defaults, selection: setting.selection)
  }

  /// Returns the HTML of a note's code blocks, with fences that are drawn already. Evaluates nothing.
  ///
  /// - Parameters:
  ///   - fences: the fences of the note that are evaluated.
  ///   - drawings: the results of these fences.
  package static func compose(
    _ note: ParsedNote, _ setting: Setting, _ fences: NoteFences, _ drawings: EvaluatedFences, writer: CodeWriter
  ) -> CodeBlockMarkup {
    var figures = CodeBlockMarkup()
    figures.hasPictures =
      !setting.pictures.pictures.isEmpty
      || note.document.codeBlocks.contains { writer.diagrams.outcome(of: $0.block) != nil }
    figures.diagnostics = fences.diagnostics
    var byPlace: [Location: Drawn] = [:]
    for ((fence, identifier), drawing) in zip(zip(fences.fences, fences.identifiers), drawings.fences) {
      figures.identifiers[fence.span.start] = identifier
      if byPlace[fence.span.start] == nil { byPlace[fence.span.start] = Drawn(fence: fence, drawing: drawing) }
    }
    for (block, span) in note.document.codeBlocks {
      figures.add(block, span, byPlace[span.start], setting.shownPath, writer)
    }
    figures.measured = zip(fences.fences, drawings.fences).flatMap { fence, drawing in
      figures.entries(of: drawing.measured, at: fence.span.start, note.note)
    }
    figures.styleSheets = drawings.fences.flatMap(\.styleSheets)
    figures.pictures = zip(fences.fences, drawings.fences).compactMap { fence, drawing in
      drawing.picture.map { picture in
        let named = NamedFigure(fence.block.info).flatMap { $0.fragment == figures.names[fence.span.start] ? $0 : nil }
        return FigurePicture(figure: named, picture: picture)
      }
    }
    figures.diagnostics += drawings.claims
    let drawn = zip(fences.fences, drawings.fences).map { UnmeasuredNumbers.Figure($0, $1.measured) }
    let links = note.document.measureLinks(in: setting.shownPath, to: drawn, unlessNoteSays: setting.checksClaims)
    figures.measuredViews = links.views
    figures.diagnostics += links.diagnostics
    return figures
  }

  /// A fence of the note with its result.
  private struct Drawn {
    var fence: NoteFences.Fence
    var drawing: EvaluatedFences.Fence
  }

  private mutating func add(
    _ block: CodeBlock, _ span: Span, _ drawn: Drawn?, _ shownPath: String, _ writer: CodeWriter
  ) {
    var record = FenceRecord(
      kind: .code, file: shownPath, place: span.start, language: block.info.language, reason: "")
    if let drawn { diagnostics += drawn.fence.located(drawn.drawing.diagnostics, in: shownPath) }
    switch drawn?.drawing.outcome {
    case .drawn:
      record.kind = .drawn
      content[span.start] = FenceSource.added(block, to: drawn?.drawing.nodes ?? []) + ["\n"]
    case .failed(let reason):
      record.kind = .failed
      record.reason = reason
      content[span.start] = Self.failure(reason, writer.words) + writer.write(block, runs: drawn?.drawing.runs)
    case .code(let reason):
      record.reason = reason
      content[span.start] = writer.write(
        block, runs: drawn?.drawing.runs, mistakes: drawn?.drawing.mistakes ?? [])
    case nil:
      record.reason = block.info.isSwift ? "not marked 'view-tree'" : "not Swift"
      content[span.start] = writer.write(block)
      if let problem = writer.diagrams.diagnostic(of: block, at: span, in: shownPath) { diagnostics.append(problem) }
      if case .drawn? = writer.diagrams.outcome(of: block) {
        record.kind = .drawn
        record.reason = ""
      }
    }
    name(block, at: span.start, isFigure: record.kind == .drawn, shownPath: shownPath)
    if block.isFenced { records.append(record) }
    if record.kind == .drawn, let uses = drawn?.drawing.uses {
      let fragment = names[span.start] ?? identifiers[span.start] ?? ""
      self.uses.append(FigureUses(fragment: fragment, uses: uses))
    } else {
      diagnostics += CodeOptions(block.info).diagnostics.map { diagnostic in
        var diagnostic = diagnostic
        diagnostic.file = shownPath
        return diagnostic
      }
    }
  }

  /// Gives a block the ID that its fence sets; if two blocks have the same ID, the first one gets it.
  private mutating func name(_ block: CodeBlock, at start: Location, isFigure: Bool, shownPath: String) {
    guard let figure = NamedFigure(block.info) else { return }
    guard !names.values.contains(figure.fragment) else {
      let option = block.info.options.last { $0.key == "id" }
      diagnostics.append(
        Diagnostic(
          .warning, "same-name", "another fence of this note already has the id '\(option?.value ?? "")'",
          file: shownPath, span: option?.span ?? Span(at: start), hint: "rename this id; links lead to the first"))
      return
    }
    names[start] = figure.fragment
    if isFigure { named.append(figure) }
  }

  /// Returns a message for readers that a figure is missing; the author finds the place in the output of the build.
  private static func failure(_ reason: String, _ words: InterfaceStrings) -> [Node] {
    // Messages of the engine are in English.
    let said: Node =
      words.isEnglish ? .text(reason) : .element("span", ["lang": "en", "dir": "ltr"], [.text(reason)])
    return .block("p", ["class": "failed", "role": "note"], words.nodes("notDrawn", ["reason": [said]]))
  }

  /// Returns the HTML of a fence, in an element with the fence's ID if it has a name.
  func place(at start: Location, around nodes: [Node]) -> [Node] {
    guard let name = names[start] else { return nodes }
    return .block("div", ["class": "figure-place", "id": name], nodes)
  }
}

extension CodeBlockMarkup {
  /// Whether the note states sizes that differ from its figures.
  package var hasWrongClaims: Bool { diagnostics.contains { $0.code == "claim" } }

  /// Returns the entries of a fence's figures.
  func entries(of measured: [MeasuredFigure], at start: Location, _ note: Note) -> [FigureList.Entry] {
    guard let fragment = names[start] ?? identifiers[start] else { return [] }
    return measured.map { figure in
      FigureList.Entry(
        page: note.page, note: note.path, id: fragment, name: names[start].map { String($0.dropFirst("fig-".count)) },
        title: figure.title, line: start.line, pictures: figure.pictures)
    }
  }
}
