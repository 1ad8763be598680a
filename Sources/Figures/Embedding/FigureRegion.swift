import Notes

/// The lines that `vitrine embed` writes after a fence, between two HTML comments.
package enum FigureRegion {
  static let start = "<!-- vitrine:figure -->"
  static let end = "<!-- /vitrine:figure -->"
  private static let opening = "<!-- vitrine:figure "
  private static let closing = "-->"

  /// Returns the comment before a figure.
  ///
  /// - Parameter words: the options of the run; empty for the default ones.
  static func start(_ words: String) -> String { words.isEmpty ? start : opening + words + " " + closing }

  /// Returns the options in the comment before a figure.
  static func words(_ line: [UInt8]) -> String {
    String(bare(line).dropFirst(opening.count).dropLast(closing.count))
  }

  /// Returns the line numbers of a document's code blocks, from 0.
  static func code(in document: Document) -> [ClosedRange<Int>] {
    document.codeBlocks.map { $0.span.start.line - 1...max($0.span.start.line, $0.span.end.line) - 1 }
  }

  private static func isStart(_ content: String) -> Bool { content.hasPrefix(opening) && content.hasSuffix(closing) }

  /// Returns the regions in a text, as ranges of line numbers from 0, and the line of a region that does not end, if
  /// there is one.
  ///
  /// - Parameter code: the line numbers, from 0, that are code: a manual may show examples of regions.
  static func all(in lines: [[UInt8]], code: [ClosedRange<Int>]) -> (regions: [ClosedRange<Int>], unclosed: Int?) {
    var regions: [ClosedRange<Int>] = []
    var open: Int?
    for (index, line) in lines.enumerated() where !code.contains(where: { $0.contains(index) }) {
      let content = bare(line)
      if isStart(content), open == nil { open = index }
      if content == end, let first = open {
        regions.append(first...index)
        open = nil
      }
    }
    return (regions, open)
  }

  /// Returns a line without the prefixes of its containers and without white space at its end.
  private static func bare(_ line: [UInt8]) -> String {
    let blank: Set<UInt8> = [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: ">")]
    var content = line[...]
    while let first = content.first, blank.contains(first) { content.removeFirst() }
    while let last = content.last, last != UInt8(ascii: ">"), blank.contains(last) { content.removeLast() }
    return String(decoding: content, as: UTF8.self)
  }

  /// Returns the blocks without those of regions: a site draws the fences itself.
  package static func removed(from blocks: [Block]) -> [Block] {
    var kept: [Block] = []
    var isInside = false
    for block in blocks {
      if case .html(let html) = block.kind {
        let lines = html.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
        if lines.first?.hasPrefix(opening) ?? false, blocks.contains(where: ends) {
          isInside = true
          continue
        }
        if isInside, ends(block) {
          isInside = false
          continue
        }
      }
      if !isInside { kept.append(block) }
    }
    return kept
  }

  private static func ends(_ block: Block) -> Bool {
    if case .html(let html) = block.kind { html.contains(end) } else { false }
  }
}
