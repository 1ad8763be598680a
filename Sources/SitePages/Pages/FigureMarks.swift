import Foundation
import Markup

/// A figure with an `id` in the HTML of a page.
struct FigureMarks {
  /// The id in the fence: `stack`.
  let name: String
  /// The id in the page: `fig-stack`.
  let anchor: String
  let html: String
  /// The heading before it; `nil` if there is none.
  let heading: String?

  private static let id = Data(" id=\"fig-".utf8)

  /// Returns the figures of a page as Vitrine writes it, in order.
  static func all(in page: [UInt8]) -> [FigureMarks] {
    let data = Data(page)
    var figures: [FigureMarks] = []
    var start = data.startIndex
    while let found = data.range(of: id, in: start..<data.endIndex) {
      start = found.upperBound
      guard let open = data[..<found.lowerBound].lastIndex(of: UInt8(ascii: "<")),
        let quote = data[found.upperBound...].firstIndex(of: UInt8(ascii: "\"")),
        let tag = ["figure", "div"].first(where: { data[open...].starts(with: "<\($0) ".utf8) }),
        let end = end(of: tag, from: open, in: data)
      else { continue }
      let name = String(decoding: data[found.upperBound..<quote], as: UTF8.self)
      let html = String(decoding: data[open..<end], as: UTF8.self)
      figures.append(
        FigureMarks(name: name, anchor: "fig-" + name, html: html, heading: heading(before: open, in: data)))
      start = end
    }
    return figures
  }

  /// Returns the text of the last heading before a place.
  private static func heading(before place: Int, in data: Data) -> String? {
    let openings = ["h2", "h3", "h4"].map { Data("<\($0) id=".utf8) }
    let starts = openings.compactMap {
      data.range(of: $0, options: .backwards, in: data.startIndex..<place)?.lowerBound
    }
    guard let start = starts.max(), let end = data.range(of: Data(("<" + "/h").utf8), in: start..<place) else {
      return nil
    }
    let text = HTMLText.text(of: String(decoding: data[start..<end.lowerBound], as: UTF8.self))
    return text.isEmpty ? nil : text
  }

  /// Returns the end of an element: after the closing tag with as many opening ones before it.
  private static func end(of tag: String, from start: Int, in data: Data) -> Int? {
    let (opening, closing) = (Data("<\(tag)".utf8), Data(("<" + "/\(tag)>").utf8))
    var (depth, place) = (0, start)
    while let close = data.range(of: closing, in: place..<data.endIndex) {
      while let open = data.range(of: opening, in: place..<close.lowerBound) {
        depth += 1
        place = open.upperBound
      }
      depth -= 1
      place = close.upperBound
      if depth == 0 { return place }
    }
    return nil
  }

  /// The caption as text; `nil` if there is none.
  var caption: String? {
    let text = inner("figcaption").map(HTMLText.text) ?? ""
    return text.isEmpty ? nil : text
  }

  /// The source of the fence with its options; empty if the figure does not have it.
  var fence: String { inner("template class=\"fence\"").map(HTMLText.unescaped) ?? "" }

  /// Returns the HTML inside of the first element with such an opening tag.
  private func inner(_ tag: String) -> String? {
    let name = tag.prefix { $0 != " " }
    guard let open = html.range(of: "<\(tag)"), let start = html[open.upperBound...].firstIndex(of: ">"),
      let end = html.range(of: "<" + "/\(name)>", range: start..<html.endIndex)
    else { return nil }
    return String(html[html.index(after: start)..<end.lowerBound])
  }

  /// The height that a frame with the figure needs, in CSS pixels, estimated from its first drawing.
  var height: Int {
    let drawing = html.firstMatch(of: /<svg[^>]*? height="(\d+)/).flatMap { Int($0.1) } ?? 300
    return min(max(drawing + 200, 240), 1200)
  }
}

/// Text in HTML.
enum HTMLText {
  /// Returns the text of HTML without its tags.
  static func text(of html: String) -> String {
    unescaped(html.replacing(/<[^>]*>/, with: "")).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Returns a text with the characters for the five references that Vitrine writes.
  static func unescaped(_ text: String) -> String {
    guard text.contains("&") else { return text }
    return text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      .replacing("&#39;", with: "'").replacing("&amp;", with: "&")
  }
}
