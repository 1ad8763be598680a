import CMarkGFM
import Diagnostics

/// Converts a cmark-gfm tree to blocks. `NodeReader+Inlines.swift` reads the inlines.
struct NodeReader {
  let source: SourceFile
  /// The number of lines of the note before the Markdown.
  let lineOffset: Int
  /// The time for reading. When it is over, what remains is left out.
  var clock: MarkdownClock
  /// The treatment of line ends within paragraphs.
  var breaks = LineBreaks.soft
  /// The number of line ends that are kept because the next line seems to start something new, and the place of the
  /// first.
  var guessedBreaks: (count: Int, first: Location)?
  /// Whether names of emoji are replaced by the emoji.
  var hasEmoji = false
  var abbreviations = Abbreviations()
  /// The lines of the note that begin a definition.
  var definitionLines: Set<Int> = []
  var identifiers = HeadingIdentifiers()
  var diagnostics: [Diagnostic] = []
  /// The footnotes that are written in the text, and the number of all others.
  var inlineFootnotes: [Footnote] = []
  var markedFootnotes = 0
  /// The footnotes that cmark would leave out, if any.
  var footnoteKeeper: FootnoteKeeper?
  /// The number of references to each footnote so far.
  var footnoteOccurrences: [Int: Int] = [:]
  /// The place from which link targets are looked for in the source; see `place(ofTarget:in:)`.
  var targetCursor = Location(line: 1, column: 1)
  /// The place from which wiki links are looked for; see `place(ofName:in:fallback:)`.
  var nameCursor = Location(line: 1, column: 1)
  /// The end of the last link found with each name.
  var nameCursors: [String: Location] = [:]
  /// The number of bytes that may still be searched for targets; a note can be written so that each target is far away.
  var searchBudget = 20_000_000
  /// The line that was searched last.
  var searchedLine: (number: Int, bytes: [UInt8])?
  var masks = TextMasks()
  /// The place in the current block that may hold a list of attributes, and the list found there.
  var attributePlace = AttributeReader.Place.none
  var foundAttributes: AttributeList?
  var attributeReader: AttributeReader
  var formulaPlaces = FormulaPlaces([])

  /// The most levels of nested blocks or inlines; deeper ones become plain text, because reading them is recursive.
  static let depthLimit = 64

  init(source: SourceFile, lineOffset: Int, _ clock: MarkdownClock) {
    self.clock = clock
    self.source = source
    attributeReader = AttributeReader(source: source)
    self.lineOffset = lineOffset
  }

  mutating func read(_ root: OpaquePointer) -> MarkdownReader.Result {
    var blocks: [Block] = []
    var footnotes: [Footnote] = []
    let nodes = children(of: root)
    identifiers = HeadingIdentifiers(for: root, in: source, fenceInfo(of:))
    blocks.reserveCapacity(nodes.count)
    markedFootnotes = nodes.count { cmark_node_get_type($0) == CMARK_NODE_FOOTNOTE_DEFINITION }
    for node in nodes {
      if cmark_node_get_type(node) == CMARK_NODE_FOOTNOTE_DEFINITION {
        var footnote = Footnote(blocks: readBlocks(of: node, depth: 1), span: span(of: node))
        footnote.isReferenced = footnoteKeeper?.kept[Int(cmark_node_get_start_line(node))] == nil
        footnotes.append(footnote)
      } else if footnoteKeeper?.line != Int(cmark_node_get_start_line(node)) {
        blocks += readBlock(node, depth: 0)
      }
    }
    let finished = finish(blocks)
    if let guessedBreaks { diagnostics.append(LineBreaks.remark(on: guessedBreaks, in: source.path)) }
    diagnostics += footnoteKeeper?.diagnostics(in: source.path, lineOffset: lineOffset) ?? []
    return MarkdownReader.Result(
      blocks: finished, footnotes: footnotes + inlineFootnotes, diagnostics: diagnostics)
  }

  func children(of node: OpaquePointer) -> [OpaquePointer] {
    var nodes: [OpaquePointer] = []
    var next = cmark_node_first_child(node)
    while let node = next {
      nodes.append(node)
      next = cmark_node_next(node)
    }
    return nodes
  }

  func span(of node: OpaquePointer) -> Span {
    let start = Location(
      line: max(Int(cmark_node_get_start_line(node)), 1) + lineOffset,
      column: max(Int(cmark_node_get_start_column(node)), 1))
    let end = Location(
      line: max(Int(cmark_node_get_end_line(node)), 1) + lineOffset,
      column: max(Int(cmark_node_get_end_column(node)), 0) + 1)
    return Span(start, end)
  }

  /// Returns code or raw HTML without masks.
  func code(of node: OpaquePointer) -> String { revealed(maskedLiteral(of: node), isCode: true) }

