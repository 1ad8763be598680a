import Diagnostics
import Notes

/// A fence option as text: `width=200` at a fence, or `width: 200` in front matter or `vitrine.yml`.
package struct FigureSetting: Hashable, Sendable {
  package var key: String
  package var value: String
  /// The location of the value; `nil` for options from the command line.
  package var span: Span?
  package var file: String?

  package init(key: String, value: String, span: Span? = nil, file: String? = nil) {
    self.key = key
    self.value = value
    self.span = span
    self.file = file
  }

  /// Returns the location of a part of the value of a fence's option; `nil` if the value doesn't have it.
  func span(of part: String) -> Span? {
    guard let span, span.start.line == span.end.line, !part.isEmpty, let found = value.range(of: part) else {
      return nil
    }
    // The span is that of the option with its key, and the value may have quotes.
    let room = span.end.column - span.start.column - key.utf8.count - 1 - value.utf8.count
    guard room == 0 || room == 2 else { return nil }
    let before = value[..<found.lowerBound].utf8.count
    let start = span.start.column + key.utf8.count + 1 + room / 2 + before
    return Span(
      Location(line: span.start.line, column: start), Location(line: span.start.line, column: start + part.utf8.count))
  }

  /// Returns the settings of a `figure:` map.
  package static func settings(
    of value: YAMLValue, in file: String, into diagnostics: inout [Diagnostic]
  ) -> [FigureSetting] {
    if case .null = value.kind { return [] }
    guard case .map(let entries) = value.kind else {
      diagnostics.append(
        Diagnostic(
          .warning, "configuration", "'figure' is not a map of fence options", file: file, span: value.span,
          hint: "figure:\n    width: 320"))
      return []
    }
    return entries.compactMap { entry in
      guard let value = text(of: entry.value) else {
        diagnostics.append(
          Diagnostic(
            .warning, "configuration", "the value of '\(entry.key)' is not valid for a fence option", file: file,
            span: entry.keySpan, hint: "\(entry.key): …"))
        return nil
      }
      return FigureSetting(key: entry.key, value: value, span: entry.value.span, file: file)
    }
  }

  /// Returns the text of a value: a list is joined by commas; `null` is an unspecified length.
  private static func text(of value: YAMLValue) -> String? {
    if case .null = value.kind { return value.text.isEmpty ? nil : "nil" }
    let texts = value.list.compactMap(\.string)
    return texts.isEmpty || texts.count < value.list.count ? nil : texts.joined(separator: ",")
  }

  /// Returns the settings of a fence. Of the options without a value, only those that can stand alone are settings.
  package static func settings(of info: FenceInfo, in file: String) -> [FigureSetting] {
    info.options.compactMap { option in
      let value = option.value ?? (FenceOption.named(option.key)?.mayStandAlone == true ? "" : nil)
      return value.map { FigureSetting(key: option.key, value: $0, span: option.span, file: file) }
    }
  }
}
