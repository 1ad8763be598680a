/// Comments of template languages: `{{< comment >}} … {{< /comment >}}` of Hugo, `{% comment %} … {% endcomment %}` of Liquid,
/// `{# … #}` of Jinja.
///
/// Source: <https://gohugo.io/shortcodes/comment/>, <https://shopify.github.io/liquid/tags/template/#comment>,
/// <https://jinja.palletsprojects.com/en/stable/templates/#comments>
enum TemplateComments {
  /// Returns the lines without comments; those in code, and those that are not closed, stay.
  static func removed(from lines: [Substring]) -> [Substring] {
    // Each expression is compiled when it is made.
    let mark = /\{\{[<%][ \t]*(\/?)[ \t]*comment[ \t]*[>%]\}\}|\{%-?[ \t]*(end)?comment[ \t]*-?%\}/
    let remark = /\{#[ \t][^{}]*[ \t]#\}/
    func withoutRemarks(_ text: String) -> Substring {
      guard text.containsBytes(of: "{# ") else { return Substring(text) }
      return Substring(text[...].outsideCode { $0.replacing(remark, with: "").description })
    }
    var result = lines
    var fences = FenceTracker()
    // The line on which a comment begins, and the text before it there.
    var open: (line: Int, before: Substring)?
    for (number, line) in lines.enumerated() where !fences.isCode(line) && line.has("{") {
      var (kept, place) = ("", line.startIndex)
      for match in line.containsBytes(of: "comment") ? line.matches(of: mark) : [] {
        guard line[..<match.range.lowerBound].utf8.count(where: { $0 == UInt8(ascii: "`") }) % 2 == 0 else { continue }
        if match.1?.isEmpty ?? (match.2 == nil) {
          open = open ?? (number, withoutRemarks(kept + line[place..<match.range.lowerBound]))
        } else if let start = open {
          for hidden in start.line..<number { result[hidden] = hidden == start.line ? start.before : "" }
          (kept, place) = (start.line == number ? String(start.before) : "", match.range.upperBound)
          open = nil
        }
      }
      result[number] = withoutRemarks(kept + line[place...])
    }
    return result
  }
}
