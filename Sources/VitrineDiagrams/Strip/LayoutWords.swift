import Markup
import VitrineUI

/// The text of one of several layouts: its view tree as an outline, its steps, and the sizes of its views.
package struct LayoutWords {
  /// The requested parts as elements.
  package let nodes: [Node]

  /// - Parameters:
  ///   - parts: the requested parts; others than tree, steps and sizes are ignored.
  ///   - label: the name of the layout, for assistive technologies.
  package init(_ rendering: Rendering, parts: Figure.Parts, label: String) {
    var nodes: [Node] = []
    if parts.contains(.tree) {
      nodes.append(Figure.region("View tree, \(label)", "scroll", OutlineList(rendering).nodes()))
    }
    if parts.contains(.steps) { nodes += StripFigure.steps(rendering) }
    if parts.contains(.sizes) {
      nodes.append(Figure.region("Sizes, \(label)", "scroll", SizesTable(rendering: rendering).nodes()))
    }
    self.nodes = nodes
  }

  /// Whether any of the parts is text.
  package static func areIn(_ parts: Figure.Parts) -> Bool { !parts.isDisjoint(with: [.tree, .steps, .sizes]) }

  /// The markup without its numbers: if it is the same in two layouts, the numbers between them can be interpolated.
  package var skeleton: String {
    let html = nodes.html
    return numberPattern.map { html.replacing($0, with: "0") } ?? html
  }

  /// The numbers in the texts, in order, as they are written.
  package var numbers: [String] {
    var texts: [String] = []
    func read(_ node: Node) {
      switch node {
      case .text(let text): texts.append(text)
      case .element(let element): element.children.forEach(read)
      default: break
      }
    }
    nodes.forEach(read)
    return texts.flatMap { text in numberPattern.map { text.matches(of: $0).map { String($0.output) } } ?? [] }
  }

  /// A number as figures write it; a script has the same pattern.
  private var numberPattern: Regex<Substring>? { try? Regex("[−-]?[0-9]+(?:\\.[0-9]+)?") }
}
