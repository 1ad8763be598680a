import Diagnostics
import VitrineDiagrams
import VitrineSweeps
import VitrineText
import VitrineUI

/// Makes figures of fences: evaluates them, lays them out, checks their claims, draws them.
package struct FenceFigures: FigureRenderer {
  private let typesetter: Typesetter

  package init(_ typesetter: Typesetter) { self.typesetter = typesetter }

  package func figures(for requests: [FigureRequest]) -> [FigureOutcome] {
    let drawing = FenceDrawing(typesetter)
    drawing.pictures = requests.first?.pictures ?? PictureLibrary()
    var earlier = EarlierFigures()
    return requests.map { request in
      switch request.wish {
      case .declarations:
        drawing.declare(request.source)
        return FigureOutcome(.code(reason: "not marked ‘view-tree’"))
      case .figure:
        return Self.figure(request, Self.outcome(request, drawing, &earlier))
      case .figureIfView: return Self.figureIfView(request, drawing, &earlier)
      }
    }
  }

  private static func outcome(
    _ request: FigureRequest, _ drawing: FenceDrawing, _ earlier: inout EarlierFigures
  ) -> FenceDrawing.Outcome {
    var outcome = drawing.draw(request.source, request.options, variations: true)
    earlier.compare(&outcome, request.options)
    request.committed?.compare(&outcome, pictures: request.pictures)
    return outcome
  }

  private static func figure(_ request: FigureRequest, _ outcome: FenceDrawing.Outcome) -> FigureOutcome {
    let error = outcome.diagnostics.first { $0.severity == .error }
    // The structure is read off the source, whether the view can be drawn or not.
    if let structure = outcome.structure, Set(request.options.show).isSubset(of: [.structure, .code]) {
      return FigureOutcome(.drawn(html: FigureMarkup.html(request, structure)))
    }
    if error == nil, !outcome.figures.isEmpty { return drawn(request, outcome) }
    guard let error else {
      let remark = Diagnostic(
        .warning, "nothing-to-draw", RenderService.nothingToDraw.message, hint: RenderService.nothingToDraw.hint)
      return FigureOutcome(.code(reason: "draws nothing"), diagnostics: outcome.diagnostics + [remark])
    }
    return FigureOutcome(.failed(reason: error.message), diagnostics: outcome.diagnostics)
  }

  /// A fence that nobody asked to be a figure and that is none is code, without a word.
  private static func figureIfView(
    _ request: FigureRequest, _ drawing: FenceDrawing, _ earlier: inout EarlierFigures
  ) -> FigureOutcome {
    let outcome = outcome(request, drawing, &earlier)
    if let error = outcome.diagnostics.first(where: { $0.severity == .error }) {
      return FigureOutcome(.code(reason: error.message), diagnostics: misspellings(outcome))
    }
    // A loop or a condition outside of any view evaluates to an empty view: a program, not something to look at.
    let showsSomething = outcome.figures.contains { ($0.rendering.root?.type ?? "EmptyView") != "EmptyView" }
    guard showsSomething else {
      return FigureOutcome(.code(reason: "draws nothing"), diagnostics: misspellings(outcome))
    }
    return drawn(request, outcome)
  }

  /// What is nearly a name that was meant: worth a warning where nobody asked for a figure, too.
  private static func misspellings(_ outcome: FenceDrawing.Outcome) -> [Diagnostic] {
    let codes: Set = ["misspelt-keyword", "unknown-protocol", "wrong-arguments"]
    return outcome.diagnostics.filter { codes.contains($0.code) && $0.hint?.hasPrefix("did you mean") ?? false }.map {
      var remark = $0
      remark.severity = .warning
      return remark
    }
  }

  private static func drawn(_ request: FigureRequest, _ outcome: FenceDrawing.Outcome) -> FigureOutcome {
    var diagnostics = outcome.diagnostics
    for figure in outcome.figures {
      diagnostics += Expectations.check(request.options.expectations, in: figure.rendering)
    }
    var result = FigureOutcome(
      .drawn(html: FigureMarkup.html(request, outcome)), diagnostics: diagnostics,
      renderings: outcome.figures.map(\.rendering))
    result.styleSheets = outcome.figures.compactMap { figure in
      figure.plane.flatMap { PlaneFigure($0, id: "").styleSheet }
        ?? figure.sweep.flatMap { SweepFigure($0, id: "").styleSheet }
    }
    return result
  }
}
