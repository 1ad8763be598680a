import Diagnostics
import VitrineDiagrams

/// What elements of a page say that style sheets answer: the classes that they have, and the steps that they belong to.
struct MarkupUses: Hashable, Sendable {
  private(set) var classes: Set<String> = []
  /// The highest number of a step; 0 where there is none.
  private(set) var steps = 0
  /// Whether there is sound or film.
  let hasMedia: Bool

  /// - Parameter html: as it is written, attributes in double quotes behind a space; in text, quotes are escaped.
  init(_ html: String) {
    hasMedia = ["audio", "video"].contains { html.containsBytes(of: "<\($0) ") }
    var html = html
    html.withUTF8 { bytes in
      Self.visit(bytes, attribute: " class=\"") { classes.insert($0) }
      Self.visit(bytes, attribute: " data-s=\"") { steps = max(steps, Int($0) ?? 0) }
    }
  }

  /// The words in the values of an attribute.
  private static func visit(_ bytes: UnsafeBufferPointer<UInt8>, attribute: String, _ body: (String) -> Void) {
    let mark = Array(attribute.utf8)
    var place = 0
    while let space = bytes[place...].firstIndex(of: mark[0]) {
      place = space + 1
      guard bytes[space...].starts(with: mark) else { continue }
      let start = space + mark.count
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\"")) ?? bytes.endIndex
      for word in bytes[start..<end].split(separator: mark[0]) { body(String(decoding: word, as: UTF8.self)) }
      place = end
    }
  }
}
