import Diagnostics
import Figures
import Markup
import Notes

/// Writes a note's blocks as HTML.
struct DocumentWriter {
  /// The notes of the site, for what is shown of others.
  let library: NoteLibrary
  let resolver: LinkResolver
  /// The words of the interface on the page.
  let words: InterfaceWords
  /// The notes being shown, one inside the other; the page's own is the first.
  let embedding: [String]
  var diagnostics: [Diagnostic] = []
  var links: [OutgoingLink] = []
  /// Links to other sites.
  var externals: [ExternalLink] = []
  var tags: [String] = []
  var knownTags: Set<String> = []
  /// How deep the headings have been so far.
  private var headingDepth = HeadingDepth()
  /// Whether a formula has been written, for the style sheet that it needs.
  var hasFormulas = false
  /// The paths of the notes of which parts have been written, those within parts included.
  var shownNotes: Set<String> = []
  /// What the figures that have been written need.
  var needs = FigureNeeds()
  /// What has been written of the stretch of text that is being written.
  var nodes = NodeCollector()
  /// The words of the block being written, for the excerpts of backlinks.
  var context = ""
  /// Which embed of the page this is: `e1`, `e2e1`; empty for the page's own text.
  var embedName = ""
  var embedCount = 0
  /// What the page's embeds have cost so far.
  var embedCost = EmbedCost()
  /// The footnotes in the order of their first references, where their numbers are not in that order already.
  var footnoteOrder: [Int]?
  var knownLinks = KnownLinks()
  /// Whether the text being written stands in a link already; links cannot stand in links.
  var isInLink = false

  /// - Parameter words: those of the note's page, unless it is shown in another's.
  init(library: NoteLibrary, resolver: LinkResolver, embedding: [String], words: InterfaceWords? = nil) {
    self.library = library
    self.resolver = resolver
    self.embedding = embedding
    self.words = words ?? library.words(of: resolver.note)
  }

  /// Whether this is part of another note's page: then nothing but footnotes has an id.
  var isEmbedded: Bool { embedding.count > 1 }

  /// The whole document, or a part of it, with its footnotes; the title's heading is left out where the page shows it by itself.
  mutating func write(_ document: Document, part: [Block]? = nil, omittingTitle: Bool) -> [Node] {
    var blocks = part ?? document.blocks
    if isEmbedded || document.footnotes.contains(where: \.isInline) { footnoteOrder = [] }
    if part == nil, omittingTitle,
      let first = blocks.firstIndex(where: { if case .heading = $0.kind { true } else { false } })
    {
      // A mark in it is not shown: numbers are counted from the text.
      if case .heading(let heading) = blocks[first].kind, heading.content.hasFootnotes { footnoteOrder = [] }
      blocks.remove(at: first)
    }
    return write(blocks) + footnotes(document.footnotes)
  }

  /// Writes a stretch of text, and closes whatever raw tags it leaves open.
  mutating func collecting(_ body: (inout DocumentWriter) -> Void) -> [Node] {
    let outer = nodes
    nodes = NodeCollector(depth: outer.depth)
    body(&self)
    let written = nodes.finish()
    nodes = outer
    return written
  }

  // MARK: Blocks

  mutating func write(_ blocks: [Block]) -> [Node] {
    collecting { writer in
      for piece in TabGroup.grouped(FigureRegion.removed(from: blocks)) {
        switch piece {
        case .block(let block): writer.append(block)
        case .tabs(let tabs): writer.append(tabs)
        }
      }
    }
  }

  mutating func append(_ block: Block) {
    if case .html(let html) = block.kind {
      writeRaw(html, isInline: false, at: block.span)
    } else {
      let written = write(block)
      nodes.append(block.attributes.map { written.saying($0, hasIdentifiers: !isEmbedded) } ?? written)
    }
  }

  private mutating func write(_ block: Block) -> [Node] {
    let anchor = anchor(of: block)
    switch block.kind {
    case .paragraph(let content): return writeParagraph(content, anchor: anchor)
    case .heading(let heading): return write(heading)
    case .code(let written):
      var code = library.code(resolver.note.path, at: block.span.start, embed: embedName, page: resolver.page)
      // The cards of a canvas have code that no figure was looked for in.
      if code.isEmpty { code = CodeWriter(words: words).write(written) }
      needs.add(FigureNeeds(code))
      return anchored(FigureLanguage.marked(code, in: library.language(of: resolver.note)), anchor)
    case .quote(let blocks): return .block("blockquote", ["id": anchor], .lines(write(blocks)))
    case .callout(let callout): return anchored(write(callout), anchor)
    case .list(let list): return anchored(write(list), anchor)
    case .table(let table): return anchored(write(table), anchor)
    case .html: return []
    case .thematicBreak: return .block("hr")
    }
  }

