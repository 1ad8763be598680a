import Diagnostics

/// Distinguishes callouts (`> [!note]- Title`) from other quotes.
enum CalloutReader {
  static func block(quoting blocks: [Block], span: Span) -> Block {
    guard case .paragraph(let content)? = blocks.first?.kind, case .text(let text)? = content.first?.kind,
      let head = CalloutHead(text)
    else { return Block(.quote(blocks), span: span) }
    let rest = Inline(.text(String(head.rest)), span: content[0].span)
    let line = [rest] + content.dropFirst()
    var inner = Array(blocks.dropFirst())
    if case .text(let text) = rest.kind, text.hasPrefix("\u{2028}") {
      let body = [Inline(.text(String(text.dropFirst())), span: rest.span)] + content.dropFirst()
      inner.insert(Block(.paragraph(body), span: blocks[0].span, anchor: blocks[0].anchor), at: 0)
      let callout = Callout(type: head.type, folding: head.folding, metadata: "", title: [], blocks: inner)
      return Block(.callout(callout), span: span)
    }
    if let (title, body) = line.separated(by: "\u{2028}") {
      inner.insert(Block(.paragraph(body), span: blocks[0].span, anchor: blocks[0].anchor), at: 0)
      return Block(
        .callout(Callout(type: head.type, folding: head.folding, metadata: "", title: title, blocks: inner)), span: span
      )
    }
    let end = line.firstIndex { $0.kind == .softBreak || $0.kind == .lineBreak } ?? line.endIndex
    if end + 1 < line.endIndex {
      inner.insert(Block(.paragraph(Array(line[(end + 1)...])), span: blocks[0].span, anchor: blocks[0].anchor), at: 0)
    }
    let title = Array(line[..<end]).filter { $0.kind != .text("") }
    let metadata = head.metadata.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let callout = Callout(
      type: head.type, folding: head.folding, metadata: metadata, title: title, blocks: inner)
    return Block(.callout(callout), span: span)
  }
}

extension [Inline] {
  /// Returns the inlines before and behind the first text that has a sign; `nil` where there is none.
  fileprivate func separated(by sign: Character) -> (before: [Inline], behind: [Inline])? {
    for (index, inline) in enumerated() {
      guard case .text(let text) = inline.kind, let place = text.firstIndex(of: sign) else { continue }
      let before = Inline(.text(String(text[..<place])), span: inline.span)
      let behind = Inline(.text(String(text[text.index(after: place)...])), span: inline.span)
      return (self[..<index] + [before], [behind] + self[(index + 1)...])
    }
    return nil
  }
}

/// The start of a callout: `[!note|metadata]-`. Read by hand, because a regular expression would take far longer, and notes
/// may have thousands.
private struct CalloutHead {
  let type: String
  let metadata: Substring
  let folding: Callout.Folding
  /// The text after the start and the spaces behind it.
  let rest: Substring

  /// - Returns: `nil` for other texts.
  init?(_ text: String) {
    guard text.utf8.starts(with: "[!".utf8) else { return nil }
    let name = text.dropFirst(2).prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    guard let first = name.first, first.isASCII, first.isLetter else { return nil }
    var rest = text[name.endIndex...]
    var metadata: Substring = ""
    if rest.first == "|" {
      metadata = rest.dropFirst().prefix { $0 != "]" }
      rest = rest[metadata.endIndex...]
    }
    guard rest.first == "]" else { return nil }
    rest = rest.dropFirst()
    folding = rest.first == "+" ? .open : rest.first == "-" ? .closed : .none
    if folding != .none { rest = rest.dropFirst() }
    (type, self.metadata, self.rest) = (name.lowercased(), metadata, rest.drop { $0 == " " || $0 == "\t" })
  }
}
