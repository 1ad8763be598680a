import Markup
import VitrineUI

/// View trees on paper.
extension Figure {
  /// The width, in points, above which a tree is unreadable when it is scaled down to a page.
  private static let widestOnPaper = 900.0

  /// Whether a view tree is drawn on paper; a larger one is written as an outline.
  package static func hasPaperTree(_ rendering: Rendering) -> Bool {
    guard let root = rendering.root, OutlinePlan.count(root) <= OutlinePlan.small,
      let tree = TreeDiagram(rendering).drawn(id: "v")
    else { return false }
    return tree.width <= widestOnPaper
  }

  /// Returns a view tree as an outline with one row per view.
  package static func outline(of rendering: Rendering, _ words: FigureText) -> [Node] {
    OutlineList(rendering, words).nodes()
  }
}
