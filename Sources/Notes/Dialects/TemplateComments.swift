/// Comments of template languages: `{{< comment >}} … {{< /comment >}}` of Hugo, `{% comment %} … {% endcomment %}` of Liquid,
/// `{# … #}` of Jinja.
///
/// Source: <https://gohugo.io/shortcodes/comment/>, <https://shopify.github.io/liquid/tags/template/#comment>,
/// <https://jinja.palletsprojects.com/en/stable/templates/#comments>
struct TemplateComments {
  private struct Mark {
    var line: Int
    var range: Range<Substring.Index>
    var isEnd: Bool
  }

  private let lines: [Substring]
  /// The hidden parts by line.
  private var hidden: [Int: [Range<Substring.Index>]] = [:]
  // Each expression is compiled when it is made.
  private let pattern = /\{\{[<%][ \t]*(\/?)[ \t]*comment[ \t]*[>%]\}\}|\{%-?[ \t]*(end)?comment[ \t]*-?%\}/
  private let remark = /\{#[ \t][^{}]*[ \t]#\}/

  /// Returns the lines without comments; those in code, and those that are not closed, stay.
  static func removed(from lines: [Substring]) -> [Substring] {
    var comments = TemplateComments(lines: lines)
    comments.pair(comments.marks())
    return comments.shown()
  }

  private init(lines: [Substring]) { self.lines = lines }

  private mutating func marks() -> [Mark] {
    var fences = FenceTracker()
    var found: [Mark] = []
    for (number, line) in lines.enumerated() where !fences.isCode(line) && line.has("{") {
      if line.containsBytes(of: "{# ") {
        for match in line.matches(of: remark) where isText(line, match.range.lowerBound) {
          hidden[number, default: []].append(match.range)
        }
      }
      guard line.containsBytes(of: "comment") else { continue }
      for match in line.matches(of: pattern) where isText(line, match.range.lowerBound) {
        found.append(Mark(line: number, range: match.range, isEnd: match.1.map { !$0.isEmpty } ?? (match.2 != nil)))
      }
    }
    return found
  }

  /// Whether a place is outside code in a line.
  private func isText(_ line: Substring, _ place: Substring.Index) -> Bool {
    line[..<place].utf8.count { $0 == UInt8(ascii: "`") } % 2 == 0
  }

  private mutating func pair(_ marks: [Mark]) {
    var start: Mark?
    for mark in marks {
      if !mark.isEnd {
        start = start ?? mark
      } else if let first = start {
        hide(first, mark)
        start = nil
      }
    }
  }

  private mutating func hide(_ first: Mark, _ last: Mark) {
    guard first.line < last.line else {
      return hidden[first.line, default: []].append(first.range.lowerBound..<last.range.upperBound)
    }
    hidden[first.line, default: []].append(first.range.lowerBound..<lines[first.line].endIndex)
    for number in (first.line + 1)..<last.line { hidden[number] = [lines[number].startIndex..<lines[number].endIndex] }
    hidden[last.line, default: []].append(lines[last.line].startIndex..<last.range.upperBound)
  }

  private func shown() -> [Substring] {
    if hidden.isEmpty { return lines }
    return lines.enumerated().map { number, line in
      guard let ranges = hidden[number] else { return line }
      var (result, place) = ("", line.startIndex)
      for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where range.lowerBound >= place {
        result += line[place..<range.lowerBound]
        place = range.upperBound
      }
      return Substring(result + line[place...])
    }
  }
}
