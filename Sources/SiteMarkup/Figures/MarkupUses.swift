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
    var attribute = attribute
    attribute.withUTF8 { mark in
      var place = 0
      while let found = bytes.index(of: mark, from: place) {
        let start = found + mark.count
        place = bytes.index(of: UInt8(ascii: "\""), from: start) ?? bytes.endIndex
        let words = bytes[start..<place].split(separator: UInt8(ascii: " "))
        for word in words { body(String(decoding: word, as: UTF8.self)) }
      }
    }
  }
}
