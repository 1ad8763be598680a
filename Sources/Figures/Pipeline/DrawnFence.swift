import Diagnostics
import Notation

/// The result of the pipeline for a fence, from which pages, files and the output for other programs are made.
package struct DrawnFence: Sendable {
  package enum Outcome: Hashable, Sendable {
    case drawn
    /// The fence contains nothing to draw and stays code. The reason is for its author.
    case code(reason: String)
    /// The fence should be drawn, but has an error.
    case failed(reason: String)
  }

  package var outcome = Outcome.drawn
  /// The views that the fence draws, in order; empty if it is not drawn or if only its structure is requested.
  package var figures: [DrawnView] = []
  /// The structure of the view, read from the source, if the options request it.
  package var structure: ViewStructure?
  /// The notes below the figures.
  package var remarks: [FigureNote] = []
  /// The names in the code whose types are known, if the options ask for them.
  var names: [TypedName] = []
  /// Whether the locations in the figures refer to the fence's own source.
  package var isAsWritten = true
  /// Whether values were invented in place of results that would have to be computed.
  var guessesResults = false
  /// The errors because of which an unmarked fence is not a figure.
  package var refusals: [Diagnostic] = []
  /// The errors of a fence that is expected not to compile.
  package var mistakes: [Mistake] = []
  /// The reason why nothing is drawn, if it is known.
  package var undrawn: Diagnostic?
  /// The diagnostics; their locations are in the fence's source, or in a file if they are about options.
  package var diagnostics: [Diagnostic] = []
  /// Whether time or memory ran out. The result then depends on the machine and may differ next time.
  package var ranOut = false

  /// An error that is shown with the code.
  package struct Mistake: Hashable, Sendable {
    /// The place in the fence, if it is known.
    package var place: Location?
    package var message: String

    package init(place: Location?, message: String) { (self.place, self.message) = (place, message) }
  }

  package init(outcome: Outcome = .drawn) { self.outcome = outcome }
}
