import Markup
import VitrineLayout
import VitrineUI

/// The details of the steps: the division of each stack's length, and all questions of views, including probes and
/// repeated ones.
struct ProbeTables {
  private let rendering: Rendering
  private let names: NodeNames?

  init(_ rendering: Rendering) {
    self.rendering = rendering
    names = rendering.root.map(NodeNames.init)
  }

  func nodes() -> [Node] {
    guard let root = rendering.root, let names else { return [] }
    var divisions: [Node] = []
    var questions: [Node] = []
    NodeNames.visit(root) { node in
      if let division = node.division { divisions += self.division(division, of: node, names) }
      questions += node.questions.map { .element("li", [:], [.text(sentence($0, node, names))]) }
    }
    return divisions + (questions.isEmpty ? [] : [self.questions(root, questions)])
  }

  // MARK: Divisions

  private func division(_ division: StackDivisionTrace, of node: RenderedNode, _ names: NodeNames) -> [Node] {
    let hasPriorities = Set(division.turns.map(\.priority)).count > 1
    var columns = ["Subview"] + (hasPriorities ? ["Priority"] : [])
    columns += ["At 0", "At ∞", "Flexibility", "Left", "Shared by", "Offered", "Takes"]
    let rows = division.turns.map { turn -> Node in
      let child = node.children.first { $0.path == "\(node.path).\(turn.child)" }
      let name = child?.label ?? "subview \(turn.child + 1)"
      let cells =
        (hasPriorities ? [Lengths.text(turn.priority)] : []) + [
          Self.text(turn.minimum), Self.text(turn.maximum), Self.flexibility(turn), Lengths.text(turn.remaining),
          "\(turn.sharers)", Lengths.text(turn.offer), Lengths.text(turn.taken),
        ]
      return .element("tr", [:], [.element("th", ["scope": "row"], [.text(name)])] + ViewCell.cells(cells))
    }
    return [
      .element("p", ["class": "probe-caption"], [.text(words(division, node, names))]),
      Figure.region("Division", "scroll", [ViewCell.table("division", columns, rows)]),
    ]
  }

  private func words(_ division: StackDivisionTrace, _ node: RenderedNode, _ names: NodeNames) -> String {
    let length = node.proposal[division.axis].map { Lengths.text($0) } ?? "nil"
    var text = "\(names[node.path].capitalizedFirst) divides \(length)"
    if division.spacing > 0 { text += ", less \(Lengths.text(division.spacing)) of spacing" }
    if division.reserved > 0 {
      text += ", less \(Lengths.text(division.reserved)) kept for subviews of lower priority"
    }
    return text + ", in the order in which it asks:"
  }

  private static func text(_ length: Double?) -> String { length.map { Lengths.text($0) } ?? "–" }

  private static func flexibility(_ turn: StackDivisionTrace.Turn) -> String {
    guard let least = turn.minimum, let most = turn.maximum else { return "–" }
    return Lengths.text(most - least)
  }

  // MARK: Questions

  private func questions(_ root: RenderedNode, _ items: [Node]) -> Node {
    var (all, probes, known) = (0, 0, 0)
    NodeNames.visit(root) { node in
      all += node.questions.count
      probes += node.questions.count { $0.isProbe }
      known += node.questions.count { $0.isFromCache }
    }
    let summary = "All \(all) questions: \(probes) of them probes, \(known) answered from the cache"
    return .element(
      "details", ["class": "questions"],
      [.element("summary", [:], [.text(summary)]), .element("ol", [:], items)])
  }

  private func sentence(_ question: RenderedNode.Question, _ node: RenderedNode, _ names: NodeNames) -> String {
    let verb = question.isProbe ? "probes" : "asks"
    let known = question.isFromCache ? ", as it knows already" : ""
    let (proposal, report) = (Lengths.text(question.proposal), Lengths.text(question.report))
    return "\(names[node.path].capitalizedFirst) \(verb) \(names[question.to]) with \(proposal): \(report)\(known)."
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
