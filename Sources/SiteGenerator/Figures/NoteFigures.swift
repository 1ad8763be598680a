import Diagnostics
import Figures
import Markup
import Notation
import Notes
import VitrineDiagrams
import VitrineSweeps
import VitrineUI

/// The code blocks of one note, each as what stands in its place: a figure or code.
struct NoteFigures: Sendable {
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
  }

  /// By the place where the block starts.
  private(set) var content: [Location: [Node]] = [:]
  /// The figures that have names, in order.
  private(set) var named: [NamedFigure] = []
  private var names: [Location: String] = [:]
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
  private(set) var records: [FenceRecord] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter writer: writes those that do not become figures.
  static func draw(
    _ note: Note, _ setting: Setting, renderer: any FigureRenderer, writer: CodeWriter = CodeWriter(),
    parser: FenceParser = FenceParser()
  ) -> NoteFigures {
    var figures = NoteFigures()
    figures.hasPictures =
      !setting.pictures.pictures.isEmpty
      || note.document.codeBlocks.contains { writer.diagrams.outcome(of: $0.block) != nil }
    let fences = NoteFences.read(
      note.document, path: setting.shownPath, defaults: setting.defaults, selection: setting.selection)
    figures.diagnostics = fences.diagnostics
    let drawn = figures.draw(fences, setting, renderer, writer.words, parser)
    let byPlace = Dictionary(drawn.map { ($0.fence.span.start, $0) }, uniquingKeysWith: { first, _ in first })
    for (block, span) in note.document.codeBlocks {
      figures.add(block, span, byPlace[span.start], setting.shownPath, writer)
    }
    figures.styleSheets = drawn.flatMap(\.outcome.styleSheets)
    if setting.keepsFirst, let rendering = drawn.lazy.compactMap(\.outcome.drawn.figures.first?.rendering).first {
      figures.first = PictureDiagram(rendering).svg(id: "v", title: "", standalone: true, outlines: true)
    }
    figures.diagnostics += note.document.wrongClaims(
      in: setting.shownPath, of: drawn.map { ($0.fence, $0.outcome.drawn.figures) },
      unlessNoteSays: setting.checksClaims)
    return figures
  }

  /// A fence of the note with what became of it.
  private struct Drawn {
    var fence: NoteFences.Fence
    var parsed: ParsedFence
    var outcome: FigureOutcome
  }

  private mutating func draw(
    _ note: NoteFences, _ setting: Setting, _ renderer: any FigureRenderer, _ words: InterfaceWords,
    _ parser: FenceParser
  ) -> [Drawn] {
    guard note.haveFigures else { return [] }
    var repeats: [String: Int] = [:]
    let requests = note.fences.map { fence in
      let identifier = Self.identifier(fence)
      repeats[identifier, default: 0] += 1
      let unique = repeats[identifier].flatMap { $0 > 1 ? "\(identifier)-\($0)" : nil } ?? identifier
      identifiers[fence.span.start] = unique
      let options = fence.kind == .declarations ? FigureOptions() : fence.options
      let request = FenceRequest(fence.parsed(by: parser), kind: fence.kind, options: options, number: fence.number)
      return FigureRequest(request, identifier: unique)
    }
    let surroundings = FigureSurroundings(
      pictures: setting.pictures, notePath: setting.fullPath, defaults: setting.defaults)
    let outcomes = renderer.figures(for: requests, in: surroundings, words: FigureWords(words))
    return zip(zip(note.fences, requests), outcomes).map { pair, outcome in
      Drawn(fence: pair.0, parsed: pair.1.fence.fence, outcome: outcome)
    }
  }

  private mutating func add(
    _ block: CodeBlock, _ span: Span, _ drawn: Drawn?, _ shownPath: String, _ writer: CodeWriter
  ) {
    var record = FenceRecord(
      kind: .code, file: shownPath, place: span.start, language: block.info.language, reason: "")
    if let drawn { diagnostics += drawn.fence.located(drawn.outcome.drawn.diagnostics, in: shownPath) }
    switch drawn?.outcome.drawn.outcome {
    case .drawn:
      record.kind = .drawn
      content[span.start] = FenceSource.added(block, to: drawn?.outcome.nodes ?? []) + ["\n"]
    case .failed(let reason):
      record.kind = .failed
      record.reason = reason
      content[span.start] = Self.failure(reason, writer.words) + writer.write(block, fence: drawn?.parsed)
    case .code(let reason):
      record.reason = reason
      content[span.start] = writer.write(block, fence: drawn?.parsed)
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
    if record.kind == .drawn, let uses = drawn?.outcome.uses {
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

  /// The same source drawn with the same options has the same ids, wherever it stands; what is merely checked or said of
  /// it is no matter.
  private static func identifier(_ fence: NoteFences.Fence) -> String {
    let options = fence.settings.filter { $0.key != "expect" && $0.key != "caption" }.map { "\($0.key)=\($0.value)" }
    return "f" + ContentHash(of: (options + [fence.block.code]).joined(separator: "\n")).shortName
  }
}

extension FigureWords {
  fileprivate init(_ words: InterfaceWords) {
    self.init(text: FigureText(words)) { names in
      let list = names.map { [Node.element("code", [:], [.text($0)])] }.joined(separator: [", "])
      let direction = TextDirection(ofLanguage: words.tag).rawValue
      return [
        .element(
          "p",
          [
            "class": "stand-ins", "lang": words.isEnglish ? nil : words.tag, "dir": words.isEnglish ? nil : direction,
            "role": "note",
          ], words.nodes("standIns", ["names": Array(list)]))
      ]
    }
  }
}

extension FigureText {
  fileprivate init(_ words: InterfaceWords) {
    self.init()
    language = words.isEnglish ? nil : words.tag
    (steps, picture, viewTree) = (words["figureSteps"], words["picture"], words["viewTree"])
    (view, proposal, report) = (words["viewColumn"], words["proposalColumn"], words["reportColumn"])
    (sizes, size, origin) = (words["sizesTable"], words["sizeColumn"], words["originColumn"])
    sizing = words["sizingColumn"]
    countedSteps = { words.counted("stepCount", $0) }
    more = { words.counted("moreRows", $0) }
  }
}
