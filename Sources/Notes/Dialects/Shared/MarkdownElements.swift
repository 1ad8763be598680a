/// Elements of HTML whose contents are Markdown, `<div markdown="1">`.
///
/// Source: <https://python-markdown.github.io/extensions/md_in_html/>,
/// <https://kramdown.gettalong.org/syntax.html#html-blocks>
struct MarkdownElements {
  /// The names of the open elements, outermost first.
  private var open: [Substring] = []

  /// Returns the lines that take the place of one that begins or ends such an element: empty lines separate it from its
  /// contents. `nil` for other lines.
  mutating func lines(for line: Substring) -> [String]? {
    let text = line.drop { $0 == " " || $0 == "\t" }
    if let name = open.last, text.hasPrefix(RawElement.end(name)) {
      open.removeLast()
      return ["", String(text), ""]
    }
    guard text.first == "<", text.containsBytes(of: "markdown"),
      let match = text.wholeMatch(
        of: /(<([a-z][a-z0-9]*)(?:[ \t][^<>]*)?)[ \t]markdown(?:=["']?[\w\-]+["']?)?([ \t][^<>]*)?>[ \t]*\r?/)
    else { return nil }
    open.append(match.2)
    return ["\(match.1)\(match.3 ?? "")>", ""]
  }
}
