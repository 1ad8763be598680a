import CMarkGFM
import Diagnostics

extension NodeReader {
  mutating func readInlines(of node: OpaquePointer, within block: Span, depth: Int = 0) -> [Inline] {
    let start = nameCursor
    var inlines: [Inline] = []
    for child in children(of: node) {
      // cmark splits text at every character that could start an element.
      inlines.join(readInline(child, within: block, depth: depth))
    }
    if depth == 0 { takeAttributes(from: &inlines, within: block) }
    inlines = attributeReader.attributed(inlines)
    checkFootnotes(in: inlines, within: block)
    let behind = nameCursor
    nameCursor = start
    let noted = readInlineFootnotes(in: readFormulas(in: inlines, within: block), within: block)
    let read = readExtensions(in: noted, within: block)
    nameCursor = max(nameCursor, behind)
    return read
  }

  /// Whether a line end of the note becomes one on the page.
  private mutating func isKept(lineEnd node: OpaquePointer) -> Bool {
    // Only the node before a line end has a line number.
    guard breaks == .auto, let before = cmark_node_previous(node) else { return breaks == .hard }
    let number = Int(cmark_node_get_end_line(before)) + lineOffset
    guard number > lineOffset, number < source.lineCount,
      LineBreaks.isMeant(source.line(number), source.line(number + 1))
    else { return false }
    guessedBreaks = ((guessedBreaks?.count ?? 0) + 1, guessedBreaks?.first ?? Location(line: number, column: 1))
    return true
  }

  /// Whether a line ends and the next begins with characters of scripts that are written without spaces.
  ///
  /// Source: <https://www.w3.org/TR/css-text-4/#line-break-transform>
  private func isWithinHan(lineEnd node: OpaquePointer) -> Bool {
    guard let before = cmark_node_previous(node), let behind = cmark_node_next(node),
      let last = textOf(before).unicodeScalars.last, last.value >= 0x2E80, LineBreaks.isWide(last),
      let first = textOf(behind).unicodeScalars.first
    else { return false }
    return LineBreaks.isWide(first)
  }

  private func textOf(_ node: OpaquePointer) -> String {
    cmark_node_get_type(node) == CMARK_NODE_TEXT ? revealed(maskedLiteral(of: node)) : textBelow(node)
  }

  /// Reads the inlines of a block, with emoji if the configuration asks for them.
  mutating func readShown(of node: OpaquePointer, within block: Span) -> [Inline] {
    let inlines = abbreviations.marked(readInlines(of: node, within: block))
    return hasEmoji ? inlines.withEmoji() : inlines
  }

  private mutating func readInline(_ node: OpaquePointer, within block: Span, depth: Int) -> Inline {
    let span = span(of: node)
    if clock.check() { return Inline(.softBreak, span: span) }
    guard depth < Self.depthLimit else {
      remarkNesting("emphasis or links", at: block.start)
      return Inline(.text(textBelow(node)), span: span)
    }
    switch cmark_node_get_type(node) {
    case CMARK_NODE_TEXT: return Inline(.text(maskedLiteral(of: node)), span: span)
    case CMARK_NODE_CODE:
      let code = code(of: node)
      // The target of a link is not in the code before it.
      if code.utf8.contains(UInt8(ascii: "(")),
        let place = place(of: Array(code.utf8), from: targetCursor, in: block, isName: false)
      {
        targetCursor = place.end
      }
      return Inline(.code(code), span: span)
    case CMARK_NODE_SOFTBREAK:
      if isKept(lineEnd: node) { return Inline(.lineBreak, span: span) }
      return Inline(isWithinHan(lineEnd: node) ? .text("") : .softBreak, span: span)
    case CMARK_NODE_LINEBREAK: return Inline(.lineBreak, span: span)
    case CMARK_NODE_HTML_INLINE: return Inline(.html(code(of: node)), span: span)
    case CMARK_NODE_EMPH: return Inline(.emphasis(readInlines(of: node, within: block, depth: depth + 1)), span: span)
    case CMARK_NODE_STRONG: return Inline(.strong(readInlines(of: node, within: block, depth: depth + 1)), span: span)
    case CMARK_NODE_LINK: return readLink(node, within: block, depth: depth)
    case CMARK_NODE_IMAGE: return readImage(node, within: block)
    case CMARK_NODE_FOOTNOTE_REFERENCE: return readFootnoteReference(node, span)
    default:
      let content = readInlines(of: node, within: block, depth: depth + 1)
      return Inline(.strikethrough(content), span: span)
    }
  }

  private mutating func readLink(_ node: OpaquePointer, within block: Span, depth: Int) -> Inline {
    let destination = url(of: node)
    // A link's text precedes its target in the source.
    let content = readInlines(of: node, within: block, depth: depth + 1)
    let place = place(ofTarget: destination, in: block, fallback: span(of: node))
    return Inline(.link(Link(destination: destination, title: title(of: node), content: content)), span: place)
  }

  private mutating func readImage(_ node: OpaquePointer, within block: Span) -> Inline {
    let destination = url(of: node)
    let place = place(ofTarget: destination, in: block, fallback: span(of: node))
    let words = textBelow(node)
    if let note = WikiLink(embedding: destination, label: words) { return Inline(.wikiLink(note), span: place) }
    return Inline(.image(Image(destination: destination, title: title(of: node), alternative: words)), span: place)
  }

