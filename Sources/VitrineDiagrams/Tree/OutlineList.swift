import Markup
import VitrineUI

/// The view tree as an indented outline, with lines between its rows: each view with its proposal and its report. It is
/// for narrow screens and for trees that are too large to draw; collapsed rows open without a script.
struct OutlineList {
  private let rendering: Rendering
  private let words: FigureText
  private let steps: StepNumbers

  init(_ rendering: Rendering, _ words: FigureText = .english) {
    (self.rendering, self.words, steps) = (rendering, words, StepNumbers(rendering))
  }

  func nodes() -> [Node] {
    guard let root = rendering.root else { return [] }
    let head = Element("p", ["class": "row head", "aria-hidden": "true", "lang": words.language]) {
      Element("span", text: words.view)
      Element("span", ["class": "proposal"], text: words.proposal)
      Element("span", ["class": "report"], text: words.report)
    }
    return [.element("div", ["class": "outline"], [.element(head), list([OutlinePlan(root).root])])]
  }

  private func list(_ rows: [OutlinePlan.Row]) -> Node { .element("ul", [:], rows.map(item)) }

  private func item(_ row: OutlinePlan.Row) -> Node {
    switch row {
    case .view(let node, let rows):
      return .element("li", [:], [self.row("span", node)] + (rows.isEmpty ? [] : [list(rows)]))
    case .folded(let node, let rows): return folded(self.row("summary", node), rows)
    case .run(let run, let rows): return folded(self.row(run), rows)
    case .more(let rows):
      let views = rows.reduce(0) { $0 + Self.views($1).count }
      let label = Node.element("small", ["lang": words.language], [.text(words.more(views))])
      return folded(.element("summary", ["class": "row"], [label]), rows)
    }
  }

  /// Returns a collapsed row with the numbers of the steps inside it, which highlight it while it is closed.
  private func folded(_ summary: Node, _ rows: [OutlinePlan.Row]) -> Node {
    let inside = rows.flatMap(Self.views).map { steps.list($0.path) }.filter { !$0.isEmpty }.joined(separator: " ")
    return .element(
      "li", [:],
      [.element("details", ["data-s": inside.isEmpty ? nil : inside], [summary, list(rows)])])
  }

  private static func views(_ row: OutlinePlan.Row) -> [RenderedNode] {
    switch row {
    case .view(let node, let rows), .folded(let node, let rows): [node] + rows.flatMap(views)
    case .run(_, let rows), .more(let rows): rows.flatMap(views)
    }
  }

  // MARK: Rows

  private func row(_ name: String, _ node: RenderedNode) -> Node {
    let (proposal, report) = steps[node.path]
    let numbers = steps.list(node.path)
    let secondary = node.role == .secondary ? " secondary" : ""
    return .element(
      Element(
        name, ["class": "row" + secondary, "data-path": node.path, "data-s": numbers.isEmpty ? nil : numbers]
      ) {
        Element("span", ["class": "pill"]) {
          Element("b", text: node.label)
          " "
          Element("small", text: SizingWords.short(node))
        }
        Self.cell("proposal", proposal.map { "\($0.number)" }, Lengths.text(node.proposal))
        Self.cell("report", report.map { "\($0.number)" }, Lengths.text(node.report))
      })
  }

  private func row(_ run: OutlinePlan.Run) -> Node {
    let leaders = run.leaders
    let (first, last) = (steps[leaders.first?.path ?? ""], steps[leaders.last?.path ?? ""])
    func numbers(_ first: LayoutStep?, _ last: LayoutStep?) -> String? {
      first.flatMap { first in last.map { "\(first.number)–\($0.number)" } }
    }
    return .element(
      Element("summary", ["class": "row run"]) {
        Element("span", ["class": "pill"]) { Element("b", text: run.label) }
        Self.cell(
          "proposal", numbers(first.proposal, last.proposal),
          Self.range(leaders.map(\.proposal.width)) + " × " + Self.range(leaders.map(\.proposal.height)))
        Self.cell(
          "report", numbers(first.report, last.report),
          Self.range(leaders.map(\.report.width)) + " × " + Self.range(leaders.map(\.report.height)))
      })
  }

  private static func cell(_ kind: String, _ numbers: String?, _ size: String) -> Element {
    Element("span", ["class": kind]) {
      numbers.map { Element("i", text: $0) }
      " \(size)"
    }
  }

  /// Returns a length, or the range of several.
  private static func range(_ lengths: [Double?]) -> String {
    let known = lengths.compactMap(\.self)
    guard known.count == lengths.count, let least = known.min(), let most = known.max() else {
      return Lengths.text(lengths.first ?? nil)
    }
    let (low, high) = (Lengths.text(least), Lengths.text(most))
    return low == high ? low : "\(low)–\(high)"
  }
}
