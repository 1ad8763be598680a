import Diagnostics
import Figures
import Markup
import Notation
import Notes
import VitrineDiagrams
import VitrineSweeps
import VitrineUI

/// The code blocks of one note, each as what stands in its place: a figure or code.
struct NoteFigures: Hashable, Sendable {
  /// What a note's figures are drawn for.
  struct Setting {
    /// The note's path in diagnostics.
    var shownPath: String
    /// The note's path on disk, for its history; `nil` where it is no file.
    var fullPath: String?
    /// The site's figure settings, overridden by the note's and then the fence's own.
    var defaults: [FigureSetting] = []
    /// Which fences become figures, if the note does not say otherwise.
    var selection = FenceSelection.marked
    /// Whether the steps after a figure are checked, if the note does not say otherwise.
    var checksClaims = true
    /// The site's pictures that fences may name.
    var pictures = PictureLibrary()
    /// Whether the first figure is wanted by itself.
    var keepsFirst = false
    /// The most that a process may hold in which fences are evaluated, in bytes.
    var memory = FigureWorkers.Setting.usualMemory
    /// Whether what is measured is to be drawn again.
    var keepsRenderings = false
    /// What the figures are drawn for.
    var medium = FigureMedium.page
  }

  /// By the place where the block starts.
  private(set) var content: [Location: [Node]] = [:]
  /// The figures that have names, in order.
  private(set) var named: [NamedFigure] = []
  private(set) var names: [Location: String] = [:]
  /// What each figure uses, in order.
  private(set) var uses: [FigureUses] = []
  /// The first figure as a picture of its own, where it is wanted.
  private(set) var first: Element?
  /// The rules that sweeps need, each sweep's own.
  private(set) var styleSheets: [SweepStyleSheet] = []
  /// Whether figures may show pictures of the site.
  private(set) var hasPictures = false
  /// What the ids inside each figure start with, by the place where its block starts.
  private(set) var identifiers: [Location: String] = [:]
  /// The figures by their numbers, in order.
  private(set) var measured: [FigureList.Entry] = []
  private(set) var records: [FenceRecord] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// Draws the fences of a note and puts what comes of it in their place.
  ///
  /// - Parameter writer: writes those that do not become figures.
  static func draw(
    _ note: Note, _ setting: Setting, renderer: any FigureRenderer, writer: CodeWriter = CodeWriter(),
    parser: FenceParser = FenceParser()
  ) -> NoteFigures {
    let fences = fences(of: note, setting)
    let drawings = NoteDrawings.draw(
      fences, of: note.document, setting, renderer: renderer, words: writer.words, parser: parser)
    return compose(note, setting, fences, drawings, writer: writer)
  }

  /// The fences of a note that are evaluated.
  static func fences(of note: Note, _ setting: Setting) -> NoteFences {
    NoteFences.read(
      note.document, path: setting.shownPath, defaults: setting.defaults, selection: setting.selection)
  }

  /// Puts what was drawn in the place of a note's fences. Nothing is evaluated for it.
  ///
  /// - Parameters:
  ///   - fences: those of the note that are evaluated.
  ///   - drawings: what became of these.
  static func compose(
    _ note: Note, _ setting: Setting, _ fences: NoteFences, _ drawings: NoteDrawings, writer: CodeWriter
  ) -> NoteFigures {
    var figures = NoteFigures()
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
      figures.entries(of: drawing.measured, at: fence.span.start, note)
    }
    figures.styleSheets = drawings.fences.flatMap(\.styleSheets)
    figures.first = drawings.first
    figures.diagnostics += drawings.claims
    return figures
  }

  /// A fence of the note with what became of it.
  private struct Drawn {
    var fence: NoteFences.Fence
    var drawing: NoteDrawings.Fence
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
      content[span.start] = writer.write(block, runs: drawn?.drawing.runs)
    case nil:
      record.reason = block.info.isSwift ? "not marked ‘view-tree’" : "not Swift"
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

  /// Gives a block the place that its name says; the first of two with the same name has it.
  private mutating func name(_ block: CodeBlock, at start: Location, isFigure: Bool, shownPath: String) {
    guard let figure = NamedFigure(block.info) else { return }
    guard !names.values.contains(figure.fragment) else {
      let option = block.info.options.last { $0.key == "id" }
      diagnostics.append(
        Diagnostic(
          .warning, "same-name", "another fence of this note has the id ‘\(option?.value ?? "")’", file: shownPath,
          span: option?.span ?? Span(at: start), hint: "links lead to the first; give this one a name of its own"))
      return
    }
    names[start] = figure.fragment
    if isFigure { named.append(figure) }
  }

  /// Readers see that something is missing; the author finds the place in the build's output.
  private static func failure(_ reason: String, _ words: InterfaceWords) -> [Node] {
    // The engine speaks English.
    let said: Node =
      words.isEnglish ? .text(reason) : .element("span", ["lang": "en", "dir": "ltr"], [.text(reason)])
    return .block("p", ["class": "failed", "role": "note"], words.nodes("notDrawn", ["reason": [said]]))
  }

  /// What stands in a fence's place, with the id that links lead to where the fence has a name.
  func place(at start: Location, around nodes: [Node]) -> [Node] {
    guard let name = names[start] else { return nodes }
    return .block("div", ["class": "figure-place", "id": name], nodes)
  }
}
