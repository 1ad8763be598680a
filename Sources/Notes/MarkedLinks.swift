import Diagnostics

/// Wiki links whose label has markup, which the Markdown parser splits into several inlines.
enum MarkedLinks {
  /// Joins the inlines of wiki links whose label has markup: `[[note|some *words*]]`.
  ///
  /// - Parameter revealed: Returns a text without masks.
  static func joined(_ inlines: [Inline], _ revealed: (String) -> String) -> [Inline] {
    guard inlines.count > 2 else { return inlines }
    var result: [Inline] = []
    var next = 0
    // The text after a link, in place of the inline before 'next'.
    var behind: Inline?
    while next < inlines.count || behind != nil {
      let inline = behind ?? inlines[next]
      if behind == nil { next += 1 }
      behind = nil
      guard case .text(let text) = inline.kind, let opening = text.range(ofLast: "[["),
        let bar = text[opening.upperBound...].firstIndex(of: "|"),
        !text[opening.upperBound...].contains("]"), let (words, after, count) = linkWords(in: inlines[next...])
      else {
        result.append(inline)
        continue
      }
      let isEmbed = text[..<opening.lowerBound].hasSuffix("!")
      let first = Inline(.text(revealed(String(text[text.index(after: bar)...]))), span: inline.span)
      let shown = ([first] + words).filter { $0.kind != .text("") }
      let written = text[opening.upperBound..<bar]
      guard var link = WikiLink(parsing: written + "|" + shown.plainText, isEmbed: isEmbed) else {
        result.append(inline)
        continue
      }
      link.words = shown
      let before = String(text[..<opening.lowerBound].dropLast(isEmbed ? 1 : 0))
      if !before.isEmpty { result.append(Inline(.text(before), span: inline.span)) }
      result.append(Inline(.wikiLink(link), span: inline.span))
      next += count
      if !after.isEmpty { behind = Inline(.text(after), span: inline.span) }
    }
    return result
  }

  /// Returns the label before the brackets that close a link, the text after them, and the number of inlines that both
  /// take.
  private static func linkWords(in inlines: ArraySlice<Inline>) -> (words: [Inline], behind: String, count: Int)? {
    var words: [Inline] = []
    for (index, inline) in inlines.enumerated() {
      switch inline.kind {
      case .text(let text):
        guard let end = text.firstRange(of: "]]") else {
          if text.contains("[[") { return nil }
          words.append(inline)
          continue
        }
        guard !text[..<end.lowerBound].contains("[[") else { return nil }
        words.append(Inline(.text(String(text[..<end.lowerBound])), span: inline.span))
        return (words, String(text[end.upperBound...]), index + 1)
      case .code, .emphasis, .strong, .strikethrough, .formula: words.append(inline)
      default: return nil
      }
    }
    return nil
  }
}

extension String {
  fileprivate func range(ofLast text: String) -> Range<Index>? { ranges(of: text).last }
}
