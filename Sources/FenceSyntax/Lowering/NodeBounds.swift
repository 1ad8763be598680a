import Diagnostics
import SwiftSyntax

/// Where nodes begin and end without the spaces and comments around them.
///
/// The parser's tree finds a node's first and last tokens by walking down to them, each time: in a chain of a thousand modifiers, or
/// of conditions, a thousand times a thousand steps. Nodes that begin at the same place begin with the same token, and those that end
/// at the same place end with the same one, so once is enough.
final class NodeBounds {
  /// Where the tree begins in the source.
  let origin: Int
  private var starts: [Int: Int] = [:]
  private var ends: [Int: Int] = [:]

  init(origin: Int = 0) { self.origin = origin }

  func mark(_ node: some SyntaxProtocol) -> SourceMark {
    let (start, end) = (node.position.utf8Offset, node.endPosition.utf8Offset)
    // A node of nothing has no token to share.
    guard start < end else {
      return SourceMark(lowerBound: origin + start, upperBound: origin + end)
    }
    let lower = starts[start] ?? node.positionAfterSkippingLeadingTrivia.utf8Offset
    let upper = ends[end] ?? node.endPositionBeforeTrailingTrivia.utf8Offset
    (starts[start], ends[end]) = (lower, upper)
    return SourceMark(lowerBound: origin + lower, upperBound: origin + upper)
  }
}
