import Diagnostics
import Notes
import VitrineUI

/// The code blocks of one note, each as the HTML that stands in its place: a figure or code.
struct NoteFigures: Sendable {
  /// By the place where the block starts.
  private(set) var html: [Location: String] = [:]
  /// The ids inside the note's figures all start with this; no other note's do.
  let identifierPrefix: String
  private(set) var records: [FenceRecord] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - shownPath: the note's path in diagnostics.
  ///   - defaults: the site's figure settings, overridden by the note's and then the fence's own.
  ///   - blocks: which fences become figures, if the note does not say otherwise.
  ///   - checksClaims: whether the steps after a figure are checked, if the note does not say otherwise.
  ///   - writer: writes those that do not become figures.
  init(
    _ note: Note, shownPath: String, defaults: [FigureSetting], blocks: SiteConfiguration.Blocks,
    checksClaims: Bool = true, renderer: any FigureRenderer, writer: CodeWriter = CodeWriter()
  ) {
    identifierPrefix = Self.identifierPrefix(of: note.path)
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
    for (index, wish) in plan {
      let info = codeBlocks[index].block.info
      let own = FigureSetting.settings(of: info, in: shownPath)
      if wish == .figure { diagnostics += FigureOptionsReader(own).diagnostics }
      let options = FigureOptionsReader(settings + own).options
      requests.append(
        FigureRequest(
          source: codeBlocks[index].block.code, options: options, identifier: "\(identifierPrefix)-\(index + 1)",
          wish: wish))
    }
    let outcomes = requests.isEmpty ? [] : renderer.figures(for: requests)
    let byBlock = Dictionary(zip(plan.map(\.index), outcomes), uniquingKeysWith: { first, _ in first })
    for (index, code) in codeBlocks.enumerated() {
      add(code.block, code.span, outcome: byBlock[index], shownPath: shownPath, writer: writer)
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
      html[span.start] = Self.wrapped(figure, id: block.info.value(of: "id"))
    case .failed(let reason):
      record.kind = .failed
      record.reason = reason
      html[span.start] = Self.failure(reason) + writer.write(block)
    case .code(let reason):
      record.reason = reason
      html[span.start] = writer.write(block)
    case nil:
      record.reason = block.info.isSwift ? "not marked ‘view-tree’" : "not Swift"
      html[span.start] = writer.write(block)
    }
    if block.isFenced { records.append(record) }
    guard record.kind != .drawn else { return }
    for var diagnostic in CodeOptions(block.info).diagnostics {
      diagnostic.file = shownPath
      diagnostics.append(diagnostic)
    }
  }

  /// Readers see that something is missing; the author finds the place in the build's output.
  private static func failure(_ reason: String) -> String {
    "<p class=\"failed\" role=\"note\">This view could not be drawn: \(HTMLText.escape(reason)).</p>\n"
  }

  /// A figure with a place that links can lead to.
  private static func wrapped(_ figure: String, id: String?) -> String {
    id.map { "<div class=\"figure-place\" id=\"\(HTMLText.escape($0))\">\(figure)</div>\n" } ?? figure + "\n"
  }

  /// A short name of the note, the same on every machine: FNV-1a, in base 36.
  private static func identifierPrefix(of path: String) -> String {
    let hash = path.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return "f" + String(hash & 0xFFF_FFFF, radix: 36)
  }
}
