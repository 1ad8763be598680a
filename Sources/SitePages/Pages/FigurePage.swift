import Foundation
import Markup
import Notes

/// The page of a single figure with an `id`: the figure, its fence and, if the site's URL is known, the code that embeds
/// it elsewhere. It is made from the finished page of the note alone, so that it is made again with that page.
package struct FigurePage {
  /// The path in the site, beside the note's page: `guide/sweeps.figure-stack.html`.
  package let path: String
  package let bytes: [UInt8]
  /// The description for programs that embed the page, as oEmbed, and its path; `nil` without the site's URL.
  package private(set) var description: (path: String, bytes: [UInt8])?

  /// The start of each such page.
  package static let mark = Array("<!doctype html>\n<!-- a figure -->\n".utf8)

  /// Returns the pages of a note's figures.
  ///
  /// - Parameters:
  ///   - page: the finished page of the note.
  ///   - path: its path in the site.
  package static func all(in page: [UInt8], at path: String) -> [FigurePage] {
    let figures = FigureMarks.all(in: page)
    guard !figures.isEmpty, let head = PageHead(page) else { return [] }
    var seen: Set<String> = []
    return figures.filter { seen.insert($0.name).inserted }.map { FigurePage($0, head, path) }
  }

  /// Returns the URL of a figure's page, relative to that of its note's page.
  static func path(of figure: String, in page: String) -> String {
    page.dropLast(".html".count) + ".figure-\(figure).html"
  }

  private init(_ figure: FigureMarks, _ head: PageHead, _ page: String) {
    path = Self.path(of: figure.name, in: page)
    let name = NotePath.name(of: path)
    let title = figure.caption ?? "\(head.title) › \(figure.name)"
    let (root, note) = (head.canonical.map { NotePath.folder(of: $0) + "/" }, NotePath.name(of: page))
    let address = root.map { $0 + PercentEncoding.encode(path: name) }
    let described = root.map { $0 + PercentEncoding.encode(path: name.dropLast(".html".count) + ".json") }
    let frame = address.map { address in
      Element(
        "iframe",
        [
          "src": address, "title": title, "width": "\(Self.width)", "height": "\(figure.height)", "loading": "lazy",
        ])
    }
    var lines = ["<title>\(Escaping.escaped(title)) · \(head.siteTitle)</title>"] + head.lines
    lines.append(Element("meta", ["property": "og:title", "content": title]).html)
    lines.append("<meta name=\"robots\" content=\"noindex\">")
    if let address, let described {
      lines.append(Element("link", ["rel": "canonical", "href": address]).html)
      lines.append(Element("meta", ["property": "og:url", "content": address]).html)
      lines.append(
        Element(
          "link",
          ["rel": "alternate", "type": "application/json+oembed", "href": described, "title": title]
        ).html)
    }
    let target = "\(PercentEncoding.encode(path: note))#\(figure.anchor)"
    var about = [Element("p") { Element("a", ["href": target, "target": "_top"]) { head.title } }.html]
    if !figure.fence.isEmpty { about.append(Self.details("```swift view-tree", figure.fence)) }
    if let frame { about.append(Self.details("<iframe>", frame.html)) }
    let html = """
      <html\(head.attributes)>
      <head>
      \(lines.joined(separator: "\n"))
      </head>
      <body class="note figure-page" data-pagefind-ignore="all">
      <main id="Content">
      <article>
      <h1 class="unseen">\(Escaping.escaped(title))</h1>
      \(figure.html)
      </article>
      <footer class="about">
      \(about.joined(separator: "\n"))
      </footer>
      </main>
      </body>
      </html>

      """
    bytes = Self.mark + Array(html.utf8)
    guard let frame else { return }
    let json: JSON = [
      "version": "1.0", "type": "rich", "title": .string(title), "provider_name": .string(head.siteTitle),
      "html": .string(frame.html), "width": .number(Double(Self.width)), "height": .number(Double(figure.height)),
    ]
    description = (path.dropLast(".html".count) + ".json", Array((json.text + "\n").utf8))
  }

  /// The width of an embedded figure, in CSS pixels.
  private static let width = 720

  private static func details(_ summary: String, _ code: String) -> String {
    Element("details") {
      Element("summary") { Element("code", text: summary) }
      Element("pre", ["tabindex": "0"]) { Element("code", text: code) }
    }.html
  }
}

/// The head of a note's page, without what concerns only the note.
private struct PageHead {
  /// The attributes of the root element.
  let attributes: String
  let lines: [String]
  let title: String
  let siteTitle: String
  let canonical: String?

  /// The starts of the lines that describe the note.
  private static let own = [
    "<title>", "<meta name=\"description\"", "<link rel=\"canonical\"", "<meta property=", "<link rel=\"alternate\"",
    "<script type=\"application/ld+json\"",
  ]

  /// - Returns: `nil` for a page whose template has no head.
  init?(_ page: [UInt8]) {
    let data = Data(page)
    guard let end = data.range(of: Data("</head>".utf8)),
      let start = data.range(of: Data("<head>".utf8), in: data.startIndex..<end.lowerBound),
      let root = data.range(of: Data("<html".utf8), in: data.startIndex..<start.lowerBound)
    else { return nil }
    attributes =
      String(decoding: data[root.upperBound..<start.lowerBound], as: UTF8.self)
      .split(separator: ">").first.map(String.init) ?? ""
    let all = String(decoding: data[start.upperBound..<end.lowerBound], as: UTF8.self)
      .split(separator: "\n").map(String.init)
    lines = all.filter { line in !Self.own.contains { line.hasPrefix($0) } }
    func value(_ start: String) -> String? {
      all.first { $0.hasPrefix(start) }.flatMap { line in
        line.dropFirst(start.count).split(separator: "\"", omittingEmptySubsequences: false).first.map {
          HTMLText.unescaped(String($0))
        }
      }
    }
    title = value("<meta property=\"og:title\" content=\"") ?? ""
    siteTitle = value("<meta property=\"og:site_name\" content=\"") ?? ""
    canonical = value("<link rel=\"canonical\" href=\"")
  }
}
