import Notation
import VitrineDiagrams
import VitrineSweeps
import VitrineText

/// A renderer that draws fences and returns HTML elements.
package struct HTMLFigureRenderer: FigureRenderer {
  private let typesetter: Typesetter
  /// A callback before each fence is drawn, with the fence's index.
  private let willDraw: @Sendable (Int) -> Void

  package init(_ typesetter: Typesetter, willDraw: @escaping @Sendable (Int) -> Void = { _ in }) {
    (self.typesetter, self.willDraw) = (typesetter, willDraw)
  }

  package func figures(
    for requests: [FigureRequest], in surroundings: FigureContext, words: FigureLocalization
  ) -> [FigureOutcome] {
    var pipeline = FigurePipeline(typesetter, surroundings)
    var declared: Set<String> = []
    return requests.enumerated().map { index, request in
      willDraw(index)
      var outcome = Self.outcome(of: pipeline.draw(request.fence), request, surroundings.medium, words, typesetter)
      declared.formUnion(request.fence.fence.declaredTypes)
      if outcome.drawn.outcome == .drawn { outcome.uses = viewUses(in: request.fence.fence, besides: declared) }
      return outcome
    }
  }

  private static func outcome(
    of drawn: DrawnFence, _ request: FigureRequest, _ medium: FigureMedium, _ words: FigureLocalization,
    _ typesetter: Typesetter
  ) -> FigureOutcome {
    var outcome = FigureOutcome(drawn)
    guard drawn.outcome == .drawn else { return outcome }
    if medium == .paper {
      outcome.nodes = PaperFigure(request: request, words: words, typesetter: typesetter).nodes(of: drawn)
      return outcome
    }
    outcome.nodes = FigureMarkup(request: request, words: words, typesetter: typesetter).nodes(of: drawn)
    outcome.styleSheets = drawn.figures.compactMap { figure in
      switch figure.content {
      case .plane(let plane): PlaneFigure(plane, id: "").styleSheet
      case .sweep(let sweep): SweepFigure(sweep, id: "").styleSheet
      case .picture, .strip, .animation, .live, .varied, .comparison: nil
      }
    }
    return outcome
  }
}
