extension Diagnostic {
  /// Returns the diagnostic as ``log(source:color:)`` does, as a string.
  public func rendered(source: SourceFile? = nil) -> String { log(source: source).text }

  /// Returns the diagnostic as a compiler prints it: position, severity, message, the line with a caret, notes and
  /// hint.
  ///
  /// - Parameters:
  ///   - source: the text that contains the span; without it, no line is printed.
  ///   - color: whether to use ANSI colors.
  public func log(source: SourceFile? = nil, color: Bool = false) -> LogText {
    var place: LogText = ""
    if let file { place += "\(file):" }
    if let start = span?.start { place += "\(start.line):\(start.column):" }
    if !place.text.isEmpty { place += " " }
    let severity = paint("\(self.severity.rawValue):", severityColor, color)
    var output: LogText = "\(place)\(severity) \(paint("\(message)", "1", color))"
    if let source, let span, span.start.line >= 1, span.start.line <= source.lineCount {
      output += "\n\(excerpt(of: source, span: span, color: color))"
    }
    for note in notes { output += "\n  note: \(note)" }
    if let hint { output += "\n  hint: \(hint)" }
    return output
  }

  private func excerpt(of source: SourceFile, span: Span, color: Bool) -> LogText {
    let number = String(span.start.line)
    let gutter = String(repeating: " ", count: number.count)
    let line = LineWindow(of: source.line(span.start.line), around: span)
    let margin: LogText = "  \(number) | "
    let before: LogText = "\(margin)\(line.before)"
    let marked: LogText = "\(before)\(line.marked)"
    let indent = before.text.dropFirst(margin.text.count).map { $0 == "\t" ? "\t" : " " }.joined()
    let carets = "^" + String(repeating: "~", count: max(marked.text.count - before.text.count - 1, 0))
    return "\(marked)\(line.after)\n  \(gutter) | \(indent)\(paint("\(carets)", "32;1", color))"
  }

  private var severityColor: String {
    switch severity {
    case .error: "31;1"
    case .warning: "33;1"
    case .note: "36;1"
    }
  }

  private func paint(_ text: LogText, _ code: String, _ color: Bool) -> LogText {
    color ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
