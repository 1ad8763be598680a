import Markup

/// The package document of an EPUB: the book's metadata, its files and their reading order.
struct EPUBPackage {
  let book: Book
  let hasCoverPNG: Bool

  var element: Element {
    Element(
      "package",
      [
        "xmlns": "http://www.idpf.org/2007/opf", "version": "3.0", "unique-identifier": "id", "xml:lang": book.language,
        "dir": book.direction.rawValue,
      ]
    ) {
      Element("metadata", ["xmlns:dc": "http://purl.org/dc/elements/1.1/"], metadata)
      Element("manifest", [:], manifest)
      Element("spine", ["page-progression-direction": book.direction.rawValue], spine)
    }
  }

  private var metadata: [Node] {
    var nodes: [Node] = [
      .element("dc:identifier", ["id": "id"], [.text(book.identifier)]), .element("dc:title", [:], [.text(book.title)]),
      .element("dc:language", [:], [.text(book.language)]),
    ]
    if !book.author.isEmpty { nodes.append(.element("dc:creator", [:], [.text(book.author)])) }
    if !book.description.isEmpty { nodes.append(.element("dc:description", [:], [.text(book.description)])) }
    nodes.append(Self.meta("dcterms:modified", book.modified))
    return nodes + accessibility
  }

  /// The accessibility metadata. Source: https://www.w3.org/TR/epub-a11y-11/#sec-disc-package
  private var accessibility: [Node] {
    var features = ["tableOfContents", "structuralNavigation", "alternativeText", "readingOrder"]
    if book.chapters.contains(where: \.hasFormulas) { features.append("MathML") }
    return [
      Self.meta("schema:accessMode", "textual"), Self.meta("schema:accessMode", "visual"),
      Self.meta("schema:accessModeSufficient", "textual"), Self.meta("schema:accessModeSufficient", "textual,visual"),
    ] + features.map { Self.meta("schema:accessibilityFeature", $0) } + [
      Self.meta("schema:accessibilityHazard", "none"),
      Self.meta(
        "schema:accessibilitySummary",
        "Every drawing has a text that says what it shows. Formulas are MathML with their TeX source as alternative text."
      ),
    ]
  }

  private static func meta(_ property: String, _ text: String) -> Node {
    .element("meta", ["property": property], [.text(text)])
  }

  private var manifest: [Node] {
    var items = [
      Self.item("nav", "nav.xhtml", "application/xhtml+xml", ["nav"]),
      Self.item("cover", "cover.xhtml", "application/xhtml+xml", ["svg"]),
      hasCoverPNG
        ? Self.item("cover-image", "cover.png", "image/png", ["cover-image"])
        : Self.item("cover-image", "cover.svg", "image/svg+xml", ["cover-image"]),
      Self.item("style", "book.css", "text/css", []),
    ]
    for chapter in book.chapters {
      let properties = [chapter.hasFormulas ? "mathml" : nil, chapter.hasDrawings ? "svg" : nil].compactMap(\.self)
      items.append(
        Self.item(chapter.id, EPUBFile.name(ofChapter: chapter.number), "application/xhtml+xml", properties))
    }
    for (index, font) in book.fonts.fonts.enumerated() {
      items.append(Self.item("font-\(index + 1)", font.name, "font/ttf", []))
    }
    for (index, file) in book.files.enumerated() {
      let kind = BookFiles.kind(of: file.path) ?? "application/octet-stream"
      items.append(Self.item("file-\(index + 1)", file.path, kind, []))
    }
    return items
  }

  private static func item(_ id: String, _ path: String, _ kind: String, _ properties: [String]) -> Node {
    .element(
      "item",
      [
        "id": id, "href": path, "media-type": kind,
        "properties": properties.isEmpty ? nil : properties.joined(separator: " "),
      ])
  }

  private var spine: [Node] {
    (["cover", "nav"] + book.chapters.map(\.id)).map { .element("itemref", ["idref": $0]) }
  }
}

extension Book.Chapter {
  var hasFormulas: Bool { nodes.contains { $0.has("math") } }
  var hasDrawings: Bool { nodes.contains { $0.has("svg") } }
}

extension Node {
  /// Whether the node is or contains an element with this name.
  fileprivate func has(_ name: String) -> Bool {
    guard case .element(let element) = self else { return false }
    return element.name == name || element.children.contains { $0.has(name) }
  }
}
