import Foundation
import Markup
import Notes
import SiteContent

/// The page of a single figure with an `id`: the figure, its fence and, if the site's URL is known, the code that embeds
/// it elsewhere. It is made from the finished page of the note alone, so that it is made again with that page.
package struct FigurePage {
  /// The path in the site, beside the note's page: `guide/sweeps.figure-stack.html`.
  package let path: String
  package let bytes: [UInt8]
  /// The description for programs that embed the page, as oEmbed, and its path; `nil` without the site's URL.
  package private(set) var description: (path: String, bytes: [UInt8])?

  /// Whether a file of a site is such a page.
  package static func isOne(_ bytes: [UInt8]) -> Bool { Data(bytes).range(of: Data(mark.utf8)) != nil }

  private static let mark = " class=\"note figure-page\" data-pagefind-ignore=\"all\""

  /// Returns the pages of a note's figures.
  ///
  /// - Parameters:
  ///   - page: the finished page of the note.
  ///   - path: its path in the site.
  ///   - card: returns the URL of the social card of the page at a path in the site.
  package static func all(in page: [UInt8], at path: String, card: (String) -> String?) -> [FigurePage] {
    let figures = FigureMarks.all(in: page)
    guard !figures.isEmpty, let head = PageHead(page) else { return [] }
    var seen: Set<String> = []
    return figures.filter { seen.insert($0.name).inserted }.map { FigurePage($0, head, path, card) }
  }

  /// Returns the URL of the social card in such a page.
  package static func card(in page: [UInt8]) -> String? { PageHead(page)?.card }

  /// Returns the path of a figure's page.
  ///
  /// - Parameters:
  ///   - figure: the figure's fragment in its note's page: `fig-stack`.
  ///   - page: the path of the note's page.
  static func path(of figure: String, in page: String) -> String {
    page.dropLast(".html".count) + ".figure-\(figure.dropFirst("fig-".count)).html"
  }

  private init(_ figure: FigureMarks, _ head: PageHead, _ page: String, _ card: (String) -> String?) {
    path = Self.path(of: figure.anchor, in: page)
    let name = NotePath.name(of: path)
    let title = figure.caption ?? figure.heading.map { "\(head.title) › \($0)" } ?? "\(head.title) › \(figure.name)"
    let (root, note) = (head.canonical.map { NotePath.folder(of: $0) + "/" }, NotePath.name(of: page))
    let address = root.map { $0 + PercentEncoding.encode(path: name) }
    let described = root.map { $0 + PercentEncoding.encode(path: name.dropLast(".html".count) + ".json") }
    let frame = address.map { address in
      Element(
        "iframe",
        ["src": address, "title": title, "width": "\(Self.width)", "height": "\(figure.height)", "loading": "lazy"])
    }
    var lines = [Element("title", text: "\(title) · \(head.siteTitle)").html] + head.lines
    lines.append(Element("meta", ["property": "og:title", "content": title]).html)
    if let card = card(path) { lines += Self.card(card, title: title) }
    lines.append(Element("meta", ["name": "robots", "content": "noindex"]).html)
    if let address, let described {
      let oEmbed: Attributes = [
        "rel": "alternate", "type": "application/json+oembed", "href": described, "title": title,
      ]
      lines.append(Element("link", ["rel": "canonical", "href": address]).html)
      lines.append(Element("meta", ["property": "og:url", "content": address]).html)
      lines.append(Element("link", oEmbed).html)
    }
    let target = "\(PercentEncoding.encode(path: note))#\(figure.anchor)"
    let page = Element("html", ["lang": head.language, "dir": head.direction]) {
      "\n"
      Element("head", [:], [.raw("\n" + lines.joined(separator: "\n") + "\n")])
      "\n"
      Element("body", ["class": "note figure-page", "data-pagefind-ignore": "all"]) {
        Element("main", ["id": "Content"]) {
          Element("article") {
            Element("h1", figure.caption == nil ? [:] : ["class": "unseen"], text: title)
            Node.raw(figure.html)
          }
          Element("footer", ["class": "about"]) {
            Element("p") { Element("a", ["href": target, "target": "_top"]) { head.title } }
            if !figure.fence.isEmpty { Self.details("swift view-tree", figure.fence) }
            if let frame { Self.details("iframe", frame.html) }
          }
        }
      }
    }
    bytes = Array(page.htmlFile.utf8)
    guard let frame else { return }
    let json: JSON = [
      "version": "1.0", "type": "rich", "title": .string(title), "provider_name": .string(head.siteTitle),
      "html": .string(frame.html), "width": .number(Double(Self.width)), "height": .number(Double(figure.height)),
    ]
    description = (path.dropLast(".html".count) + ".json", Array((json.text + "\n").utf8))
  }

  /// Returns the elements that a note's page has for its social card, too.
  private static func card(_ address: String, title: String) -> [String] {
    let properties = [
      ("og:image", address), ("og:image:width", "\(SocialCard.width)"), ("og:image:height", "\(SocialCard.height)"),
      ("og:image:alt", title),
    ]
    return properties.map { Element("meta", ["property": $0, "content": $1]).html }
      + [Element("meta", ["name": "twitter:card", "content": "summary_large_image"]).html]
  }

  /// The width of an embedded figure, in CSS pixels.
  private static let width = 720

  private static func details(_ summary: String, _ code: String) -> Element {
    Element("details") {
      Element("summary") { Element("code", text: summary) }
      Element("pre", ["tabindex": "0"]) { Element("code", text: code) }
    }
  }
}

/// The head of a note's page, without what concerns only the note.
private struct PageHead {
  let language: String
  let direction: String
  let lines: [String]
  let title: String
  let siteTitle: String
  let canonical: String?
  /// The URL of the page's social card.
  let card: String?

  /// - Returns: `nil` for a page whose template has no head.
  init?(_ page: [UInt8]) {
    guard let end = Data(page).range(of: Data("\n<\("body")".utf8)) else { return nil }
    var (root, meta, kept): (HTMLTag?, [String: String], [String]) = (nil, [:], [])
    var isHead = false
    for line in String(decoding: page[..<end.lowerBound], as: UTF8.self).split(separator: "\n") {
      guard let tag = Self.first(in: String(line)) else { continue }
      if tag.name == "html" { root = tag }
      if tag.name == "head" { isHead = tag.kind == .open }
      if let name = tag["property"] ?? tag["rel"] { meta[name] = meta[name] ?? tag["content"] ?? tag["href"] }
      if isHead, tag.name != "head", !Self.isOfNote(tag) { kept.append(String(line)) }
    }
    guard let root, !kept.isEmpty else { return nil }
    (language, direction, lines) = (root["lang"] ?? "en", root["dir"] ?? "ltr", kept)
    (title, siteTitle) = (meta["og:title"] ?? "", meta["og:site_name"] ?? "")
    (canonical, card) = (meta["canonical"], meta["og:image"])
  }

  private static func first(in line: String) -> HTMLTag? {
    for case .tag(let tag, _) in HTMLTag.pieces(of: line) { return tag }
    return nil
  }

  /// Whether an element of the head describes the note.
  private static func isOfNote(_ tag: HTMLTag) -> Bool {
    switch tag.name {
    case "title": true
    case "meta": tag["property"] != nil || tag["name"] == "description" || tag["name"]?.hasPrefix("twitter:") == true
    case "link": ["canonical", "alternate"].contains(tag["rel"])
    case "script": tag["type"] == "application/ld+json"
    default: false
    }
  }
}
