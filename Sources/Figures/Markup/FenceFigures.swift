import Notation
import VitrineDiagrams
import VitrineSweeps
import VitrineText

/// Draws fences, and writes what is drawn as elements of HTML.
package struct FenceFigures: FigureRenderer {
  private let typesetter: Typesetter
  /// Is told of each fence before it is drawn, by its place among them.
  private let willDraw: @Sendable (Int) -> Void

  package init(_ typesetter: Typesetter, willDraw: @escaping @Sendable (Int) -> Void = { _ in }) {
    (self.typesetter, self.willDraw) = (typesetter, willDraw)
  }

  package func figures(
    for requests: [FigureRequest], in surroundings: FigureSurroundings, words: FigureWords
  ) -> [FigureOutcome] {
    var pipeline = FigurePipeline(typesetter, surroundings)
    return requests.enumerated().map { index, request in
      willDraw(index)
      return Self.outcome(of: pipeline.draw(request.fence), request, surroundings.medium, words, typesetter)
    }
  }

  private static func outcome(
    of drawn: DrawnFence, _ request: FigureRequest, _ medium: FigureMedium, _ words: FigureWords,
    _ typesetter: Typesetter
  ) -> FigureOutcome {
    var outcome = FigureOutcome(drawn)
    guard drawn.outcome == .drawn else { return outcome }
    outcome.uses = viewUses(in: request.fence.fence)
    if medium == .paper {
      outcome.nodes = PaperFigure(request: request, words: words, typesetter: typesetter).nodes(of: drawn)
      return outcome
    }
    outcome.nodes = FigureMarkup(request: request, words: words, typesetter: typesetter).nodes(of: drawn)
    outcome.styleSheets = drawn.figures.compactMap { figure in
      figure.plane.flatMap { PlaneFigure($0, id: "").styleSheet }
        ?? figure.sweep.flatMap { SweepFigure($0, id: "").styleSheet }
    }
    return outcome
  }
}
