import Notation
import VitrineUI

/// What is wanted of a fence.
package enum FenceKind: Sendable {
  /// Its author asked for a figure.
  case figure
  /// The site asks for a figure of every fence that can be one.
  case figureIfView
  /// Only its declarations, for the fences after it.
  case declarations
  /// A tree of its author's own, written as an indented outline.
  case tree
}

/// A fence on its way to figures.
package struct FenceRequest {
  package var fence: ParsedFence
  package var kind: FenceKind
  package var options: FigureOptions
  /// Which of the note's view trees it is, from 0.
  package var number: Int
  /// The scheme that all is drawn in; `nil` where the options decide.
  private(set) var scheme: ColorScheme?

  package init(
    _ fence: ParsedFence, kind: FenceKind = .figure, options: FigureOptions = FigureOptions(), number: Int = 0
  ) {
    (self.fence, self.kind, self.options, self.number) = (fence, kind, options, number)
  }

  /// The same fence in a scheme, whatever its options say.
  func drawn(in scheme: ColorScheme) -> FenceRequest {
    var request = self
    (request.scheme, request.options.scheme) = (scheme, scheme)
    return request
  }
}
