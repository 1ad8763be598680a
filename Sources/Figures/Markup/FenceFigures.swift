import Notation
import VitrineDiagrams
import VitrineSweeps
import VitrineText

/// Draws fences, and writes what is drawn as elements of HTML.
package struct FenceFigures: FigureRenderer {
  private let typesetter: Typesetter

  package init(_ typesetter: Typesetter) { self.typesetter = typesetter }

  package func figures(
    for requests: [FigureRequest], in surroundings: FigureSurroundings, words: FigureWords
  ) -> [FigureOutcome] {
    var pipeline = FigurePipeline(typesetter, surroundings)
    return requests.map { Self.outcome(of: pipeline.draw($0.fence), $0, words, typesetter) }
  }

  private static func outcome(
    of drawn: DrawnFence, _ request: FigureRequest, _ words: FigureWords, _ typesetter: Typesetter
  ) -> FigureOutcome {
    var outcome = FigureOutcome(drawn)
    guard drawn.outcome == .drawn else { return outcome }
    outcome.nodes = FigureMarkup(request: request, words: words, typesetter: typesetter).nodes(of: drawn)
    outcome.uses = viewUses(in: request.fence.fence)
    outcome.styleSheets = drawn.figures.compactMap { figure in
      figure.plane.flatMap { PlaneFigure($0, id: "").styleSheet }
        ?? figure.sweep.flatMap { SweepFigure($0, id: "").styleSheet }
    }
    return outcome
  }
}
