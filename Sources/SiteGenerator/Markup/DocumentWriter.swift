import Diagnostics
import Notes

/// Writes a note's blocks as HTML.
struct DocumentWriter {
  /// What stands in place of the note's code blocks, in their order; see `Document.codeBlocks`.
  let code: [String]
  let resolver: LinkResolver
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var resolutions: [LinkResolver.Resolution] = []
  private var sanitizer = HTMLSanitizer()
  private var nextCode = 0

  init(code: [String], resolver: LinkResolver) {
    self.code = code
    self.resolver = resolver
  }

  /// The whole document; the title's heading is left out where the page shows it by itself.
  mutating func write(_ document: Document, omittingTitle: Bool) -> String {
    var blocks = document.blocks
    if omittingTitle, let first = blocks.firstIndex(where: { if case .heading = $0.kind { true } else { false } }) {
      blocks.remove(at: first)
    }
    return write(blocks) + footnotes(document.footnotes)
  }

  // MARK: Blocks

  mutating func write(_ blocks: [Block]) -> String {
    closing { writer in
      var html = ""
      for block in blocks { html += writer.write(block) }
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
    switch block.kind {
    case .paragraph(let content): return "<p>\(closed(content))</p>\n"
    case .heading(let heading): return write(heading)
    case .code: return takeCode()
    case .quote(let blocks): return "<blockquote>\n\(write(blocks))</blockquote>\n"
    case .list(let list): return write(list)
    case .table(let table): return write(table)
    case .html(let html): return writeRaw(html, isInline: false, at: block.span)
    case .thematicBreak: return "<hr>\n"
    }
  }

  private mutating func takeCode() -> String {
    defer { nextCode += 1 }
    return nextCode < code.count ? code[nextCode] : ""
  }

  private mutating func write(_ heading: Heading) -> String {
    let id = HTMLText.escape(heading.id)
    let address = PercentEncoding.encode(fragment: heading.id)
    let content = closed(heading.content)
    let label = HTMLText.escape(heading.content.plainText)
    let anchor = "<a class=\"anchor\" href=\"#\(address)\" aria-label=\"Link to “\(label)”\">#</a>"
    return "<h\(heading.level) id=\"\(id)\">\(content) \(anchor)</h\(heading.level)>\n"
  }

  private mutating func write(_ list: ListBlock) -> String {
    let name = list.start == nil ? "ul" : "ol"
    let start = list.start.map { $0 == 1 ? "" : " start=\"\($0)\"" } ?? ""
    let isTaskList = list.items.contains { $0.isChecked != nil }
    var html = "<\(name)\(start)\(isTaskList ? " class=\"tasks\"" : "")>\n"
    for item in list.items {
      html += "<li>"
      if let isChecked = item.isChecked {
        let label = isChecked ? "done" : "to do"
        html += "<input type=\"checkbox\" disabled\(isChecked ? " checked" : "") aria-label=\"\(label)\"> "
      }
      html += list.isTight ? writeTight(item.blocks) : write(item.blocks)
      html += "</li>\n"
    }
    return html + "</\(name)>\n"
  }

  /// The items of a tight list: their paragraphs stand without `<p>`.
  private mutating func writeTight(_ blocks: [Block]) -> String {
    closing { writer in
      var html = ""
      for block in blocks {
        if case .paragraph(let content) = block.kind {
          html += writer.closed(content)
        } else {
          html += "\n" + writer.write(block)
        }
      }
      return html
    }
  }

  private mutating func write(_ table: TableBlock) -> String {
    var html = "<div class=\"table\" role=\"region\" aria-label=\"Table\" tabindex=\"0\"><table>\n<thead>\n"
    html += row(table.header, table.alignments, cell: "th") + "</thead>\n"
    if !table.rows.isEmpty {
      html += "<tbody>\n"
      for cells in table.rows { html += row(cells, table.alignments, cell: "td") }
      html += "</tbody>\n"
    }
    return html + "</table></div>\n"
  }

  private mutating func row(_ cells: [[Inline]], _ alignments: [TableBlock.Alignment], cell: String) -> String {
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
      html += "<\(cell)\(style)>\(closed(content))</\(cell)>"
    }
    return html + "</tr>\n"
  }

  private mutating func footnotes(_ footnotes: [Footnote]) -> String {
    guard !footnotes.isEmpty else { return "" }
    var html = "<section class=\"footnotes\" aria-label=\"Footnotes\">\n<ol>\n"
    for (index, footnote) in footnotes.enumerated() {
      let number = index + 1
      let back = "<a href=\"#fnref-\(number)\" class=\"back\" aria-label=\"Back to the text\">↩</a>"
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
  private mutating func closed(_ inlines: [Inline]) -> String {
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
    case .footnoteReference(let number, let occurrence):
      let id = occurrence == 0 ? "fnref-\(number)" : "fnref-\(number)-\(occurrence + 1)"
      return "<sup class=\"footnote\"><a href=\"#fn-\(number)\" id=\"\(id)\" aria-label=\"Footnote \(number)\">"
        + "\(number)</a></sup>"
    }
  }

  private mutating func write(_ link: Link, at span: Span) -> String {
    let content = closed(link.content)
    let resolution = resolve(link.destination, isImage: false, at: span)
    guard let address = resolution.address else { return content }
    let title = link.title.isEmpty ? "" : " title=\"\(HTMLText.escape(link.title))\""
    let kind = resolution.isBroken ? " class=\"broken\"" : resolution.isExternal ? " class=\"external\"" : ""
    return "<a href=\"\(HTMLText.escape(address))\"\(kind)\(title)>\(content)</a>"
  }

  private mutating func write(_ image: Image, at span: Span) -> String {
    let resolution = resolve(image.destination, isImage: true, at: span)
    let alternative = HTMLText.escape(image.alternative)
    if resolution.isBroken || resolution.address == nil {
      let words =
        image.alternative.isEmpty ? NotePath.name(of: PercentEncoding.decode(image.destination)) : image.alternative
      return "<span class=\"missing\" role=\"img\" aria-label=\"Missing image: \(HTMLText.escape(words))\">"
        + "\(HTMLText.escape(words))</span>"
    }
    let title = image.title.isEmpty ? "" : " title=\"\(HTMLText.escape(image.title))\""
    let address = HTMLText.escape(resolution.address ?? "")
    return "<img src=\"\(address)\" alt=\"\(alternative)\" loading=\"lazy\"\(title)>"
  }

  private mutating func writeRaw(_ html: String, isInline: Bool, at span: Span) -> String {
    var cleaner = sanitizer
    var found: [LinkResolver.Resolution] = []
    let output = cleaner.clean(html, isInline: isInline) { address, isImage in
      let resolution = resolver.resolve(address, isImage: isImage, at: span)
      found.append(resolution)
      return resolution.address
    }
    sanitizer = cleaner
    found.forEach { note($0) }
    return output
  }

  private mutating func resolve(_ destination: String, isImage: Bool, at span: Span) -> LinkResolver.Resolution {
    let resolution = resolver.resolve(destination, isImage: isImage, at: span)
    note(resolution)
    return resolution
  }

  private mutating func note(_ resolution: LinkResolver.Resolution) {
    resolutions.append(resolution)
    if let diagnostic = resolution.diagnostic { diagnostics.append(diagnostic) }
  }
}
