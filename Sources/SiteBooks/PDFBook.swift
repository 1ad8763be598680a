import Markup
import SiteContent
import SiteMarkup

/// A book as a single HTML page, which WeasyPrint converts to PDF.
struct PDFBook {
  let book: Book

  /// The paths and contents of the files that WeasyPrint reads.
  var files: [(path: String, bytes: [UInt8])] {
    var files = [("book.html", Array(html.utf8)), ("book.css", Array(style.utf8))]
    if let formulas = book.formulas {
      files += formulas.styleSheets.map { ($0.path, Array($0.text.utf8)) }
    }
    return files + book.fonts.fonts.map { ($0.name, $0.bytes) } + book.files.map { ($0.path, $0.bytes) }
  }

  private var style: String {
    "@page{size:\(book.paper.name)}\n" + book.fonts.rules + book.style
  }

  private var html: String {
    Element("html", ["lang": book.language, "dir": book.direction.rawValue]) {
      Element("head") {
        Element("meta", ["charset": "utf-8"])
        Element("title", text: book.title)
        if !book.author.isEmpty { Element("meta", ["name": "author", "content": book.author]) }
        if !book.description.isEmpty { Element("meta", ["name": "description", "content": book.description]) }
        Element("meta", ["name": "dcterms.modified", "content": book.modified])
        Element("meta", ["name": "generator", "content": "Vitrine"])
        for sheet in book.formulas?.styleSheets ?? [] { Element("link", ["rel": "stylesheet", "href": sheet.path]) }
        Element("link", ["rel": "stylesheet", "href": "book.css"])
      }
      Element("body") {
        Element("section", ["class": "cover"], [.element(book.cover)])
        Element("p", ["class": "running-title"], text: book.title)
        contents
        for chapter in book.chapters {
          Element(
            "section",
            [
              "class": "chapter depth-\(min(chapter.depth, 5))", "id": chapter.id, "lang": chapter.language,
              "dir": chapter.direction?.rawValue,
            ]
          ) {
            Element("h1", text: chapter.title)
            PageFootnotes.placed(chapter.nodes)
          }
        }
      }
    }.htmlFile
  }

  private var contents: Element {
    Element("nav", ["class": "contents"]) {
      Element("h1", text: book.words["bookContents"])
      Element("ol") {
        for chapter in book.chapters {
          Element("li", ["class": "depth-\(min(chapter.depth, 5))"]) {
            Element("a", ["href": "#" + chapter.id], text: chapter.title)
          }
        }
      }
    }
  }
}
