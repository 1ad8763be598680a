import Diagnostics
import Figures
import Notation
import VitrineLayout
import VitrineText
import VitrineUI

/// A preview and its drawing.
package struct DrawnPreview: Sendable {
  package enum State: String, Sendable, CaseIterable {
    /// The picture is what the code says.
    case drawn
    /// Some values or views aren't known; boxes or placeholders represent them.
    case partly
    /// Nothing could be drawn.
    case refused
  }

  package var file: String
  package var line: Int
  package var name: String?
  package var state: State
  /// The problems, at their places in the project's files.
  package var diagnostics: [Diagnostic]
  /// The views that the preview draws; empty if it is refused.
  package var views: [DrawnView]
  /// The files that the picture needs.
  package var reached: [String]
}

/// Draws the previews of a folder of Swift code. Each is evaluated alone, with the declarations that it reaches.
package struct PreviewDrawing: Sendable {
  private let index: ProjectIndex
  private let catalogs: AssetCatalogs
  private let typesetter: Typesetter

  package init(_ index: ProjectIndex, _ catalogs: AssetCatalogs, typesetter: Typesetter) {
    (self.index, self.catalogs, self.typesetter) = (index, catalogs, typesetter)
  }

  package func draw(_ preview: SourcePreview, inFile file: Int, _ options: FigureOptions) -> DrawnPreview {
    let source = ReachedSource(of: preview, inFile: file, index)
    let symbols = catalogs.symbols(mentionedIn: source.mentioned) { index.isDeclared($0) }
    let text = source.text + symbols
    let surroundings = FigureContext(pictures: catalogs.library)
    func drawn(_ options: FigureOptions) -> DrawnFence {
      FigurePipeline.draw(text, options, with: typesetter, in: surroundings)
    }
    let strict = drawn(options)
    var result = DrawnPreview(
      file: index.sources[file].path, line: preview.line, name: preview.name, state: .refused,
      diagnostics: strict.diagnostics, views: strict.figures, reached: source.files)
    if strict.outcome == .drawn, !strict.diagnostics.contains(where: \.isProblem), !strict.figures.isEmpty {
      result.state = .drawn
    } else {
      // What isn't known is replaced, and what the type checker alone refuses may run.
      var lenient = options
      lenient.isLenient = true
      let open = drawn(lenient)
      if open.diagnostics.hasErrors { result.diagnostics = open.diagnostics }
      if open.outcome == .drawn, !open.figures.isEmpty {
        // Placeholders are notes and warnings.
        (result.state, result.views) = (open.diagnostics.allSatisfy(\.isAdvice) ? .drawn : .partly, open.figures)
        result.diagnostics = open.diagnostics
      }
    }
    let missing = missingAssets(source)
    result.diagnostics = result.diagnostics.map { located($0, source) } + missing
    if result.state == .drawn, !missing.isEmpty { result.state = .partly }
    return result
  }

  /// Moves a diagnostic from the evaluated text to its file.
  private func located(_ diagnostic: Diagnostic, _ source: ReachedSource) -> Diagnostic {
    guard let span = diagnostic.span,
      let place = source.place(line: span.start.line, column: span.start.column)
    else { return diagnostic }
    var moved = diagnostic
    moved.file = place.file
    moved.span = Span(at: Location(line: place.line, column: place.column))
    return moved
  }

  private func missingAssets(_ source: ReachedSource) -> [Diagnostic] {
    source.namedColors.filter { !catalogs.colors.contains($0.name) }.map { name, line, column in
      let place = source.place(line: line, column: column)
      return Diagnostic(
        .warning, "missing-color", "no asset catalog has a color '\(name)'; it is drawn in a muted tone",
        file: place?.file, span: Span(at: Location(line: place?.line ?? line, column: place?.column ?? column)))
    }
  }
}

extension Diagnostic {
  /// The rules of what leaves a part of a picture open. Others are about the code, which is drawn as it is.
  private static let ofParts: Set<String> = [
    "canvas-filters", "canvas-not-drawn", "foreign-view", "missing-environment-object", "no-stand-in", "not-followed",
  ]

  /// Whether a part of the picture isn't known. A modifier without effect, such as `.interpolation`, leaves none out.
  fileprivate var isProblem: Bool {
    severity == .error || Self.ofParts.contains(code) || code == "not-drawn" && !message.hasPrefix("'.")
  }
}
