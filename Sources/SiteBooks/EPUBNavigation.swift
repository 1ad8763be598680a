import Markup
import SiteContent

/// The navigation document of an EPUB: the table of contents and the landmarks.
struct EPUBNavigation {
  let book: Book

  var nodes: [Node] {
    [
      .element(
        Element("nav", ["epub:type": "toc", "id": "toc", "role": "doc-toc"]) {
          Element("h1", text: book.words["bookContents"])
          list(of: book.chapters[...])
        }),
      .element(
        Element("nav", ["epub:type": "landmarks", "id": "landmarks", "hidden": "hidden"]) {
          Element("h2", text: book.words["overview"])
          Element("ol") {
            landmark("cover", "cover.xhtml", book.title)
            landmark("toc", "nav.xhtml#toc", book.words["bookContents"])
            if let first = book.chapters.first {
              landmark("bodymatter", EPUBFile.name(ofChapter: first.number), first.title)
            }
          }
        }),
    ]
  }

  private func landmark(_ type: String, _ address: String, _ title: String) -> Element {
    Element("li") { Element("a", ["epub:type": type, "href": address], text: title) }
  }

  /// Returns a list of chapters, with the deeper chapters that follow each as nested lists.
  private func list(of chapters: ArraySlice<Book.Chapter>) -> Element {
    var items: [Node] = []
    var rest = chapters
    while let chapter = rest.popFirst() {
      let below = rest.prefix { $0.depth > chapter.depth }
      rest = rest.dropFirst(below.count)
      let file = EPUBFile.name(ofChapter: chapter.number)
      let sections = chapter.headings.map { heading in
        Node.element("li", [:], [.element("a", ["href": file + "#" + heading.id], [.text(heading.title)])])
      }
      items.append(
        .element(
          Element("li") {
            Element("a", ["href": file], text: chapter.title)
            if !sections.isEmpty || !below.isEmpty {
              Element("ol", [:], sections + (below.isEmpty ? [] : list(of: below).children))
            }
          }))
    }
    return Element("ol", [:], items)
  }
}
