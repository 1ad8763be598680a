import Diagnostics
import Markup
import Notation
import VitrineText

/// Draws the fences of one document for programs that have extracted them: reads a JSON object and writes one.
///
/// The input has the members `document` (a name), `blocks` (`marked` or `auto`), `figure` (options of all fences) and
/// `fences`, a list of objects with `language`, `code`, `line` (of the first line of code in the document, from 1) and `options`. The output has
/// `diagnostics` and `fences`, each with `html` or `null`, `error` or `null`, and `keepsCode`.
package struct FenceListFilter {
  package struct Problem: Error, CustomStringConvertible {
    package var description: String
  }

  private let typesetter: Typesetter

  package init(typesetter: Typesetter) { self.typesetter = typesetter }

  package func answer(_ bytes: [UInt8]) throws(Problem) -> (text: String, hasErrors: Bool) {
    guard let request = JSON.parse(bytes), let fences = request["fences"]?.array else {
      throw Problem(description: "standard input is not a JSON object with 'fences'")
    }
    let name = request["document"]?.string ?? "document"
    let selection = request["blocks"]?.string.flatMap(FenceSelection.init) ?? .marked
    let defaults = (request["figure"]?.members?.list ?? []).compactMap { option in
      option.value.string.map { FigureSetting(key: option.name, value: $0) }
    }
    var drawer = FencePictures(typesetter, FenceParser(), FigureContext(), dark: true)
    var (trees, figures) = (0, 0)
    var all: [Diagnostic] = []
    let answers: [JSON] = fences.map { value in
      guard let fence = Self.host(value).fence(number: trees, path: name, selection: selection, defaults: defaults)
      else {
        return Self.answer(html: nil, error: nil, keepsCode: true)
      }
      var diagnostics: [Diagnostic] = []
      if fence.kind == .figure {
        trees += 1
        diagnostics += FigureOptionsReader(fence.settings).diagnostics
      }
      let drawn = FilteredFence(fence, &drawer, path: name, into: &diagnostics)
      all += diagnostics.map { Self.moved($0, by: Int(exactly: value["line"]?.number ?? 1) ?? 1) }
      guard !drawn.pictures.isEmpty else { return Self.answer(html: nil, error: drawn.failure, keepsCode: true) }
      figures += 1
      let html = InlineFigure(drawn, document: name, number: figures).html(rules: figures == 1)
      return Self.answer(html: html, error: nil, keepsCode: drawn.keepsCode)
    }
    let answer = JSON.object([
      ("fences", .array(answers)), ("diagnostics", .array(all.map { RenderJSON.diagnostic($0) })),
    ])
    return (answer.text, all.hasErrors)
  }

  private static func answer(html: String?, error: String?, keepsCode: Bool) -> JSON {
    .object([
      ("html", html.map { .string($0) } ?? .null), ("error", error.map { .string($0) } ?? .null),
      ("keepsCode", .bool(keepsCode)),
    ])
  }

  private static func host(_ value: JSON) -> HostFence {
    let options = value["options"]?.members?.list ?? []
    return HostFence(
      language: value["language"]?.string ?? "", code: value["code"]?.string ?? "",
      settings: options.compactMap { option in option.value.string.map { FigureSetting(key: option.name, value: $0) } })
  }

  /// Returns a diagnostic with line numbers of the document instead of the code block.
  private static func moved(_ diagnostic: Diagnostic, by line: Int) -> Diagnostic {
    var diagnostic = diagnostic
    let shift = min(max(line, 1), 10_000_000) - 1
    func moved(_ place: Location) -> Location { Location(line: place.line + shift, column: place.column) }
    diagnostic.span = (diagnostic.span ?? Span(at: Location(line: 1, column: 1))).mapped(moved)
    return diagnostic
  }
}

extension Span {
  fileprivate func mapped(_ change: (Location) -> Location) -> Span { Span(change(start), change(end)) }
}