  /// Returns the text without masks.
  func revealed(_ text: String, isCode: Bool = false) -> String { masks.revealed(text, isCode: isCode) }

  /// Returns a node's text, in which formulas and escaped characters are still masked.
  func maskedLiteral(of node: OpaquePointer) -> String {
    cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
  }

  private mutating func readBlocks(of node: OpaquePointer, depth: Int) -> [Block] {
    guard depth < Self.depthLimit else { return flattened(node) }
    return finish(children(of: node).flatMap { readBlock($0, depth: depth) })
  }

  private mutating func readBlock(_ node: OpaquePointer, depth: Int) -> [Block] {
    if clock.check() { return [] }
    let span = span(of: node)
    targetCursor = span.start
    (nameCursor, nameCursors) = (span.start, [:])
    switch cmark_node_get_type(node) {
    case CMARK_NODE_PARAGRAPH:
      return [paragraph(node, span)]
    case CMARK_NODE_HEADING:
      let level = Int(cmark_node_get_heading_level(node))
      return [heading(node, level: level, span)]
    case CMARK_NODE_CODE_BLOCK:
      let code = readCode(node, span)
      // GitHub and GitLab write display formulas like this.
      guard code.info.language == "math", !code.code.isEmpty else { return [Block(.code(code), span: span)] }
      let formula = Formula(tex: code.code, isDisplay: true)
      return [Block(.paragraph([Inline(.formula(formula), span: Span(at: code.lineStarts[0]))]), span: span)]
    case CMARK_NODE_BLOCK_QUOTE:
      return [CalloutReader.block(quoting: readBlocks(of: node, depth: depth + 1), span: span)]
    case CMARK_NODE_LIST:
      return [Block(.list(readList(node, depth: depth)), span: span)]
    case CMARK_NODE_HTML_BLOCK:
      return [Block(.html(code(of: node)), span: span)]
    case CMARK_NODE_THEMATIC_BREAK:
      return [Block(.thematicBreak, span: span)]
    default:
      if String(cString: cmark_node_get_type_string(node)) == "table" {
        return [Block(.table(readTable(node)), span: span)]
      }
      return readBlocks(of: node, depth: depth + 1)
    }
  }

  private mutating func readList(_ node: OpaquePointer, depth: Int) -> ListBlock {
    let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
    let items = children(of: node).map { item in
      let isTask = String(cString: cmark_node_get_type_string(item)) == "tasklist"
      let blocks = readBlocks(of: item, depth: depth + 1)
      if !isTask, let (mark, rest) = TaskMark.taking(from: blocks) {
        return ListBlock.Item(blocks: rest, isChecked: false, mark: mark, span: span(of: item))
      }
      return ListBlock.Item(
        blocks: blocks, isChecked: isTask ? cmark_gfm_extensions_get_tasklist_item_checked(item) : nil,
        span: span(of: item))
    }
    return ListBlock(
      start: isOrdered ? Int(cmark_node_get_list_start(node)) : nil, isTight: cmark_node_get_list_tight(node) != 0,
      items: items, isDefinitions: !definitionLines.isEmpty && definitionLines.contains(span(of: node).start.line))
  }

  private mutating func readTable(_ node: OpaquePointer) -> TableBlock {
    let count = Int(cmark_gfm_extensions_get_table_columns(node))
    let letters = UnsafeBufferPointer(start: cmark_gfm_extensions_get_table_alignments(node), count: count)
    let alignments = letters.map { letter -> TableBlock.Alignment in
      switch letter {
      case UInt8(ascii: "l"): .left
      case UInt8(ascii: "c"): .center
      case UInt8(ascii: "r"): .right
      default: .none
      }
    }
    var table = TableBlock(alignments: alignments, header: [], rows: [])
    for row in children(of: node) {
      let cells = children(of: row).map { readShown(of: $0, within: span(of: row)) }
      diagnostics += CutLinks.warnings(inLine: span(of: row).start.line, of: source)
      if cmark_gfm_extensions_get_table_row_is_header(row) != 0 {
        table.header = cells
      } else {
        table.rows.append(cells)
      }
    }
    return table
  }

  /// Returns all text below a node as one paragraph.
  private mutating func flattened(_ node: OpaquePointer) -> [Block] {
    let span = span(of: node)
    remarkNesting("quotes or lists", at: span.start)
    return [Block(.paragraph([Inline(.text(textBelow(node)), span: span)]), span: span)]
  }

  /// Warns, once for each place, that nested blocks or inlines are shown as plain text.
  mutating func remarkNesting(_ what: String, at place: Location) {
    let remark = Diagnostic(
      .warning, "nesting", "\(what) nested more than \(Self.depthLimit) levels deep are shown as plain text",
      file: source.path, span: Span(at: place))
    if diagnostics.last != remark { diagnostics.append(remark) }
  }
}
