import Diagnostics

/// Obsidian's additions to Markdown within a line: wiki links, tags, highlights.
extension NodeReader {
  mutating func readExtensions(in inlines: [Inline], within block: Span) -> [Inline] {
    var pieces: [Piece] = []
    let joined = MarkedLinks.joined(rejoiningReferences(inlines, within: block)) { revealed($0) }
    for inline in joined.map({ placed($0, in: block) }) {
      if case .text(let text) = inline.kind {
        pieces += split(text, span: inline.span, within: block)
      } else {
        if case .code(let code) = inline.kind { passNames(in: code, within: block) }
        pieces.append(.inline(inline))
      }
    }
    return resolve(pieces)
  }

  private enum Piece {
    case inline(Inline)
    /// A `==`, and whether it can open or close a highlight.
    case marker(opens: Bool, closes: Bool, span: Span)
  }

  /// Restores wiki links that cmark read as links in brackets because the note defines `[name]: file.md`, as Foam does.
  /// A link to another site is left unchanged.
  private mutating func rejoiningReferences(_ inlines: [Inline], within block: Span) -> [Inline] {
    guard inlines.contains(where: { if case .link = $0.kind { true } else { false } }) else { return inlines }
    var result: [Inline] = []
    var index = 0
    while index < inlines.count {
      let inline = inlines[index]
      if case .link(let link) = inline.kind, result.last?.endsInBracket == true,
        index + 1 < inlines.count, case .text(let after) = inlines[index + 1].kind, after.hasPrefix("]"),
        !link.destination.contains("://"), isWikiLink(link.content.plainText, in: block)
      {
        let text = "[" + link.content.plainText + "]" + after
        result.join(Inline(.text(text), span: Span(inline.span.start, inlines[index + 1].span.end)))
        index += 2
        continue
      }
      result.join(inline)
      index += 1
    }
    return result
  }

  /// Returns a link whose label has markup, with its place in the note.
  private mutating func placed(_ inline: Inline, in block: Span) -> Inline {
    guard case .wikiLink(let link) = inline.kind else { return inline }
    let name = link.target + (link.fragment.isEmpty ? "" : "#" + link.fragment)
    return Inline(inline.kind, span: place(ofName: name, in: block, fallback: inline.span))
  }

  // MARK: Splitting text

  private mutating func split(_ text: String, span: Span, within block: Span) -> [Piece] {
    guard text.utf8.contains(where: { [0x23, 0x3D, 0x5B].contains($0) }) else {
      return [.inline(Inline(.text(revealed(text)), span: span))]
    }
    var pieces: [Piece] = []
    var plain = ""
    var rest = text[...]
    func flush() {
      if !plain.isEmpty { pieces.append(.inline(Inline(.text(revealed(plain)), span: span))) }
      plain = ""
    }
    while let character = rest.first {
      if let (link, length) = wikiLink(at: rest) {
        flush()
        let written = String(rest.prefix(length).drop { $0 == "!" || $0 == "[" }.prefix { $0 != "]" && $0 != "|" })
        let place = place(ofName: written, in: block, fallback: span)
        pieces.append(.inline(Inline(.wikiLink(link), span: place)))
        rest = rest.dropFirst(length)
      } else if let name = tag(at: rest, after: plain.last) {
        flush()
        pieces.append(.inline(Inline(.tag(name), span: span)))
        rest = rest.dropFirst(name.count + 1)
      } else if rest.hasPrefix("==") {
        let (before, after) = (plain.last, rest.dropFirst(2).first)
        flush()
        pieces.append(
          .marker(
            opens: after.map { !$0.isWhitespace && $0 != "=" } ?? true,
            closes: before.map { !$0.isWhitespace && $0 != "=" } ?? true, span: span))
        rest = rest.dropFirst(2)
      } else {
        plain.append(character)
        rest = rest.dropFirst()
      }
    }
    flush()
    return pieces
  }

  private func wikiLink(at text: Substring) -> (WikiLink, length: Int)? {
    let isEmbed = text.first == "!"
    let inner = isEmbed ? text.dropFirst() : text
    guard inner.hasPrefix("[[") else { return nil }
    let content = inner.dropFirst(2).prefix { $0 != "]" && $0 != "[" }
    guard inner[content.endIndex...].hasPrefix("]]"), let link = WikiLink(parsing: content, isEmbed: isEmbed) else {
      return nil
    }
    return (link, content.count + (isEmbed ? 5 : 4))
  }

  /// Returns a tag: a number sign after a space or at the start, then letters, digits, `_`, `-` and `/`, at least one
  /// of them not a digit.
  private func tag(at text: Substring, after previous: Character?) -> String? {
    guard text.first == "#", previous.map({ $0.isWhitespace || "(,;".contains($0) }) ?? true else { return nil }
    var name = text.dropFirst().prefix { $0.isLetter || $0.isNumber || "_-/".contains($0) }
    while name.last == "/" || name.last == "-" { name.removeLast() }
    guard name.contains(where: { !$0.isNumber && $0 != "/" }), name.first != "/",
      !Self.swiftWords.contains(String(name))
    else { return nil }
    return String(name)
  }

  /// Swift's words that follow a number sign; in notes about Swift they are not tags.
  private static let swiftWords: Set = [
    "if", "else", "elseif", "endif", "available", "unavailable", "selector", "keyPath", "warning", "error", "file",
    "fileID", "filePath", "line", "column", "function", "dsohandle", "sourceLocation", "colorLiteral", "imageLiteral",
    "fileLiteral", "Preview", "Previewable", "Playground", "Predicate", "Expression", "externalMacro", "isolation",
    "require", "expect", "bundle",
  ]

  // MARK: Pairing

  private func resolve(_ pieces: [Piece]) -> [Inline] {
    var inlines: [Inline] = []
    inlines.reserveCapacity(pieces.count)
    var index = 0
    // Whether no later marker can close what starts here.
    var isOpen = false
    while index < pieces.count {
      switch pieces[index] {
      case .inline(let inline): inlines.join(inline)
      case .marker(let opens, _, let span):
        if opens, !isOpen, let end = closing(in: pieces, after: index) {
          inlines.join(Inline(.highlight(resolve(Array(pieces[(index + 1)..<end]))), span: span))
          index = end
        } else {
          isOpen = isOpen || opens
          inlines.join(Inline(.text("=="), span: span))
        }
      }
      index += 1
    }
    return inlines
  }

  private func closing(in pieces: [Piece], after index: Int) -> Int? {
    pieces.indices.dropFirst(index + 2).first { candidate in
      if case .marker(_, let closes, _) = pieces[candidate] { closes } else { false }
    }
  }
}

extension Inline {
  fileprivate var endsInBracket: Bool {
    if case .text(let text) = kind { text.utf8.last == UInt8(ascii: "[") } else { false }
  }
}
