import VitrineUI

/// The view tree as an indented table: View, Proposal, Report, Sizing. It is the form for narrow screens, and for trees too
/// large to draw.
struct OutlineTable {
  let rendering: Rendering

  func html() -> String {
    guard let root = rendering.root else { return "" }
    let steps = StepNumbers(rendering)
    var rows = ""
    func visit(_ node: RenderedNode, _ level: Int) {
      let (proposal, report) = steps[node.path]
      rows += HTML.element(
        "tr", [("data-path", node.path), ("data-s", steps.list(node.path))],
        ViewCell.html(node, level) + cell("proposal", proposal?.number, Lengths.text(node.proposal))
          + cell("report", report?.number, Lengths.text(node.report))
          + HTML.element("td", [("class", "sizing")], SizingWords.short(node)))
      for child in node.children { visit(child, level + 1) }
    }
    visit(root, 0)
    return ViewCell.table("outline", ["View", "Proposal", "Report", "Sizing"], rows)
  }

  private func cell(_ kind: String, _ number: Int?, _ size: String) -> String {
    let mark = HTML.element("span", [("class", "n")], number.map { "\($0)" } ?? "")
    return HTML.element("td", [("class", kind)], mark + " " + HTML.escaped(size))
  }
}

/// The sizes of all views: what each was proposed and reports, where it stands, how it behaves along each axis.
struct SizesTable {
  let rendering: Rendering

  func html() -> String {
    guard let root = rendering.root else { return "" }
    let steps = StepNumbers(rendering)
    var rows = ""
    func visit(_ node: RenderedNode, _ level: Int) {
      let cells = [
        Lengths.text(node.proposal), Lengths.text(node.frame.size),
        "\(Lengths.text(node.frame.minX)), \(Lengths.text(node.frame.minY))",
        "\(SizingWords.word(node.sizingHorizontal)), \(SizingWords.word(node.sizingVertical))",
      ]
      rows += HTML.element(
        "tr", [("data-path", node.path), ("data-s", steps.list(node.path))],
        ViewCell.html(node, level) + cells.map { HTML.element("td", [], HTML.escaped($0)) }.joined())
      for child in node.children { visit(child, level + 1) }
    }
    visit(root, 0)
    return ViewCell.table("sizes", ["View", "Proposal", "Size", "Origin", "Width, height"], rows)
  }
}

/// A view's name in a table, indented as deep as it stands in the tree.
enum ViewCell {
  static func html(_ node: RenderedNode, _ level: Int) -> String {
    let name = HTML.element(
      "span", [("class", "view level-\(min(level, 12))\(node.role == .secondary ? " secondary" : "")")],
      HTML.escaped(node.label))
    return HTML.element("th", [("scope", "row")], name)
  }

  static func table(_ kind: String, _ columns: [String], _ rows: String) -> String {
    let head = columns.map { HTML.element("th", [("scope", "col")], $0) }.joined()
    return HTML.element(
      "table", [("class", kind)],
      HTML.element("thead", [], HTML.element("tr", [], head)) + HTML.element("tbody", [], rows))
  }
}
