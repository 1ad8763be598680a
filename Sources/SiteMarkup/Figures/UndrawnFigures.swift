import Figures

/// A renderer that leaves every fence as code, to check only text and links.
package struct UndrawnFigures: FigureRenderer {
  package init() {}

  package func figures(
    for requests: [FigureRequest], in surroundings: FigureContext, words: FigureLocalization
  ) -> [FigureOutcome] {
    requests.map { _ in FigureOutcome(DrawnFence(outcome: .code(reason: "figures are switched off"))) }
  }
}
