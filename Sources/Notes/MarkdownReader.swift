import CMarkGFM
import Diagnostics
import Synchronization

/// Reads GitHub-flavored Markdown with cmark-gfm and converts its nodes to values.
enum MarkdownReader {
  struct Result {
    var blocks: [Block]
    var footnotes: [Footnote]
    var diagnostics: [Diagnostic]
    /// Whether the note is shown as plain text.
    var isPlain = false
    /// Whether that is because reading took too long.
    var isOverdue = false
  }

  /// Reads a note's Markdown from a line on.
  ///
  /// - Parameter hidden: The comments in the source's text.
  static func read(
    _ source: SourceFile, from firstLine: Int, hiding hidden: HiddenText? = nil, breaks: LineBreaks = .soft,
    hasEmoji: Bool = false, _ clock: MarkdownClock = MarkdownClock()
  ) -> Result {
    let start = source.offset(of: Location(line: firstLine, column: 1))
    let text = hidden?.masked ?? source.text
    let body =
      firstLine > source.lineCount ? "" : String(text[text.utf8.index(text.utf8.startIndex, offsetBy: start)...])
    let masked = FormulaFinder.masking(body)
    let escaped = EscapeMask.masking(masked?.text ?? body)
    let excess = TableLimit.excess(in: body)
    let emphasised = CJKEmphasisMask.masking(escaped ?? masked?.text ?? body)
    let plain = emphasised ?? escaped ?? masked?.text ?? body
    let definitions = DefinitionLists.masking(plain)
    let abbreviations = Abbreviations.masking(definitions?.text ?? plain)
    let marked = abbreviations?.text ?? definitions?.text ?? plain
    let whole = withContainers(HeadingNameMask.masking(marked) ?? marked)
    let references = ReferenceLimit(whole)
    let markdown = references?.text ?? whole
    let crowd = URLLimit.excess(in: body)
    let without = Set((excess == nil ? [] : ["table"]) + (crowd == nil ? [] : ["autolink"]))
    if let costly = ParserCost.excess(in: markdown) {
      let span = Span(at: source.location(atOffset: start + costly.offset))
      let error = MarkdownClock.limit(costly.message, at: span, source.path)
      return Self.plain(source, from: firstLine, error)
    }
    var clock = clock
    guard let parsed = parse(markdown, without: without, &clock) else {
      return overdue(source, from: firstLine)
    }
    var root = parsed
    defer { cmark_node_free(root) }
    let keeper = FootnoteKeeper(markdown, present: footnoteLines(of: parsed)) { text in
      guard let probe = parse(text, without: without, &clock) else { return [] }
      defer { cmark_node_free(probe) }
      return footnoteLines(of: probe)
    }
    if let keeper, let whole = parse(keeper.text, without: without, &clock) {
      cmark_node_free(root)
      root = whole
    }
    var reader = NodeReader(source: source, lineOffset: firstLine - 1, clock)
    reader.footnoteKeeper = keeper
    (reader.masks.hasEscapes, reader.masks.hasWideSigns) = (escaped != nil, emphasised != nil)
    reader.masks.hasComments = hidden != nil
    (reader.breaks, reader.hasEmoji) = (breaks, hasEmoji)
    reader.definitionLines = Set(definitions?.lines.map { $0 + firstLine } ?? [])
    reader.abbreviations = abbreviations?.abbreviations ?? Abbreviations()
    if let masked {
      reader.masks.hasFormulas = true
      reader.formulaPlaces = FormulaPlaces(locations(of: masked.places, in: masked.text, from: firstLine))
    }
    var result = reader.read(root)
    if reader.clock.isOver { return overdue(source, from: firstLine) }
    result.diagnostics += references?.warnings(in: source, from: start) ?? []
    if let excess {
      let span = Span(at: source.location(atOffset: start + excess))
      result.diagnostics.append(TableLimit.warning(at: span, in: source.path))
    }
    if let crowd {
      let span = Span(at: source.location(atOffset: start + crowd))
      result.diagnostics.append(URLLimit.warning(at: span, in: source.path))
    }
    return result
  }

