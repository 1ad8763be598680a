import Figures

/// Leaves every fence code: for looking at text and links alone.
package struct UndrawnFigures: FigureRenderer {
  package init() {}

  package func figures(
    for requests: [FigureRequest], in surroundings: FigureSurroundings, words: FigureWords
  ) -> [FigureOutcome] {
    requests.map { _ in FigureOutcome(DrawnFence(outcome: .code(reason: "figures are switched off"))) }
  }
}
