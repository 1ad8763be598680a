import VitrineUI

/// The view tree as an indented table: View, Proposal, Report. It is the form for narrow screens, and for trees too large to draw.
struct OutlineTable {
  let rendering: Rendering

  func html() -> String {
    guard let root = rendering.root else { return "" }
    var numbers: [String: (propose: Int?, report: Int?)] = [:]
    for step in rendering.steps {
      let path = step.kind == .propose ? step.to : step.from
      if step.kind == .propose {
        numbers[path, default: (nil, nil)].propose = step.number
      } else {
        numbers[path, default: (nil, nil)].report = step.number
      }
    }
    var rows = ""
    func visit(_ node: RenderedNode, _ level: Int) {
      let number = numbers[node.path] ?? (nil, nil)
      let steps = [number.propose, number.report].compactMap { $0.map(String.init) }.joined(separator: " ")
      let name = HTML.element(
        "span", [("class", "view level-\(min(level, 12))\(node.role == .secondary ? " secondary" : "")")],
        HTML.escaped(node.label))
      rows += HTML.element(
        "tr", [("data-s", steps)],
        HTML.element("th", [("scope", "row")], name) + cell("proposal", number.propose, Lengths.text(node.proposal))
          + cell("report", number.report, Lengths.text(node.report)))
      for child in node.children { visit(child, level + 1) }
    }
    visit(root, 0)
    let head = ["View", "Proposal", "Report"].map { HTML.element("th", [("scope", "col")], $0) }.joined()
    return HTML.element(
      "table", [("class", "outline")],
      HTML.element("thead", [], HTML.element("tr", [], head)) + HTML.element("tbody", [], rows))
  }

  private func cell(_ kind: String, _ number: Int?, _ size: String) -> String {
    let mark = number.map { HTML.element("span", [("class", "n")], "\($0)") } ?? ""
    return HTML.element("td", [("class", kind)], mark + HTML.escaped(size))
  }
}

/// The sizes of all views: what each was proposed and reports, where it stands, how it behaves along each axis.
struct SizesTable {
  let rendering: Rendering

  func html() -> String {
    guard let root = rendering.root else { return "" }
    var rows = ""
    func visit(_ node: RenderedNode, _ level: Int) {
      let cells = [
        Lengths.text(node.proposal), Lengths.text(node.frame.size),
        "\(Lengths.text(node.frame.minX)), \(Lengths.text(node.frame.minY))",
        "\(word(node.sizingHorizontal)), \(word(node.sizingVertical))",
      ]
      let name = HTML.element("span", [("class", "view level-\(min(level, 12))")], HTML.escaped(node.label))
      rows += HTML.element(
        "tr", [],
        HTML.element("th", [("scope", "row")], name) + cells.map { HTML.element("td", [], HTML.escaped($0)) }.joined())
      for child in node.children { visit(child, level + 1) }
    }
    visit(root, 0)
    let head = ["View", "Proposal", "Size", "Origin", "Width, height"].map {
      HTML.element("th", [("scope", "col")], $0)
    }.joined()
    return HTML.element(
      "table", [("class", "sizes")],
      HTML.element("thead", [], HTML.element("tr", [], head)) + HTML.element("tbody", [], rows))
  }

  private func word(_ sizing: RenderedNode.Sizing) -> String {
    switch sizing {
    case .expands: "expands"
    case .hugs: "hugs"
    case .neutral: "neutral"
    }
  }
}