  /// The id of a block that has a name.
  func anchor(of block: Block) -> String? { isEmbedded ? nil : block.anchor.map { "^" + $0 } }

  private func anchored(_ content: [Node], _ anchor: String?) -> [Node] {
    anchor == nil ? content : .block("div", ["id": anchor], .lines(content))
  }

  private mutating func writeParagraph(_ content: [Inline], anchor: String?) -> [Node] {
    if let embeds = writeEmbeds(in: content, paragraphs: true) { return anchored(embeds, anchor) }
    if let contents = ContentsList.nodes(for: content, in: resolver) { return anchored(contents, anchor) }
    let visible = content.filter { $0.kind != .softBreak && $0.kind != .lineBreak }
    context = content.plainText
    if visible.count == 1, case .formula(let formula) = visible[0].kind, formula.isDisplay {
      return writeBlock(formula, at: visible[0].span, anchor: anchor)
    }
    return .block("p", ["id": anchor], write(content))
  }

  private mutating func write(_ callout: Callout) -> [Node] {
    context = callout.title.plainText
    let name = callout.title.isEmpty ? [Node.text(words.calloutTitle(callout.type))] : write(callout.title)
    let title = [CalloutIcon.svg(for: callout.type)] + name
    let body = write(callout.blocks)
    let kind = "callout " + callout.type
    let metadata: String? = callout.metadata.isEmpty ? nil : callout.metadata
    if callout.folding == .none {
      let heading = [Node].block("p", ["class": "callout-title"], title)
      return .block(
        "div", ["class": kind, "data-callout-metadata": metadata, "role": "note"], .lines(heading, body))
    }
    let summary = [Node].block("summary", ["class": "callout-title"], title)
    return .block(
      "details", ["class": kind, "data-callout-metadata": metadata, "open": callout.folding == .open],
      .lines(summary, body))
  }

  private mutating func write(_ heading: Heading) -> [Node] {
    context = heading.content.plainText
    let content = write(heading.content)
    let (name, depth) = ("h\(heading.level)", headingDepth.next(heading.level))
    let level = depth == heading.level ? nil : String(depth)
    if isEmbedded { return .block(name, ["aria-level": level], content) }
    // Its sign is the style sheet's, so that it is no part of the heading where that is searched, copied or read aloud.
    let link = Element(
      "a",
      [
        "class": "anchor", "href": "#" + PercentEncoding.encode(fragment: heading.id),
        "aria-label": words.filled("linkTo", ["title": heading.content.plainText]),
      ])
    return .block(name, ["id": heading.id, "aria-level": level], content + [" ", .element(link)])
  }

  // MARK: Inlines

  /// Inlines, with whatever raw tags they leave open closed.
  mutating func write(_ inlines: [Inline]) -> [Node] {
    collecting { writer in
      for inline in inlines { writer.append(inline) }
    }
  }

  private mutating func append(_ inline: Inline) {
    if case .html(let html) = inline.kind {
      writeRaw(html, isInline: true, at: inline.span)
    } else {
      let written = write(inline)
      nodes.append(written)
    }
  }

  private mutating func write(_ inline: Inline) -> [Node] {
    switch inline.kind {
    case .text(let text): return [.text(text)]
    case .code(let code): return [code.inlineCode]
    case .softBreak: return ["\n"]
    case .lineBreak: return .block("br")
    case .emphasis(let content): return [.element("em", [:], write(content))]
    case .strong(let content): return [.element("strong", [:], write(content))]
    case .strikethrough(let content): return [.element("del", [:], write(content))]
    case .highlight(let content): return [.element("mark", [:], write(content))]
    case .link(let link): return write(link, at: inline.span)
    case .image(let image): return write(image, at: inline.span)
    case .html: return []
    case .tag(let name): return writeTag(name)
    case .wikiLink(let link): return write(link, at: inline.span)
    case .formula(let formula): return write(formula, at: inline.span)
    case .footnoteReference(let number, let occurrence): return writeReference(number, occurrence)
    }
  }
}

extension String {
  /// Code in a line of text.
  var inlineCode: Node { .element("code", isKeptTogether ? ["class": "short"] : [:], [.text(self)]) }

  /// Whether code stays on one line, where it could be broken: `--format github` is read as one.
  private var isKeptTogether: Bool { count <= 24 && contains { $0 == " " || $0 == "-" || $0 == "/" } }
}

extension [Node] {
  /// An element on lines of its own.
  static func block(_ name: String, _ attributes: Attributes = [:], _ children: [Node] = []) -> [Node] {
    [.element(name, attributes, children), "\n"]
  }

  /// What begins on a line of its own.
  static func lines(_ parts: [Node]...) -> [Node] { ["\n"] + Array(parts.joined()) }
}
