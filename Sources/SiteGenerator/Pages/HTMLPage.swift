import Markup

/// A page that is made without a template.
enum HTMLPage {
  /// - Parameters:
  ///   - direction: which way its text runs, where that is to be said.
  ///   - head: what stands in its head.
  static func text(language: String, direction: String? = nil, head: [Node], body: Element) -> String {
    Element(
      "html", ["lang": language, "dir": direction], [.element("head", [:], head), "\n", .element(body)]
    ).htmlFile
  }
}
