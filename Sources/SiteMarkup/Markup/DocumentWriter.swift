import Diagnostics
import Figures
import Markup
import Notes
import SiteContent

/// A writer of a note's blocks as HTML.
package struct DocumentWriter {
  /// The notes of the site, for embeds.
  let library: NoteLibrary
  let resolver: LinkResolver
  /// The interface strings on the page.
  let words: InterfaceStrings
  /// The notes that are being written, each embedded in the previous one; the first is the page's own.
  let embedding: [String]
  package var diagnostics: [Diagnostic] = []
  package var links: [OutgoingLink] = []
  /// The links to other sites.
  package var externals: [ExternalLink] = []
  package var tags: [String] = []
  var knownTags: Set<String> = []
  /// The depth of the headings so far.
  private var headingDepth = HeadingDepth()
  /// Whether a formula has been written, which needs a style sheet.
  package var hasFormulas = false
  /// The paths of all embedded notes, including those in other embeds.
  package var shownNotes: Set<String> = []
  /// The scripts and style sheets that the figures so far need.
  package var needs = FigureNeeds()
  /// The nodes of the text that is being written.
  var nodes = NodeCollector()
  /// The text of the block that is being written.
  var context = "" { didSet { excerpt = nil } }
  /// The beginning of that text, for backlinks; `nil` before the block's first link.
  var excerpt: String?
  /// The name of the embed on the page: `e1`, `e2e1`; empty for the page's own text.
  var embedName = ""
  var embedCount = 0
  /// The number and size of the page's embeds so far.
  var embedCost = EmbedCost()
  /// Whether a diagnostic reports that the page embeds too much.
  var hasToldLimit = false
  /// The footnotes in the order of their first references; `nil` if their numbers are in that order already.
  var footnoteOrder: FootnoteOrder?
  var knownLinks = KnownLinks()
  /// The number of headings in lists of contents so far.
  var listedHeadings = 0
  /// The time for writing. When it is over, what remains is left out.
  package var clock = MarkdownClock()
  /// Whether the text that is being written is inside a link, which cannot contain links.
  var isInLink = false

  /// - Parameter words: the interface strings of the page, if the note is embedded in another one's.
  package init(library: NoteLibrary, resolver: LinkResolver, embedding: [String], words: InterfaceStrings? = nil) {
    self.library = library
    self.resolver = resolver
    self.embedding = embedding
    self.words = words ?? library.words(of: resolver.note.note)
  }

  /// Whether the note is embedded in the page of another one; then only footnotes have IDs.
  var isEmbedded: Bool { embedding.count > 1 }

  /// Writes the whole document, or a part of it, with its footnotes. Omits the heading of the title if the page shows
  /// it elsewhere.
  package mutating func write(_ document: Document, part: [Block]? = nil, omittingTitle: Bool) -> [Node] {
    var blocks = part ?? document.blocks
    if isEmbedded || document.footnotes.contains(where: \.isInline) { footnoteOrder = FootnoteOrder() }
    if part == nil, omittingTitle,
      let first = blocks.firstIndex(where: { if case .heading = $0.kind { true } else { false } })
    {
      // A reference in the omitted heading is not shown, so that footnotes are numbered from the text.
      if case .heading(let heading) = blocks[first].kind, heading.content.hasFootnotes {
        footnoteOrder = FootnoteOrder()
      }
      blocks.remove(at: first)
    }
    return write(blocks) + footnotes(document.footnotes)
  }

  /// Runs `body` and returns the nodes that it writes; closes raw HTML tags that are still open.
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
    if clock.check() { return }
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
      if let result = writeQuery(written, at: block.span) { return anchored(result, anchor) }
      var code = library.code(resolver.note.path, at: block.span.start, embed: embedName, page: resolver.page)
      // The library has no code of a canvas's cards, since they are not searched for figures.
      if code.isEmpty { code = CodeWriter(words: words).write(written) }
      needs.add(FigureNeeds(code))
      return anchored(FigureLanguage.marked(code, in: library.language(of: resolver.note.note)), anchor)
    case .quote(let blocks): return .block("blockquote", ["id": anchor], .lines(write(blocks)))
    case .callout(let callout): return anchored(write(callout), anchor)
    case .list(let list): return anchored(write(list), anchor)
    case .table(let table): return anchored(write(table), anchor)
    case .html: return []
    case .thematicBreak: return .block("hr")
    }
  }

  /// Returns the ID of a block that has a name.
  func anchor(of block: Block) -> String? { isEmbedded ? nil : block.anchor.map { "^" + $0 } }

  private func anchored(_ content: [Node], _ anchor: String?) -> [Node] {
    anchor == nil ? content : .block("div", ["id": anchor], .lines(content))
  }

  private mutating func writeParagraph(_ content: [Inline], anchor: String?) -> [Node] {
    if let embeds = writeEmbeds(in: content, paragraphs: true) { return anchored(embeds, anchor) }
    if let contents = writeContentsList(content) { return anchored(contents, anchor) }
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
    // The style sheet adds the link's sign, so that it is not searched, copied or read aloud with the heading.
    let link = Element(
      "a",
      [
        "class": "anchor", "href": "#" + PercentEncoding.encode(fragment: heading.id),
        "aria-label": words.filled("linkTo", ["title": heading.content.plainText]),
      ])
    return .block(name, ["id": heading.id, "aria-level": level], content + [" ", .element(link)])
  }

  // MARK: Inlines

  /// Writes inlines, and closes the raw tags that they leave open.
  package mutating func write(_ inlines: [Inline]) -> [Node] {
    collecting { writer in
      for inline in inlines { writer.append(inline) }
    }
  }

  private mutating func append(_ inline: Inline) {
    if clock.check() { return }
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
    case .abbreviation(let name, let meaning): return [.element("abbr", ["title": meaning], [.text(name)])]
    case .footnoteReference(let number, let occurrence): return writeReference(number, occurrence)
    }
  }
}

extension String {
  /// The text as code in a line.
  var inlineCode: Node { .element("code", isKeptTogether ? ["class": "short"] : [:], [.text(self)]) }

  /// Whether code is not broken into lines, although it could be: `--format github` is read as a unit.
  private var isKeptTogether: Bool { count <= 24 && contains { $0 == " " || $0 == "-" || $0 == "/" } }
}

extension [Node] {
  /// Returns an element, followed by a line break.
  package static func block(_ name: String, _ attributes: Attributes = [:], _ children: [Node] = []) -> [Node] {
    [.element(name, attributes, children), "\n"]
  }

  /// Returns nodes, preceded by a line break.
  package static func lines(_ parts: [Node]...) -> [Node] { ["\n"] + Array(parts.joined()) }
}
