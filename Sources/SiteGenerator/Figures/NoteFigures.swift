import Diagnostics
import Markup
import Notation
import Notes
import VitrineDiagrams
import VitrineSweeps
import VitrineUI

/// The code blocks of one note, each as the HTML that stands in its place: a figure or code.
struct NoteFigures: Sendable {
  /// By the place where the block starts.
  private(set) var html: [Location: String] = [:]
  /// The figures that have names, in order.
  private(set) var named: [NamedFigure] = []
  private var names: [Location: String] = [:]
  /// What each figure uses, in order.
  private(set) var uses: [FigureUses] = []
  /// The first figure as a picture of its own, where it is wanted.
  private(set) var first: String?
  /// The rules that sweeps need, each sweep's own.
  private(set) var styleSheets: [SweepStyleSheet] = []
  /// Whether figures may show pictures of the site.
  let hasPictures: Bool
  /// What the ids inside each figure start with, by the place where its block starts.
  private(set) var identifiers: [Location: String] = [:]
  private(set) var records: [FenceRecord] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - shownPath: the note's path in diagnostics.
  ///   - fullPath: the note's path on disk, for its history; `nil` where it is no file.
  ///   - defaults: the site's figure settings, overridden by the note's and then the fence's own.
  ///   - blocks: which fences become figures, if the note does not say otherwise.
  ///   - checksClaims: whether the steps after a figure are checked, if the note does not say otherwise.
  ///   - pictures: the site's pictures that fences may name.
  ///   - keepsFirst: whether the first figure is wanted by itself.
  ///   - writer: writes those that do not become figures.
  init(
    _ note: Note, shownPath: String, fullPath: String? = nil, defaults: [FigureSetting],
    blocks: SiteConfiguration.Blocks,
    checksClaims: Bool = true, renderer: any FigureRenderer, pictures: PictureLibrary = PictureLibrary(),
    keepsFirst: Bool = false, writer: CodeWriter = CodeWriter()
  ) {
    hasPictures = !pictures.pictures.isEmpty
    let codeBlocks = note.document.codeBlocks
    let noteBlocks = note.document.frontMatter["blocks"]?.string.flatMap(SiteConfiguration.Blocks.init) ?? blocks
    var settings = defaults
    if let own = note.document.frontMatter["figure"] {
      settings += FigureSetting.settings(of: own, in: shownPath, into: &diagnostics)
      // The note's own defaults are checked once, not with each fence.
      diagnostics += FigureOptionsReader(settings.suffix(settings.count - defaults.count)).diagnostics
    }
    let plan = Self.plan(codeBlocks.map(\.block), blocks: noteBlocks)
    var requests: [FigureRequest] = []
    var repeats: [String: Int] = [:]
    for (index, wish) in plan {
      let info = codeBlocks[index].block.info
      let own = FigureSetting.settings(of: info, in: shownPath)
      if wish == .figure { diagnostics += FigureOptionsReader(own).diagnostics }
      let options = FigureOptionsReader(settings + own).options
      let code = codeBlocks[index].block.code
      let identifier = Self.identifier(code, settings + own)
      repeats[identifier, default: 0] += 1
      let unique = repeats[identifier].flatMap { $0 > 1 ? "\(identifier)-\($0)" : nil } ?? identifier
      identifiers[codeBlocks[index].span.start] = unique
      var request = FigureRequest(source: code, options: options, identifier: unique, wish: wish)
      request.pictures = pictures
      request.words = writer.words
      if case .commit(let setting)? = options.comparison, let fullPath {
        let number = plan.filter { $0.wish == .figure && $0.index < index }.count
        do throws(CommittedFence.Problem) {
          request.committed = try CommittedFence(
            comparing: options, setting, path: fullPath, number: number, defaults: defaults)
        } catch {
          diagnostics.append(error.diagnostic)
        }
      }
      requests.append(request)
    }
    let outcomes = requests.isEmpty ? [] : renderer.figures(for: requests)
    styleSheets = outcomes.flatMap(\.styleSheets)
    let byBlock = Dictionary(zip(plan.map(\.index), outcomes), uniquingKeysWith: { first, _ in first })
    for (index, code) in codeBlocks.enumerated() {
      add(code.block, code.span, outcome: byBlock[index], shownPath: shownPath, writer: writer)
      if case .drawn? = byBlock[index]?.kind {
        let fragment = names[code.span.start] ?? identifiers[code.span.start] ?? ""
        uses.append(FigureUses(fragment: fragment, uses: viewUses(in: ParsedFence(code.block.code))))
        if keepsFirst, first == nil, let rendering = byBlock[index]?.renderings.first {
          first = PictureDiagram(rendering).svg(id: "v", title: "", standalone: true, outlines: true).html
        }
      }
    }
    guard note.document.frontMatter["claims"]?.isOn ?? checksClaims else { return }
    var renderings: [Location: [Rendering]] = [:]
    for (index, outcome) in byBlock where !outcome.renderings.isEmpty {
      renderings[codeBlocks[index].span.start] = outcome.renderings
    }
    diagnostics += Claims.check(note.document, renderings).map { remark in
      var remark = remark
      remark.file = shownPath
      return remark
    }
  }

