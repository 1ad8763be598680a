import VitrineDiagrams
import VitrineUI

/// A rendering for reading in a terminal, and for pasting into a note: the size, the tree and the steps.
package enum RenderText {
  package static func text(of rendering: Rendering) -> String {
    var parts = [Lengths.text(rendering.size) + "\n", TextTree.text(rendering)]
    if let words = StepSentences(rendering), !rendering.steps.isEmpty {
      parts.append(rendering.steps.map { "\($0.number). \(words.sentence($0))\n" }.joined())
    }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
