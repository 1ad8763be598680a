import Markup
import VitrineUI

/// The text of one of several layouts: its view tree as an outline, and its steps.
package struct LayoutWords {
  /// The requested parts as elements.
  package let nodes: [Node]

  /// - Parameters:
  ///   - parts: the requested parts; others than tree and steps are ignored.
  ///   - label: the name of the layout, for assistive technologies.
  package init(_ rendering: Rendering, parts: Figure.Parts, label: String) {
    var nodes: [Node] = []
    if parts.contains(.tree) {
      nodes.append(Figure.region("View tree, \(label)", "scroll", OutlineList(rendering).nodes()))
    }
    if parts.contains(.steps) { nodes += StripFigure.steps(rendering) }
    self.nodes = nodes
  }

  /// Whether any of the parts is text.
  package static func areIn(_ parts: Figure.Parts) -> Bool { !parts.isDisjoint(with: [.tree, .steps]) }

  /// The text without its numbers: if it is the same in two layouts, the numbers between them can be interpolated.
  package var skeleton: String { nodes.html.filter { !$0.isNumber && !".−-".contains($0) } }
}
