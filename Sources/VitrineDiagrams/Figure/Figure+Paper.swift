import Markup
import VitrineUI

/// What paper shows of view trees.
extension Figure {
  /// A tree that is wider, in points, cannot be read once it is as narrow as a page.
  private static let widestOnPaper = 900.0

  /// Whether a view tree is drawn on paper; a larger one is told as an outline.
  package static func hasPaperTree(_ rendering: Rendering) -> Bool {
    guard let root = rendering.root, OutlinePlan.count(root) <= OutlinePlan.small,
      let tree = TreeDiagram(rendering).drawn(id: "v")
    else { return false }
    return tree.width <= widestOnPaper
  }

  /// A view tree as rows below one another.
  package static func outline(of rendering: Rendering, _ words: FigureText) -> [Node] {
    OutlineList(rendering, words).nodes()
  }
}