  private mutating func readFootnoteReference(_ node: OpaquePointer, _ span: Span) -> Inline {
    let number = Int(maskedLiteral(of: node)) ?? 0
    let occurrence = footnoteOccurrences[number, default: 0]
    footnoteOccurrences[number] = occurrence + 1
    return Inline(.footnoteReference(number: number, occurrence: occurrence), span: span)
  }

  private func url(of node: OpaquePointer) -> String {
    cmark_node_get_url(node).map { revealed(String(cString: $0)) } ?? ""
  }

  private func title(of node: OpaquePointer) -> String {
    cmark_node_get_title(node).map { revealed(String(cString: $0)) } ?? ""
  }

  /// Returns the text of all nodes below, without recursion.
  func textBelow(_ root: OpaquePointer) -> String {
    guard let iterator = cmark_iter_new(root) else { return "" }
    defer { cmark_iter_free(iterator) }
    var text = ""
    while true {
      let event = cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { return text }
      guard event == CMARK_EVENT_ENTER, let node = cmark_iter_get_node(iterator) else { continue }
      switch cmark_node_get_type(node) {
      case CMARK_NODE_TEXT: text += revealed(maskedLiteral(of: node))
      case CMARK_NODE_CODE, CMARK_NODE_CODE_BLOCK: text += code(of: node)
      case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: text += " "
      default: break
      }
    }
  }

  /// Returns the place in the note of a link's target, within its parentheses.
  ///
  /// cmark-gfm miscounts columns after list markers and gives autolinks none, so this looks for the target in the
  /// block's lines, starting after the last target found. A target whose source differs (a reference, a URL without a
  /// scheme, an escape) gets the place that cmark reports.
  mutating func place(ofTarget target: String, in block: Span, fallback: Span) -> Span {
    let usable = fallback.start.line > lineOffset && fallback.start.line >= block.start.line ? fallback : block
    guard !target.isEmpty, let span = place(of: Array(target.utf8), from: targetCursor, in: block, isName: false)
    else { return Span(at: usable.start) }
    targetCursor = span.end
    return span
  }

  /// Returns the place in the note of the name of a link `[[name]]`.
  ///
  /// Links are read after all other inlines of their level, so those within emphasis come first; links with the same
  /// name are interchangeable.
  mutating func place(ofName name: String, in block: Span, fallback: Span) -> Span {
    let usable = fallback.start.line > lineOffset && fallback.start.line >= block.start.line ? fallback : block
    let opening = Array("[[".utf8)
    let wanted = opening + Array(name.utf8)
    let known = nameCursors[name] ?? block.start
    // Nearly all links follow the last one found; starting there keeps the time proportional to the text.
    guard
      let span = place(of: wanted, from: max(known, nameCursor), in: block, isName: true)
        ?? place(of: wanted, from: known, in: block, isName: true)
    else { return Span(at: usable.start) }
    (nameCursor, nameCursors[name]) = (span.end, span.end)
    return Span(Location(line: span.start.line, column: span.start.column + opening.count), span.end)
  }

  /// Moves behind code that shows links, so that the links after it are not found in it.
  mutating func passNames(in code: String, within block: Span) {
    guard code.containsBytes(of: "[["),
      let place = place(of: Array(code.utf8), from: nameCursor, in: block, isName: false)
    else { return }
    nameCursor = place.end
  }

  /// Whether the note has the name in two pairs of brackets, not in one.
  mutating func isWikiLink(_ name: String, in block: Span) -> Bool {
    place(of: Array("[[\(name)]".utf8), from: block.start, in: block, isName: true) != nil
  }

  private mutating func place(of wanted: [UInt8], from cursor: Location, in block: Span, isName: Bool) -> Span? {
    let first = max(cursor, block.start)
    guard first.line <= block.end.line else { return nil }
    for number in first.line...block.end.line {
      guard searchBudget > 0 else { break }
      let bytes = bytes(ofLine: number)
      let from = number == first.line ? first.column - 1 : 0
      guard let offset = find(wanted, in: bytes, from: from, isName: isName) else { continue }
      return Span(
        Location(line: number, column: offset + 1), Location(line: number, column: offset + wanted.count + 1))
    }
    return nil
  }

  private mutating func bytes(ofLine number: Int) -> [UInt8] {
    if let searchedLine, searchedLine.number == number { return searchedLine.bytes }
    let bytes = Array(source.line(number).utf8)
    searchedLine = (number, bytes)
    searchBudget -= bytes.count + 16
    return bytes
  }

  /// Prefers a target that follows a parenthesis or an angle bracket over the same text elsewhere.
  ///
  /// - Parameter isName: Whether the target includes its opening brackets and ends before a bar or the closing
  ///   brackets.
  private mutating func find(_ wanted: [UInt8], in line: [UInt8], from: Int, isName: Bool) -> Int? {
    guard from >= 0, line.count >= wanted.count, from <= line.count - wanted.count else { return nil }
    var other: Int?
    var end = from
    defer { searchBudget -= end - from }
    for offset in from...(line.count - wanted.count) {
      end = offset
      // The right place is not far after a wrong one.
      if let other, offset - other > 2_000 { return other }
      guard line[offset] == wanted[0], line[offset..<(offset + wanted.count)].elementsEqual(wanted) else { continue }
      if isName {
        let next = offset + wanted.count < line.count ? line[offset + wanted.count] : 0
        if next == UInt8(ascii: "]") || next == UInt8(ascii: "|") { return offset }
        continue
      }
      if offset > 0, [UInt8(ascii: "("), UInt8(ascii: "<")].contains(line[offset - 1]) { return offset }
      other = other ?? offset
    }
    return other
  }
}
