import Diagnostics

/// Distinguishes callouts (`> [!note]- Title`) from other quotes.
enum CalloutReader {
  static func block(quoting blocks: [Block], span: Span) -> Block {
    guard case .paragraph(let content)? = blocks.first?.kind, case .text(let text)? = content.first?.kind,
      let match = text.prefixMatch(of: /\[!(?<type>[A-Za-z][\w-]*)(?:\|(?<data>[^\]]*))?\](?<fold>[+-]?)[ \t]*/)
    else { return Block(.quote(blocks), span: span) }
    let folding: Callout.Folding =
      match.fold == "+" ? .open : match.fold == "-" ? .closed : .none
    let rest = Inline(.text(String(text[match.range.upperBound...])), span: content[0].span)
    let line = [rest] + content.dropFirst()
    var inner = Array(blocks.dropFirst())
    if case .text(let text) = rest.kind, text.hasPrefix("\u{2028}") {
      let body = [Inline(.text(String(text.dropFirst())), span: rest.span)] + content.dropFirst()
      inner.insert(Block(.paragraph(body), span: blocks[0].span, anchor: blocks[0].anchor), at: 0)
      let callout = Callout(type: match.type.lowercased(), folding: folding, metadata: "", title: [], blocks: inner)
      return Block(.callout(callout), span: span)
    }
    let end = line.firstIndex { $0.kind == .softBreak || $0.kind == .lineBreak } ?? line.endIndex
    if end + 1 < line.endIndex {
      inner.insert(Block(.paragraph(Array(line[(end + 1)...])), span: blocks[0].span, anchor: blocks[0].anchor), at: 0)
    }
    let title = Array(line[..<end]).filter { $0.kind != .text("") }
    let metadata = (match.data ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let callout = Callout(
      type: match.type.lowercased(), folding: folding, metadata: metadata, title: title, blocks: inner)
    return Block(.callout(callout), span: span)
  }
}
