import Diagnostics
import Notes

/// One fence option as it is written, wherever: `width=200` at a fence, `width: 200` in front matter or `vitrine.yml`.
package struct FigureSetting: Hashable, Sendable {
  package var key: String
  package var value: String
  /// Where the value stands; `nil` for options given on the command line.
  package var span: Span?
  package var file: String?

  package init(key: String, value: String, span: Span? = nil, file: String? = nil) {
    self.key = key
    self.value = value
    self.span = span
    self.file = file
  }

  /// The settings of a `figure:` map.
  package static func settings(
    of value: YAMLValue, in file: String, into diagnostics: inout [Diagnostic]
  ) -> [FigureSetting] {
    if case .null = value.kind { return [] }
    guard case .map(let entries) = value.kind else {
      diagnostics.append(
        Diagnostic(
          .warning, "configuration", "‘figure’ wants fence options", file: file, span: value.span,
          hint: "figure:\n    width: 320"))
      return []
    }
    return entries.compactMap { entry in
      let texts = entry.value.list.compactMap(\.string)
      guard !texts.isEmpty else { return nil }
      let value = texts.joined(separator: ",")
      return FigureSetting(key: entry.key, value: value, span: entry.value.span, file: file)
    }
  }

  /// The settings of a fence.
  package static func settings(of info: FenceInfo, in file: String) -> [FigureSetting] {
    info.options.compactMap { option in
      option.value.map { FigureSetting(key: option.key, value: $0, span: option.span, file: file) }
    }
  }
}
