import Notation
import VitrineUI

/// The kind of result that is requested for a fence.
package enum FenceKind: Sendable {
  /// A figure, because the fence is marked.
  case figure
  /// A figure if the fence can be one, because the site or note selects all fences.
  case figureIfView
  /// Only its declarations, for the fences after it.
  case declarations
  /// A tree that the author writes as an indented outline.
  case tree
}

/// A fence to be processed by the pipeline.
package struct FenceRequest {
  package var fence: ParsedFence
  package var kind: FenceKind
  package var options: FigureOptions
  /// The index of the fence among the note's view trees.
  package var number: Int
  /// The color scheme in which everything is drawn; `nil` if the options decide.
  private(set) var scheme: ColorScheme?

  package init(
    _ fence: ParsedFence, kind: FenceKind = .figure, options: FigureOptions = FigureOptions(), number: Int = 0
  ) {
    (self.fence, self.kind, self.options, self.number) = (fence, kind, options, number)
  }

  /// Returns a copy that is drawn in a color scheme, whatever its options set.
  func drawn(in scheme: ColorScheme) -> FenceRequest {
    var request = self
    (request.scheme, request.options.scheme) = (scheme, scheme)
    return request
  }
}
