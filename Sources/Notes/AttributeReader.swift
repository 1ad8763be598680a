import Diagnostics

/// Finds lists of attributes in braces: after links, images and headings, on the last line of a paragraph, and below
/// other blocks.
struct AttributeReader {
  let source: SourceFile
  /// The line that was searched last for escaped braces, and whether it has any.
  private var searched: (line: Int, hasEscapes: Bool) = (0, false)

  init(source: SourceFile) { self.source = source }

  /// The places in a block's text that may hold a list.
  enum Place {
    case none
    /// On a separate line.
    case ownLine
    /// At the end of the last line.
    case lineEnd
  }

  /// Removes the list at the end of a block's text and returns it.
  mutating func take(from inlines: inout [Inline], at place: Place, within block: Span) -> AttributeList? {
    guard place != .none, let last = inlines.last, case .text(let text) = last.kind, text.hasSuffix("}"),
      let brace = text.lastIndex(of: "{"), let list = AttributeList(text[brace...]),
      !hasEscapes(inLine: block.end.line)
    else { return nil }
    var before = text[..<brace]
    if place == .ownLine {
      let isAlone = inlines.count == 1 || inlines[inlines.count - 2].isLineEnd
      guard isAlone, before.allSatisfy(\.isWhitespace) else { return nil }
      inlines.removeLast()
      if inlines.last?.isLineEnd == true { inlines.removeLast() }
    } else {
      while before.last == " " || before.last == "\t" { before.removeLast() }
      inlines[inlines.count - 1].kind = .text(String(before))
      if before.isEmpty { inlines.removeLast() }
    }
    return list
  }

  /// Gives links and images the lists that directly follow them.
  mutating func attributed(_ inlines: [Inline]) -> [Inline] {
    guard inlines.contains(where: { $0.isLinkOrImage }) else { return inlines }
    var result: [Inline] = []
    result.reserveCapacity(inlines.count)
    for inline in inlines {
      guard case .text(let text) = inline.kind, text.hasPrefix("{"), let end = text.firstIndex(of: "}"),
        let before = result.last, before.isLinkOrImage, let list = AttributeList(text[...end]),
        !hasEscapes(inLine: before.span.end.line)
      else {
        result.append(inline)
        continue
      }
      result[result.count - 1] = before.with(list)
      let rest = text[text.index(after: end)...]
      if !rest.isEmpty { result.append(Inline(.text(String(rest)), span: inline.span)) }
    }
    return result
  }

  private mutating func hasEscapes(inLine number: Int) -> Bool {
    if searched.line != number { searched = (number, String(source.line(number)).containsBytes(of: "\\{")) }
    return searched.hasEscapes
  }

  /// Gives blocks the lists that describe them.
  func takingAttributes(_ blocks: [Block]) -> [Block] {
    guard blocks.contains(where: { $0.attributes != nil || $0.isList }) else { return blocks }
    var result: [Block] = []
    result.reserveCapacity(blocks.count)
    for var block in blocks {
      if block.kind == .paragraph([]), let list = block.attributes {
        if result.isEmpty { continue }
        result[result.count - 1].add(list)
        continue
      }
      takeAttributesBelow(list: &block)
      result.append(block)
    }
    return result
  }

  /// Moves a list from the last item to the whole list if its line is not indented; Markdown counts such a line to the
  /// item.
  private func takeAttributesBelow(list block: inout Block) {
    guard case .list(var list) = block.kind, let last = list.items.indices.last,
      let end = list.items[last].blocks.indices.last, let found = list.items[last].blocks[end].attributes,
      case .paragraph(let content) = list.items[last].blocks[end].kind, !content.isEmpty,
      let line = list.items[last].blocks[end].lines.last(where: { source.line($0).hasSuffix("}") }),
      source.line(line).hasPrefix("{")
    else { return }
    list.items[last].blocks[end].attributes = nil
    block.kind = .list(list)
    block.add(found)
  }
}

extension Block {
  fileprivate var isList: Bool { if case .list = kind { true } else { false } }

  fileprivate var lines: ClosedRange<Int> { span.start.line...max(span.start.line, span.end.line) }

  fileprivate mutating func add(_ list: AttributeList) {
    guard attributes != nil else { return attributes = list }
    if attributes?.id == nil { attributes?.id = list.id }
    attributes?.classes += list.classes
    attributes?.values += list.values
  }
}

extension Inline {
  fileprivate var isLineEnd: Bool { kind == .softBreak || kind == .lineBreak }

  fileprivate var isLinkOrImage: Bool {
    switch kind {
    case .link, .image: true
    default: false
    }
  }

  fileprivate func with(_ list: AttributeList) -> Inline {
    var result = self
    switch kind {
    case .link(var link):
      link.attributes = list
      result.kind = .link(link)
    case .image(var image):
      image.attributes = list
      result.kind = .image(image)
    default: break
    }
    return result
  }
}
