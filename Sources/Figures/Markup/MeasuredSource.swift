import VitrineDiagrams
import VitrineUI

/// What a fence's views measure, by the source that made them: what an editor tells of the place that somebody points at.
package struct MeasuredSource: Sendable {
  /// A view or modifier, as one of the fence's pictures has it.
  package struct View: Hashable, Sendable {
    /// Where it stands in the fence's source, in UTF-8 offsets.
    package var range: Range<Int>
    /// Its name in SwiftUI: `HStack`, `padding`.
    package var name: String
    /// What it takes, in points: `71 × 37`.
    package var size: String
    /// What it was proposed, in points: `260 × nil`.
    package var proposal: String
    /// The sentences of its steps, in order: what was proposed to it and what it reported.
    package var sentences: [String]
  }

  /// In the order of the tree, outer ones first.
  package private(set) var views: [View] = []

  /// Sentences beyond these tell of measuring once more.
  private static let mostSentences = 4

  /// - Parameter source: the fence's Swift, which the rendering was made of.
  package init(_ rendering: Rendering, source: String) {
    guard let root = rendering.root, let words = StepSentences(rendering) else { return }
    var steps: [String: [LayoutStep]] = [:]
    for step in rendering.steps { steps[step.kind == .propose ? step.to : step.from, default: []].append(step) }
    NodeStretches(source).visit(root) { node, range in
      guard !node.isInternal else { return }
      let sentences = (steps[node.path] ?? []).prefix(Self.mostSentences).map { "\($0.number). \(words.sentence($0))" }
      views.append(
        View(
          range: range, name: node.type, size: Lengths.text(node.frame.size),
          proposal: Lengths.text(node.proposal), sentences: Array(sentences)))
    }
  }
}
