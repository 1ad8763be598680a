import Markup

/// A book as EPUB 3. Source: [EPUB 3.3](https://www.w3.org/TR/epub-33/).
struct EPUBFile {
  let book: Book
  /// The cover as PNG, if it could be made: some stores and libraries accept no SVG.
  var coverPNG: [UInt8]?

  /// The folder in the archive of all files except `mimetype` and `META-INF`.
  static let folder = "EPUB"

  static func name(ofChapter number: Int) -> String {
    let digits = String(number)
    return "chapter-" + String(repeating: "0", count: max(0, 3 - digits.count)) + digits + ".xhtml"
  }

  /// Returns the contents of the `.epub` file.
  ///
  /// - Throws: `ZIPArchive.TooLarge` if the book exceeds the limits of a ZIP archive.
  func bytes() throws(ZIPArchive.TooLarge) -> [UInt8] {
    var archive = ZIPArchive()
    // Reading systems recognize the format by these first bytes of the file.
    try archive.add("mimetype", Array("application/epub+zip".utf8), isStored: true)
    try archive.add("META-INF/container.xml", Array(Self.container.utf8))
    for (path, bytes) in files { try archive.add(Self.folder + "/" + path, bytes) }
    return archive.bytes
  }

  private static var container: String {
    Element("container", ["version": "1.0", "xmlns": "urn:oasis:names:tc:opendocument:xmlns:container"]) {
      Element("rootfiles") {
        Element(
          "rootfile",
          ["full-path": Self.folder + "/package.opf", "media-type": "application/oebps-package+xml"])
      }
    }.xmlFile
  }

  private var files: [(path: String, bytes: [UInt8])] {
    let package = EPUBPackage(book: book, hasCoverPNG: coverPNG != nil)
    var files = [
      ("package.opf", Array(package.element.xmlFile.utf8)),
      ("nav.xhtml", Array(page("nav.xhtml", book.title, EPUBNavigation(book: book).nodes, type: nil).utf8)),
      ("cover.xhtml", Array(page("cover.xhtml", book.title, [.element(coverSection)], type: "cover").utf8)),
      ("book.css", Array((book.fonts.rules + book.style).utf8)),
    ]
    if let coverPNG {
      files.append(("cover.png", coverPNG))
    } else {
      files.append(("cover.svg", Array(book.cover.xmlFile.utf8)))
    }
    for chapter in book.chapters {
      let name = Self.name(ofChapter: chapter.number)
      files.append((name, Array(page(name, chapter.title, [.element(section(of: chapter))], type: nil).utf8)))
    }
    files += book.fonts.fonts.map { ($0.name, $0.bytes) }
    files += book.files.map { ($0.path, $0.bytes) }
    return files
  }

  private var coverSection: Element {
    Element("section", ["epub:type": "cover", "class": "cover"], [.element(book.cover)])
  }

  private func section(of chapter: Book.Chapter) -> Element {
    Element(
      "section",
      [
        "id": chapter.id, "class": "chapter", "epub:type": "chapter", "role": "doc-chapter", "lang": chapter.language,
        "xml:lang": chapter.language, "dir": chapter.direction?.rawValue,
      ]
    ) {
      Element("h1", text: chapter.title)
      chapter.nodes
    }
  }

  private func page(_ name: String, _ title: String, _ body: [Node], type: String?) -> String {
    Element(
      "html",
      [
        "xmlns": "http://www.w3.org/1999/xhtml", "xmlns:epub": "http://www.idpf.org/2007/ops",
        "lang": book.language, "xml:lang": book.language, "dir": book.direction.rawValue,
      ]
    ) {
      Element("head") {
        Element("title", text: title)
        Element("link", ["rel": "stylesheet", "type": "text/css", "href": "book.css"])
      }
      Element("body", ["epub:type": type], body)
    }.xmlFile
  }
}
