import Diagnostics
import SwiftSyntax

/// Where nodes begin and end without the spaces and comments around them.
///
/// The parser's tree finds a node's first token by walking down to it, each time: in a chain of a thousand modifiers a
/// thousand times a thousand steps. Nodes that begin at the same place begin with the same token, so once is enough.
final class NodeBounds {
  /// Where the tree begins in the source.
  let origin: Int
  private var starts: [Int: Int] = [:]

  init(origin: Int = 0) { self.origin = origin }

  func mark(_ node: some SyntaxProtocol) -> SourceMark {
    let (start, end) = (node.position.utf8Offset, node.endPosition.utf8Offset)
    // A node of nothing has no token to share.
    guard start < end else {
      return SourceMark(lowerBound: origin + start, upperBound: origin + end)
    }
    let lower = starts[start] ?? node.positionAfterSkippingLeadingTrivia.utf8Offset
    let upper = node.endPositionBeforeTrailingTrivia.utf8Offset
    starts[start] = lower
    return SourceMark(lowerBound: origin + lower, upperBound: origin + upper)
  }
}
