/// Elements as files of their own.
extension Element {
  /// A file of HTML.
  public var htmlFile: String { "<!doctype html>\n" + html + "\n" }

  /// A file of XML.
  public var xmlFile: String { "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n" + [Node.element(self)].xml + "\n" }
}

/// Pages that are written already.
public enum WrittenPage {
  /// A page with something more at the end of its body; `nil` where what is given has no end of a body.
  public static func adding(_ nodes: [Node], to html: String) -> String? {
    guard let end = html.ranges(of: "</body>").last?.lowerBound else { return nil }
    return html[..<end] + nodes.html + html[end...]
  }
}
