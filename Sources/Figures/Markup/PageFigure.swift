import Diagnostics
import Markup
import Notation
import VitrineDiagrams
import VitrineSweeps
import VitrineUI

/// A fence whose figure is requested as HTML.
package struct FigureRequest {
  package var fence: FenceRequest
  /// The id, unique on the page; the ids inside the figure start with it.
  package var identifier: String

  package init(_ fence: FenceRequest, identifier: String) { (self.fence, self.identifier) = (fence, identifier) }

  /// Returns the prefix of the ids in one of the fence's figures.
  func identifier(ofFigure index: Int) -> String { index == 0 ? identifier : "\(identifier)-f\(index + 1)" }
}

/// The localized text of a figure; all other text is in English.
package struct FigureLocalization: Sendable {
  /// Returns the text for a note below a figure.
  package var remark: @Sendable (FigureNote) -> [Node]
  /// The text inside the figure.
  package var text: FigureText

  package init(text: FigureText = .english, remark: @escaping @Sendable (FigureNote) -> [Node]) {
    (self.text, self.remark) = (text, remark)
  }

  /// No text.
  package static let none = FigureLocalization { _ in [] }
}

/// The result for a fence on a page.
package struct FigureOutcome: Sendable {
  package var drawn: DrawnFence
  /// The figure's HTML; `nil` if there is none.
  package var nodes: [Node]?
  /// The views and modifiers of the figure.
  package var uses: [ViewUse] = []
  /// The CSS of its sweeps, in addition to the CSS of all figures.
  package var styleSheets: [SweepStyleSheet] = []

  package init(_ drawn: DrawnFence) { self.drawn = drawn }
}

/// A type that renders the fences of one note as HTML, in order: the declarations of each stay in scope for those after
/// it.
package protocol FigureRenderer: Sendable {
  func figures(
    for requests: [FigureRequest], in surroundings: FigureContext, words: FigureLocalization
  ) -> [FigureOutcome]
}

extension FigureRenderer {
  package func figures(for requests: [FigureRequest]) -> [FigureOutcome] {
    figures(for: requests, in: FigureContext(), words: .none)
  }
}
