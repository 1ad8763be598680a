import Diagnostics
import Notes
import VitrineDiagrams
import VitrineSweeps
import VitrineUI

/// A fence to be drawn.
package struct FigureRequest: Sendable {
  package var source: String
  package var options: FigureOptions
  /// Unique in the page; the ids inside the figure start with it.
  package var identifier: String
  package var wish: Wish
  /// The site's pictures, for fences that name some.
  package var pictures = PictureLibrary()
  /// The fence at the commit that its options name.
  package var committed: CommittedFence?
  /// The words of the interface on the note's page; what the engine says is English.
  var words = InterfaceWords.none

  /// What is wanted of the fence.
  package enum Wish: Sendable {
    /// Its author asked for a figure.
    case figure
    /// The site asks for a figure of every fence that can be one.
    case figureIfView
    /// Only its declarations, for the fences after it.
    case declarations
  }

  package init(source: String, options: FigureOptions, identifier: String, wish: Wish) {
    self.source = source
    self.options = options
    self.identifier = identifier
    self.wish = wish
  }
}

/// What became of a fence.
package struct FigureOutcome: Sendable {
  package enum Kind: Sendable {
    /// The figure as HTML.
    case drawn(html: String)
    /// Nothing in it to draw: it stays code. The reason is for the author who wonders.
    case code(reason: String)
    /// It was to be drawn and could not be.
    case failed(reason: String)
  }

  package var kind: Kind
  /// Their places are in the fence's source, or in a file of their own (options).
  package var diagnostics: [Diagnostic]
  /// What was drawn, for the claims that the note makes about it.
  package var renderings: [Rendering]
  /// The rules that its sweeps need besides those of all figures.
  package var styleSheets: [SweepStyleSheet] = []

  package init(_ kind: Kind, diagnostics: [Diagnostic] = [], renderings: [Rendering] = []) {
    self.kind = kind
    self.diagnostics = diagnostics
    self.renderings = renderings
  }
}

/// Draws the fences of one note, in order: the declarations of each stay in scope for those after it.
package protocol FigureRenderer: Sendable {
  func figures(for requests: [FigureRequest]) -> [FigureOutcome]
}
