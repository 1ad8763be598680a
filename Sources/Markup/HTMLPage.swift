/// A page that is written without a template.
package enum HTMLPage {
  /// Returns the page's HTML.
  ///
  /// - Parameters:
  ///   - direction: the text direction, if the page should state it.
  ///   - head: the contents of the page's `head`.
  package static func text(language: String, direction: String? = nil, head: [Node], body: Element) -> String {
    Element(
      "html", ["lang": language, "dir": direction], [.element("head", [:], head), "\n", .element(body)]
    ).htmlFile
  }
}
