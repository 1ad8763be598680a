extension Diagnostic {
  /// Returns the diagnostic as a compiler prints it: position, severity, message, the line with a caret, notes and
  /// hint.
  ///
  /// Control characters from notes are escaped, so that they cannot affect the terminal: see ``visible(_:)``.
  ///
  /// - Parameters:
  ///   - source: the text that contains the span; without it, no line is printed.
  ///   - color: whether to use ANSI colors.
  public func rendered(source: SourceFile? = nil, color: Bool = false) -> String {
    var output = ""
    if let file { output += visible(file) + ":" }
    if let start = span?.start { output += "\(start.line):\(start.column):" }
    if !output.isEmpty { output += " " }
    output += paint(severity.rawValue + ":", severityColor, color) + " " + paint(visible(message), "1", color)
    if let source, let span, span.start.line >= 1, span.start.line <= source.lineCount {
      output += "\n" + excerpt(of: source, span: span, color: color)
    }
    for note in notes { output += "\n  note: " + visible(note) }
    if let hint { output += "\n  hint: " + visible(hint) }
    return output
  }

  private func excerpt(of source: SourceFile, span: Span, color: Bool) -> String {
    let number = String(span.start.line)
    let gutter = String(repeating: " ", count: number.count)
    let line = LineWindow(of: source.line(span.start.line), around: span)
    let before = visible(line.before)
    let marked = visible(line.marked)
    let indent = String(before.map { $0 == "\t" ? "\t" : " " })
    let carets = "^" + String(repeating: "~", count: max(marked.count - 1, 0))
    let shown = before + marked + visible(line.after)
    return "  \(number) | \(shown)\n  \(gutter) | \(indent)" + paint(carets, "32;1", color)
  }

  private var severityColor: String {
    switch severity {
    case .error: "31;1"
    case .warning: "33;1"
    case .note: "36;1"
    }
  }

  private func paint(_ text: String, _ code: String, _ color: Bool) -> String {
    color ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
