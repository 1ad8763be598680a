import Markup
import VitrineUI

/// A table of the sizes of all views: proposal, report, position, and behavior along each axis.
struct SizesTable {
  let rendering: Rendering
  var words = FigureText.english

  func nodes() -> [Node] {
    guard let root = rendering.root else { return [] }
    let rows = ViewCell.rows(of: root, StepNumbers(rendering)) { node in
      ViewCell.cells([
        Lengths.text(node.proposal), Lengths.text(node.frame.size),
        "\(Lengths.text(node.frame.minX)), \(Lengths.text(node.frame.minY))",
        SizingWords.long(node),
      ])
    }
    return [ViewCell.table("sizes", [words.view, words.proposal, words.size, words.origin, words.sizing], rows)]
  }
}

/// Tables with a row for each view, with names indented by depth in the tree.
enum ViewCell {
  static func rows(of root: RenderedNode, _ steps: StepNumbers, _ cells: (RenderedNode) -> [Node]) -> [Node] {
    var rows: [Node] = []
    func visit(_ node: RenderedNode, _ level: Int) {
      rows.append(
        .element(
          "tr", ["data-path": node.path, "data-s": steps.list(node.path)],
          [head(node.label, level, isSecondary: node.role == .secondary)] + cells(node)))
      for child in node.children { visit(child, level + 1) }
    }
    visit(root, 0)
    return rows
  }

  static func head(_ label: String, _ level: Int, isSecondary: Bool = false) -> Node {
    let cssClass = "view level-\(min(level, 12))\(isSecondary ? " secondary" : "")"
    return .element("th", ["scope": "row"], [.element("span", ["class": cssClass], [.text(label)])])
  }

  static func cells(_ texts: [String]) -> [Node] { texts.map { .element("td", [:], [.text($0)]) } }

  static func table(_ kind: String, _ columns: [String], _ rows: [Node]) -> Node {
    let head = columns.map { Node.element("th", ["scope": "col"], [.text($0)]) }
    return .element(
      "table", ["class": kind],
      [.element("thead", [:], [.element("tr", [:], head)]), .element("tbody", [:], rows)])
  }
}
