import VitrineDiagrams
import VitrineUI

/// The measurements of a fence's views with their ranges in the source, which editors show where the pointer is.
package struct MeasuredSource: Sendable {
  /// A view or modifier in one of the fence's pictures.
  package struct View: Hashable, Sendable {
    /// The range in the fence's source, in UTF-8 offsets.
    package var range: Range<Int>
    /// The path in the tree.
    package var path: String
    /// The name in SwiftUI: `HStack`, `padding`.
    package var name: String
    /// The size, in points: `71 × 37`.
    package var size: String
    /// The proposal, in points: `260 × nil`.
    package var proposal: String
    /// The sentences of its steps, in order: the proposals that it received and the sizes that it reported.
    package var sentences: [String]
  }

  /// The views in the order of the tree, outer ones first.
  package private(set) var views: [View] = []

  /// The most sentences per view; later ones repeat a measurement.
  private static let mostSentences = 4

  /// - Parameter source: the fence's source, from which the rendering was made.
  package init(_ rendering: Rendering, source: String) {
    guard let root = rendering.root, let words = StepSentences(rendering) else { return }
    var steps: [String: [LayoutStep]] = [:]
    for step in rendering.steps { steps[step.kind == .propose ? step.to : step.from, default: []].append(step) }
    NodeSourceRanges(source).visit(root) { node, range in
      guard !node.isInternal else { return }
      let sentences = (steps[node.path] ?? []).prefix(Self.mostSentences).map { "\($0.number). \(words.sentence($0))" }
      views.append(
        View(
          range: range, path: node.path, name: node.type, size: Lengths.text(node.frame.size),
          proposal: Lengths.text(node.proposal), sentences: Array(sentences)))
    }
  }
}
