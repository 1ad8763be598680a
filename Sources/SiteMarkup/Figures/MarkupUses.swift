import Diagnostics

/// The classes and steps of a page's elements, which style sheets refer to.
package struct MarkupUses: Hashable, Sendable {
  package private(set) var classes: Set<String> = []
  /// The highest number of a step; 0 if there is none.
  package private(set) var steps = 0
  /// Whether there is audio or video.
  package let hasMedia: Bool

  /// - Parameter html: the page as Vitrine writes it: attributes in double quotes after a space, and quotes in text
  ///   escaped.
  package init(_ html: String) {
    hasMedia = ["audio", "video"].contains { html.containsBytes(of: "<\($0) ") }
    var html = html
    html.withUTF8 { bytes in
      Self.visit(bytes, attribute: " class=\"") { classes.insert($0) }
      Self.visit(bytes, attribute: " data-s=\"") { steps = max(steps, Int($0) ?? 0) }
    }
  }

  /// Calls a closure with each word in the values of an attribute.
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
