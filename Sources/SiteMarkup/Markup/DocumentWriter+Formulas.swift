import Diagnostics
import Markup
import Notes
import SiteContent

/// Formulas, typeset or as their source.
extension DocumentWriter {
  mutating func write(_ formula: Formula, at span: Span) -> [Node] {
    guard let set = rendered(formula, at: span) else { return [formula.source.inlineCode] }
    return [formula.isDisplay ? .element("span", ["class": "math", "tabindex": "0"], [set]) : set]
  }

  /// Writes a formula that is a whole paragraph.
  mutating func writeBlock(_ formula: Formula, at span: Span, anchor: String?) -> [Node] {
    guard let set = rendered(formula, at: span) else {
      let code = Element("code", ["class": "language-tex"], text: formula.source)
      return .block(
        "div", ["class": "code", "id": anchor], [.element("pre", ["tabindex": "0"], [.element(code)])])
    }
    return .block("div", ["class": "math", "id": anchor, "tabindex": "0"], [set])
  }

  private mutating func rendered(_ formula: Formula, at span: Span) -> Node? {
    switch library.formulas.outcome(of: formula) {
    case .html(let html):
      hasFormulas = true
      return .raw(html)
    case .failed(let message, let offset):
      diagnostics.append(
        Diagnostic(
          .warning, "formula", "the formula cannot be typeset: \(message)", file: resolver.shownPath,
          span: Span(at: formula.place(of: offset, from: span.start, in: resolver.note.document.source))))
      return nil
    case nil: return nil
    }
  }
}

extension Formula {
  /// Returns the place in the note for an offset in the TeX source, in UTF-16 code units.
  fileprivate func place(of offset: Int, from start: Location, in note: SourceFile) -> Location {
    let before = String(decoding: tex.utf16.prefix(max(offset, 0)), as: UTF16.self)
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1, let last = lines.last else {
      return Location(line: start.line, column: start.column + before.utf8.count)
    }
    // In the note, the lines of the formula follow the markers of lists and quotes.
    let line = start.line + lines.count - 1
    let source = note.line(line)
    let written = tex.split(separator: "\n", omittingEmptySubsequences: false)[lines.count - 1]
    let column = source.range(of: written).map { source.utf8.distance(from: source.startIndex, to: $0.lowerBound) } ?? 0
    return Location(line: line, column: column + last.utf8.count + 1)
  }
}