  private static func plan(
    _ blocks: [CodeBlock], blocks mode: SiteConfiguration.Blocks
  ) -> [(index: Int, wish: FigureRequest.Wish)] {
    let wishes = blocks.enumerated().compactMap { index, block -> (index: Int, wish: FigureRequest.Wish)? in
      if block.info.isViewTree { return (index, .figure) }
      guard block.isFenced, block.info.isSwift else { return nil }
      return (index, mode == .auto ? .figureIfView : .declarations)
    }
    // Without a figure nobody needs declarations.
    return wishes.contains { $0.wish != .declarations } ? wishes : []
  }

  private mutating func add(
    _ block: CodeBlock, _ span: Span, outcome: FigureOutcome?, shownPath: String, writer: CodeWriter
  ) {
    var record = FenceRecord(
      kind: .code, file: shownPath, place: span.start, language: block.info.language, reason: "")
    for var diagnostic in outcome?.diagnostics ?? [] {
      if diagnostic.file == nil {
        diagnostic.file = shownPath
        diagnostic.span = diagnostic.span.map(block.spanInNote) ?? Span(at: span.start)
      }
      diagnostics.append(diagnostic)
    }
    switch outcome?.kind {
    case .drawn(let figure):
      record.kind = .drawn
      html[span.start] = figure + "\n"
    case .failed(let reason):
      record.kind = .failed
      record.reason = reason
      html[span.start] = Self.failure(reason, writer.words) + writer.write(block)
    case .code(let reason):
      record.reason = reason
      html[span.start] = writer.write(block)
    case nil:
      record.reason = block.info.isSwift ? "not marked ‘view-tree’" : "not Swift"
      html[span.start] = writer.write(block)
    }
    name(block, at: span.start, isFigure: record.kind == .drawn, shownPath: shownPath)
    if block.isFenced { records.append(record) }
    guard record.kind != .drawn else { return }
    for var diagnostic in CodeOptions(block.info).diagnostics {
      diagnostic.file = shownPath
      diagnostics.append(diagnostic)
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
  private static func failure(_ reason: String, _ words: InterfaceWords) -> String {
    let escaped = HTMLText.escape(reason)
    // The engine speaks English.
    let said = words.isEnglish ? escaped : "<span lang=\"en\" dir=\"ltr\">\(escaped)</span>"
    return "<p class=\"failed\" role=\"note\">\(words.markup("notDrawn", ["reason": said]))</p>\n"
  }

  /// What stands in a fence's place, with the id that links lead to where the fence has a name.
  func place(at start: Location, around html: String) -> String {
    guard let name = names[start] else { return html }
    return "<div class=\"figure-place\" id=\"\(HTMLText.escape(name))\">\(html)</div>\n"
  }

  /// The same source drawn with the same options has the same ids, wherever it stands; what is merely checked or said of
  /// it is no matter.
  private static func identifier(_ source: String, _ settings: [FigureSetting]) -> String {
    let options = settings.filter { $0.key != "expect" && $0.key != "caption" }.map { "\($0.key)=\($0.value)" }
    return "f" + ContentHash(of: (options + [source]).joined(separator: "\n")).shortName
  }
}
