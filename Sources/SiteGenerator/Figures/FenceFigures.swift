import Diagnostics
import VitrineUI

/// Makes figures of fences: evaluates them, lays them out, checks their claims, draws them.
package struct FenceFigures: FigureRenderer {
  package init() {}

  package func figures(for requests: [FigureRequest]) -> [FigureOutcome] {
    let drawing = FenceDrawing()
    return requests.map { request in
      switch request.wish {
      case .declarations:
        drawing.declare(request.source)
        return FigureOutcome(.code(reason: "not marked ‘view-tree’"))
      case .figure: return Self.figure(request, drawing.draw(request.source, request.options, variations: true))
      case .figureIfView: return Self.figureIfView(request, drawing)
      }
    }
  }

  private static func figure(_ request: FigureRequest, _ outcome: FenceDrawing.Outcome) -> FigureOutcome {
    let error = outcome.diagnostics.first { $0.severity == .error }
    if error == nil, !outcome.figures.isEmpty { return drawn(request, outcome) }
    guard let error else {
      let remark = Diagnostic(
        .warning, "nothing-to-draw", RenderService.nothingToDraw.message, hint: RenderService.nothingToDraw.hint)
      return FigureOutcome(.code(reason: "draws nothing"), diagnostics: outcome.diagnostics + [remark])
    }
    return FigureOutcome(.failed(reason: error.message), diagnostics: outcome.diagnostics)
  }

  /// A fence that nobody asked to be a figure and that is none is code, without a word.
  private static func figureIfView(_ request: FigureRequest, _ drawing: FenceDrawing) -> FigureOutcome {
    let outcome = drawing.draw(request.source, request.options, variations: true)
    if let error = outcome.diagnostics.first(where: { $0.severity == .error }) {
      return FigureOutcome(.code(reason: error.message))
    }
    // A loop or a condition outside of any view evaluates to an empty view: a program, not something to look at.
    let showsSomething = outcome.figures.contains { ($0.rendering.root?.type ?? "EmptyView") != "EmptyView" }
    return showsSomething ? drawn(request, outcome) : FigureOutcome(.code(reason: "draws nothing"))
  }

  private static func drawn(_ request: FigureRequest, _ outcome: FenceDrawing.Outcome) -> FigureOutcome {
    var diagnostics = outcome.diagnostics
    for figure in outcome.figures {
      diagnostics += Expectations.check(request.options.expectations, in: figure.rendering)
    }
    return FigureOutcome(
      .drawn(html: FigureMarkup.html(request, outcome.figures)), diagnostics: diagnostics,
      renderings: outcome.figures.map(\.rendering))
  }
}
