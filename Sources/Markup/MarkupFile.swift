/// Elements as whole files.
extension Element {
  /// The text of an HTML file.
  public var htmlFile: String { "<!doctype html>\n" + html + "\n" }

  /// The text of an XML file.
  public var xmlFile: String { "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n" + [Node.element(self)].xml + "\n" }
}

/// Changes to pages that are already written.
public enum WrittenPage {
  /// Returns a page with nodes added at the end of its body; `nil` where the text has no `</body>`.
  public static func adding(_ nodes: [Node], to html: String) -> String? {
    guard let end = html.ranges(of: "</body>").last?.lowerBound else { return nil }
    return html[..<end] + nodes.html + html[end...]
  }
}
