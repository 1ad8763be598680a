import Diagnostics
import Markup
import Notation
import VitrineDiagrams
import VitrineSweeps
import VitrineUI

/// A fence whose figure is wanted as HTML.
package struct FigureRequest {
  package var fence: FenceRequest
  /// Unique in the page; the ids inside the figure start with it.
  package var identifier: String

  package init(_ fence: FenceRequest, identifier: String) { (self.fence, self.identifier) = (fence, identifier) }

  /// What the ids of one of the fence's figures start with.
  func identifier(ofFigure index: Int) -> String { index == 0 ? identifier : "\(identifier)-f\(index + 1)" }
}

/// What of a figure speaks the language of its page; the engine itself speaks English.
package struct FigureWords: Sendable {
  /// Says what a figure shows that its fence alone does not.
  package var remark: @Sendable (FigureRemark) -> [Node]
  /// What stands in the figure itself.
  package var text: FigureText

  package init(text: FigureText = .english, remark: @escaping @Sendable (FigureRemark) -> [Node]) {
    (self.text, self.remark) = (text, remark)
  }

  /// Nothing is said.
  package static let none = FigureWords { _ in [] }
}

/// What became of a fence in a page.
package struct FigureOutcome: Sendable {
  package var drawn: DrawnFence
  /// The figure as a page shows it, where there is one.
  package var nodes: [Node]?
  /// The views and modifiers of the figure.
  package var uses: [ViewUse] = []
  /// The rules that its sweeps need besides those of all figures.
  package var styleSheets: [SweepStyleSheet] = []

  package init(_ drawn: DrawnFence) { self.drawn = drawn }
}

/// Makes HTML of the fences of one note, in order: the declarations of each stay in scope for those after it.
package protocol FigureRenderer: Sendable {
  func figures(
    for requests: [FigureRequest], in surroundings: FigureSurroundings, words: FigureWords
  ) -> [FigureOutcome]
}

extension FigureRenderer {
  package func figures(for requests: [FigureRequest]) -> [FigureOutcome] {
    figures(for: requests, in: FigureSurroundings(), words: .none)
  }
}
