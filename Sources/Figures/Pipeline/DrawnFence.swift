import Diagnostics
import Notation

/// What became of a fence: the answer of the pipeline, of which pages, files and other programs get their forms.
package struct DrawnFence: Sendable {
  package enum Outcome: Hashable, Sendable {
    case drawn
    /// Nothing in it to draw: it stays code. The reason is for the author who wonders.
    case code(reason: String)
    /// It was to be drawn and could not be.
    case failed(reason: String)
  }

  package var outcome = Outcome.drawn
  /// What the fence draws, in order; empty where it is not drawn, and where its structure is all that is asked for.
  package var figures: [DrawnView] = []
  /// What the source alone says, if the options ask for it.
  package var structure: ViewStructure?
  /// What is to be said of the figures besides what they show.
  package var remarks: [FigureRemark] = []
  /// Whether the figures' places are in the fence's own source.
  package var isAsWritten = true
  /// Whether a value is made up for something that would have to be computed.
  var guessesResults = false
  /// What kept a fence that nobody marked from being a figure.
  package var refusals: [Diagnostic] = []
  /// Why nothing is drawn, where that is known.
  package var undrawn: Diagnostic?
  /// Their places are in the fence's source, or in a file of their own (options).
  package var diagnostics: [Diagnostic] = []
  /// Whether time or memory ran out, which they do here and now: the same fence may come to something else another time.
  package var ranOut = false

  package init(outcome: Outcome = .drawn) { self.outcome = outcome }
}
