import Diagnostics
import Figures
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
  var tags: [String] = []
  var knownTags: Set<String> = []
  /// Whether a formula has been written, for the style sheet that it needs.
  var hasFormulas = false
  var sanitizer = HTMLSanitizer()
  /// The words of the block being written, for the excerpts of backlinks.
  var context = ""
  /// Which embed of the page this is: `e1`, `e2e1`; empty for the page's own text.
  var embedName = ""
  var embedCount = 0
  /// What the page's embeds have cost so far.
  var embedCost = EmbedCost()
  /// Whether the text being written stands in a link already; links cannot stand in links.
  var isInLink = false

  /// - Parameter words: those of the note's page, unless it is shown in another's.
  init(library: NoteLibrary, resolver: LinkResolver, embedding: [String], words: InterfaceWords? = nil) {
    self.library = library
    self.resolver = resolver
    self.embedding = embedding
    self.words = words ?? library.words(of: resolver.note)
  }

  /// Whether this is part of another note's page: then nothing has an id.
  var isEmbedded: Bool { embedding.count > 1 }

  /// The whole document; the title's heading is left out where the page shows it by itself.
  mutating func write(_ document: Document, omittingTitle: Bool) -> String {
    var blocks = document.blocks
    if omittingTitle, let first = blocks.firstIndex(where: { if case .heading = $0.kind { true } else { false } }) {
      blocks.remove(at: first)
    }
    return write(blocks) + (isEmbedded ? "" : footnotes(document.footnotes))
  }

  // MARK: Blocks

  mutating func write(_ blocks: [Block]) -> String {
    closing { writer in
      var html = ""
      for block in FigureRegion.removed(from: blocks) { html += writer.write(block) }
      return html
    }
  }

  /// Writes something and closes whatever raw tags it leaves open.
  private mutating func closing(_ body: (inout DocumentWriter) -> String) -> String {
    let (depth, floor) = (sanitizer.open.count, sanitizer.floor)
    sanitizer.floor = depth
    let html = body(&self)
    sanitizer.floor = floor
    return html + sanitizer.close(downTo: depth)
  }

  private mutating func write(_ block: Block) -> String {
    let anchor = anchorAttribute(block)
    switch block.kind {
    case .paragraph(let content): return writeParagraph(content, anchor: anchor)
    case .heading(let heading): return write(heading)
    case .code:
      let code = library.code(resolver.note.path, at: block.span.start, embed: embedName, page: resolver.page)
      return anchored(FigureLanguage.marked(code, in: library.language(of: resolver.note)), anchor)
    case .quote(let blocks): return "<blockquote\(anchor)>\n\(write(blocks))</blockquote>\n"
    case .callout(let callout): return anchored(write(callout), anchor)
    case .list(let list): return anchored(write(list), anchor)
    case .table(let table): return anchored(write(table), anchor)
    case .html(let html): return writeRaw(html, isInline: false, at: block.span)
    case .thematicBreak: return "<hr>\n"
    }
  }

  private func anchorAttribute(_ block: Block) -> String {
    guard !isEmbedded, let anchor = block.anchor else { return "" }
    return " id=\"^\(HTMLText.escape(anchor))\""
  }

  private func anchored(_ html: String, _ anchor: String) -> String {
    anchor.isEmpty ? html : "<div\(anchor)>\n\(html)</div>\n"
  }

  private mutating func writeParagraph(_ content: [Inline], anchor: String) -> String {
    if let embed = writeSoleEmbed(content) { return anchored(embed, anchor) }
    let visible = content.filter { $0.kind != .softBreak }
    context = content.plainText
    if visible.count == 1, case .formula(let formula) = visible[0].kind, formula.isDisplay {
      return writeBlock(formula, at: visible[0].span, anchor: anchor)
    }
    return "<p\(anchor)>\(closed(content))</p>\n"
  }

  private mutating func write(_ callout: Callout) -> String {
    let type = HTMLText.escape(callout.type)
    let name = HTMLText.escape(words.calloutTitle(callout.type))
    context = callout.title.plainText
    let title = callout.title.isEmpty ? name : closed(callout.title)
    let body = write(callout.blocks)
    if callout.folding == .none {
      return "<div class=\"callout \(type)\" role=\"note\">\n<p class=\"callout-title\">\(title)</p>\n\(body)</div>\n"
    }
    let open = callout.folding == .open ? " open" : ""
    return
      "<details class=\"callout \(type)\"\(open)>\n<summary class=\"callout-title\">\(title)</summary>\n\(body)</details>\n"
  }

  private mutating func write(_ heading: Heading) -> String {
    context = heading.content.plainText
    if isEmbedded { return "<h\(heading.level)>\(closed(heading.content))</h\(heading.level)>\n" }
    let id = HTMLText.escape(heading.id)
    let address = PercentEncoding.encode(fragment: heading.id)
    let content = closed(heading.content)
    let label = HTMLText.escape(words.filled("linkTo", ["title": heading.content.plainText]))
    let anchor = "<a class=\"anchor\" href=\"#\(address)\" aria-label=\"\(label)\">#</a>"
    return "<h\(heading.level) id=\"\(id)\">\(content) \(anchor)</h\(heading.level)>\n"
  }

  private mutating func write(_ list: ListBlock) -> String {
    let name = list.start == nil ? "ul" : "ol"
    let start = list.start.map { $0 == 1 ? "" : " start=\"\($0)\"" } ?? ""
    let isTaskList = list.items.contains { $0.isChecked != nil }
    var html = "<\(name)\(start)\(isTaskList ? " class=\"tasks\"" : "")>\n"
    for item in list.items {
      html += tightAnchor(item, in: list)
      if let isChecked = item.isChecked {
        let label = HTMLText.escape(words[isChecked ? "done" : "toDo"])
        html += "<input type=\"checkbox\" disabled\(isChecked ? " checked" : "") aria-label=\"\(label)\"> "
      }
      html += list.isTight ? writeTight(item.blocks) : write(item.blocks)
      html += "</li>\n"
    }
    return html + "</\(name)>\n"
  }

  /// The paragraph of a tight item has no element of its own to carry its name.
  private func tightAnchor(_ item: ListBlock.Item, in list: ListBlock) -> String {
    guard list.isTight, let named = item.blocks.first(where: { $0.anchor != nil }) else { return "<li>" }
    if case .paragraph = named.kind { return "<li\(anchorAttribute(named))>" }
    return "<li>"
  }

  /// The items of a tight list: their paragraphs stand without `<p>`.
  private mutating func writeTight(_ blocks: [Block]) -> String {
    closing { writer in
      var html = ""
      for block in blocks {
        if case .paragraph(let content) = block.kind {
          if let embed = writer.writeSoleEmbed(content) {
            html += "\n" + embed
            continue
          }
          writer.context = content.plainText
          html += writer.closed(content)
        } else {
          html += "\n" + writer.write(block)
        }
      }
      return html
    }
  }

  private mutating func write(_ table: TableBlock) -> String {
    var html = "<div class=\"table\" tabindex=\"0\"><table>\n<thead>\n"
    html += row(table.header, table.alignments, cell: "th") + "</thead>\n"
    if !table.rows.isEmpty {
      html += "<tbody>\n"
      for cells in table.rows { html += row(cells, table.alignments, cell: "td") }
      html += "</tbody>\n"
    }
    return html + "</table></div>\n"
  }

  private mutating func row(_ cells: [[Inline]], _ alignments: [TableBlock.Alignment], cell: String) -> String {
    context = cells.map(\.plainText).joined(separator: " · ")
    var html = "<tr>"
    for (index, content) in cells.enumerated() {
      let alignment = index < alignments.count ? alignments[index] : .none
      let style =
        switch alignment {
        case .none: ""
        case .left: " class=\"align-left\""
        case .center: " class=\"align-center\""
        case .right: " class=\"align-right\""
        }
      // A header cell without words heads nothing.
      let name = content.isEmpty ? "td" : cell
      html += "<\(name)\(style)>\(closed(content))</\(name)>"
    }
    return html + "</tr>\n"
  }

  private mutating func footnotes(_ footnotes: [Footnote]) -> String {
    guard !footnotes.isEmpty else { return "" }
    var html = "<section class=\"footnotes\" aria-label=\"\(HTMLText.escape(words["footnotes"]))\">\n<ol>\n"
    let label = HTMLText.escape(words["backToText"])
    for (index, footnote) in footnotes.enumerated() {
      let number = index + 1
      let back = "<a href=\"#fnref-\(number)\" class=\"back\" aria-label=\"\(label)\">↩</a>"
      var body = write(footnote.blocks)
      if body.hasSuffix("</p>\n") {
        body = body.dropLast(5) + " " + back + "</p>\n"
      } else {
        body += "<p>\(back)</p>\n"
      }
      html += "<li id=\"fn-\(number)\">\(body)</li>\n"
    }
    return html + "</ol>\n</section>\n"
  }

  // MARK: Inlines

  /// Inlines with whatever raw tags they leave open closed.
  mutating func closed(_ inlines: [Inline]) -> String {
    closing { $0.write(inlines) }
  }

  private mutating func write(_ inlines: [Inline]) -> String {
    var html = ""
    for inline in inlines { html += write(inline) }
    return html
  }

  private mutating func write(_ inline: Inline) -> String {
    switch inline.kind {
    case .text(let text): return HTMLText.escape(text)
    case .code(let code): return "<code>\(HTMLText.escape(code))</code>"
    case .softBreak: return "\n"
    case .lineBreak: return "<br>\n"
    case .emphasis(let content): return "<em>\(closed(content))</em>"
    case .strong(let content): return "<strong>\(closed(content))</strong>"
    case .strikethrough(let content): return "<del>\(closed(content))</del>"
    case .link(let link): return write(link, at: inline.span)
    case .image(let image): return write(image, at: inline.span)
    case .html(let html): return writeRaw(html, isInline: true, at: inline.span)
    case .highlight(let content): return "<mark>\(closed(content))</mark>"
    case .tag(let name): return writeTag(name)
    case .wikiLink(let link): return write(link, at: inline.span)
    case .formula(let formula): return write(formula, at: inline.span)
    case .footnoteReference(let number, let occurrence):
      if isEmbedded { return "" }
      let id = occurrence == 0 ? "fnref-\(number)" : "fnref-\(number)-\(occurrence + 1)"
      let label = HTMLText.escape(words.filled("footnote", ["number": "\(number)"]))
      return "<sup class=\"footnote\"><a href=\"#fn-\(number)\" id=\"\(id)\" aria-label=\"\(label)\">"
        + "\(number)</a></sup>"
    }
  }
}
