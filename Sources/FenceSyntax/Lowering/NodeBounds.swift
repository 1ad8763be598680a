import Diagnostics
import SwiftSyntax

/// Caches the bounds of nodes without the surrounding spaces and comments.
///
/// The parser's tree finds a node's first and last tokens by walking down to them each time, which is quadratic in a
/// chain of a thousand modifiers or conditions. Nodes that start at the same place start with the same token, and those
/// that end at the same place end with the same one, so each place is looked up once.
final class NodeBounds {
  /// The offset at which the tree starts in the source.
  let origin: Int
  private var starts: [Int: Int] = [:]
  private var ends: [Int: Int] = [:]

  init(origin: Int = 0) { self.origin = origin }

  func mark(_ node: some SyntaxProtocol) -> SourceMark {
    let (start, end) = (node.position.utf8Offset, node.endPosition.utf8Offset)
    // An empty node has no token.
    guard start < end else {
      return SourceMark(lowerBound: origin + start, upperBound: origin + end)
    }
    let lower = starts[start] ?? node.positionAfterSkippingLeadingTrivia.utf8Offset
    let upper = ends[end] ?? node.endPositionBeforeTrailingTrivia.utf8Offset
    (starts[start], ends[end]) = (lower, upper)
    return SourceMark(lowerBound: origin + lower, upperBound: origin + upper)
  }
}