  private static func withContainers(_ text: String) -> String { ContainerLines.masking(text) ?? text }

  private static func overdue(_ source: SourceFile, from firstLine: Int) -> Result {
    var result = plain(source, from: firstLine, MarkdownClock.error(in: source.path))
    result.isOverdue = true
    return result
  }

  /// Returns a note whose text is shown as it is.
  private static func plain(_ source: SourceFile, from firstLine: Int, _ error: Diagnostic) -> Result {
    let lines = firstLine...max(firstLine, source.lineCount)
    let start = Location(line: firstLine, column: 1)
    let code = CodeBlock(
      isFenced: false, info: .none, code: lines.map { source.line($0) + "\n" }.joined(),
      lineStarts: lines.map { Location(line: $0, column: 1) })
    let block = Block(.code(code), span: Span(start, Location(line: lines.upperBound + 1, column: 1)))
    return Result(blocks: [block], footnotes: [], diagnostics: [error], isPlain: true)
  }

  /// Returns the lines, from 1, at which the footnotes start that cmark has found.
  private static func footnoteLines(of root: OpaquePointer) -> Set<Int> {
    var lines: Set<Int> = []
    var next = cmark_node_last_child(root)
    while let node = next, cmark_node_get_type(node) == CMARK_NODE_FOOTNOTE_DEFINITION {
      lines.insert(Int(cmark_node_get_start_line(node)))
      next = cmark_node_previous(node)
    }
    return lines
  }

  private static func locations(of offsets: [Int], in text: String, from firstLine: Int) -> [Location] {
    var locations: [Location] = []
    var (line, lineStart, next) = (firstLine, 0, 0)
    for (offset, byte) in text.utf8.enumerated() {
      if next < offsets.count, offset == offsets[next] {
        locations.append(Location(line: line, column: offset - lineStart + 1))
        next += 1
      }
      if byte == UInt8(ascii: "\n") { (line, lineStart) = (line + 1, offset + 1) }
    }
    return locations
  }

  /// Only one thread may parse at a time, because cmark-gfm's inline extensions keep state in globals. At over 20 MB/s
  /// the wait is short.
  private static let turn = Mutex(())

  private static let registered: Void = cmark_gfm_core_extensions_ensure_registered()

  private static let options = CMARK_OPT_FOOTNOTES | CMARK_OPT_STRIKETHROUGH_DOUBLE_TILDE
  private static let extensions = ["table", "strikethrough", "autolink", "tasklist"]

  /// The number of bytes that are parsed before the clock is asked.
  private static let portion = 4_096

  /// - Parameter without: The names of the extensions to turn off.
  /// - Returns: `nil` if the time is over.
  private static func parse(
    _ markdown: String, without: Set<String> = [], _ clock: inout MarkdownClock
  ) -> OpaquePointer? {
    turn.withLock { _ in
      _ = registered
      guard let parser = cmark_parser_new(options) else { return Handle(pointer: nil) }
      defer { cmark_parser_free(parser) }
      for name in extensions where !without.contains(name) {
        if let found = cmark_find_syntax_extension(name) { cmark_parser_attach_syntax_extension(parser, found) }
      }
      var text = markdown
      let isRead = text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { bytes in
          for start in stride(from: 0, to: bytes.count, by: portion) {
            let part = UnsafeBufferPointer(rebasing: bytes[start..<min(start + portion, bytes.count)])
            cmark_parser_feed(parser, part.baseAddress, part.count)
            if clock.check() { return false }
          }
          return true
        }
      }
      return Handle(pointer: isRead ? cmark_parser_finish(parser) : nil)
    }.pointer
  }

  /// Carries the tree out of the lock; the caller that takes it is its only owner.
  private struct Handle: Sendable {
    private let bits: UInt
    init(pointer: OpaquePointer?) { bits = UInt(bitPattern: pointer) }
    var pointer: OpaquePointer? { OpaquePointer(bitPattern: bits) }
  }
}
