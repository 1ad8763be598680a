import VitrineLayout
import VitrineUI

/// The steps of a layout in sentences: one for each proposal and report.
public struct StepSentences {
  private let names: NodeNames

  public init?(_ rendering: Rendering) {
    guard let root = rendering.root else { return nil }
    names = NodeNames(root)
  }

  /// Returns the sentence of a step, with a full stop.
  public func sentence(_ step: LayoutStep) -> String {
    let text = step.kind == .propose ? proposal(step) : report(step)
    return text.prefix(1).uppercased() + text.dropFirst() + "."
  }

  private func proposal(_ step: LayoutStep) -> String {
    let size = Lengths.text(step.size)
    guard let parent = names.node(step.from), let child = names.node(step.to) else {
      return "the system proposes \(size) to \(names[step.to])"
    }
    let (from, to) = (names[step.from], names[step.to])
    let kin =
      child.role == .primary
      ? "its primary subview, \(to)" : child.role == .secondary ? "its secondary subview, \(to)" : to
    switch parent.kind.telling {
    case .padding: return "\(from) \(paddingWords(parent)) and proposes \(size) to \(to)"
    case .stack:
      if let turn = turn(parent, child), let division = parent.division {
        let reason = orderWords(turn, division).map { ", \($0)" } ?? ""
        return "\(from) \(divisionWords(turn, division)) and proposes \(size) to \(to)\(reason)"
      }
    case .idealSize: return "\(from) asks \(to) for its ideal size: it proposes \(size)"
    case .ratio: return "\(from) fits its ratio into what it was proposed and proposes \(size) to \(to)"
    case .frame:
      if parent.proposal == step.size { return "\(from) proposes the same \(size) to \(to)" }
    case .plain, .layers, .primary, .accepting:
      if parent.proposal == step.size { return "\(from) proposes the same \(size) to \(kin)" }
    }
    return "\(from) proposes \(size) to \(kin)"
  }

  private func turn(_ parent: RenderedNode, _ child: RenderedNode) -> StackDivisionTrace.Turn? {
    guard let last = child.path.split(separator: ".").last, let index = Int(last) else { return nil }
    return parent.division?.turns.first { $0.child == index }
  }

  /// Returns the reason why a stack asks a subview before an earlier one.
  private func orderWords(_ turn: StackDivisionTrace.Turn, _ division: StackDivisionTrace) -> String? {
    guard let place = division.turns.firstIndex(of: turn) else { return nil }
    let later = division.turns[(place + 1)...].filter { $0.child < turn.child }
    guard !later.isEmpty else { return nil }
    if later.allSatisfy({ $0.priority < turn.priority }) {
      return "asked first for its layout priority of \(Lengths.text(turn.priority))"
    }
    func flexibility(_ turn: StackDivisionTrace.Turn) -> Double? {
      guard let least = turn.minimum, let most = turn.maximum else { return nil }
      return most - least
    }
    guard let own = flexibility(turn) else { return nil }
    let others = later.compactMap(flexibility)
    guard others.count == later.count, let next = others.min(), own < next else { return nil }
    return
      "asked \(place == 0 ? "first" : "next") as the least flexible: \(Lengths.text(own)) against \(Lengths.text(next))"
  }

  private func divisionWords(_ turn: StackDivisionTrace.Turn, _ division: StackDivisionTrace) -> String {
    let isFirst = division.turns.first == turn
    let rest = Lengths.text(max(turn.remaining, 0))
    if turn.sharers == 1 { return isFirst ? "has \(rest) to give" : "has \(rest) left" }
    if isFirst, division.spacing > 0 { return "has \(rest) left after spacing, divides it by \(turn.sharers)" }
    return "divides the \(isFirst ? "" : "remaining ")\(rest) by \(turn.sharers)"
  }

  private func paddingWords(_ node: RenderedNode) -> String {
    let edges = ["top", "bottom", "leading", "trailing"].map { (name: $0, length: node.parameter($0) ?? 0) }
    if Set(edges.map(\.length)).count == 1 { return "takes \(Lengths.text(edges[0].length)) off each edge" }
    var lengths: [Double] = []
    for edge in edges where edge.length != 0 && !lengths.contains(edge.length) { lengths.append(edge.length) }
    let parts = lengths.map { length in
      let names = edges.filter { $0.length == length }.map(\.name)
      let list =
        names.count < 3
        ? names.joined(separator: " and ") : names.dropLast().joined(separator: ", ") + " and \(names.last ?? "")"
      return "\(Lengths.text(length)) off \(list)"
    }
    return "takes " + (parts.isEmpty ? "nothing off" : parts.joined(separator: ", "))
  }

  private func report(_ step: LayoutStep) -> String {
    let size = Lengths.text(step.size)
    let who = names[step.from]
    guard let node = names.node(step.from) else { return "\(who) reports \(size)" }
    switch node.kind.telling {
    case .padding: return "\(who) \(paddingReport(node)) and reports \(size)"
    case .primary: return "\(who) reports its primary subview’s size, \(size)"
    case .frame: return frameReport(node, size, who)
    case .accepting:
      return node.proposal == step.size ? "\(who) accepts and reports \(size)" : "\(who) reports \(size)"
    case .stack, .layers:
      return node.children.isEmpty ? "\(who) reports \(size)" : "\(who) puts its subviews together and reports \(size)"
    case .plain, .idealSize, .ratio: return "\(who) reports \(size)"
    }
  }

  private func paddingReport(_ node: RenderedNode) -> String {
    let insets = ["top", "leading", "bottom", "trailing"].map { node.parameter($0) ?? 0 }
    return Set(insets).count == 1 ? "adds \(Lengths.text(insets[0])) to each edge" : "adds its insets"
  }

  private func frameReport(_ node: RenderedNode, _ size: String, _ who: String) -> String {
    var parts: [String] = []
    for (axis, proposed, name) in [
      (Axis.horizontal, node.proposal.width, "Width"), (.vertical, node.proposal.height, "Height"),
    ] {
      guard let low = node.parameter("min" + name), let high = node.parameter("max" + name), let proposed else {
        continue
      }
      let result = node.report[axis]
      parts.append(
        "its \(name.lowercased()) becomes max(\(Lengths.text(low)), min(\(Lengths.text(high)), \(Lengths.text(proposed)))) = \(Lengths.text(result))"
      )
    }
    return parts.isEmpty ? "\(who) reports \(size)" : "\(who) reports \(size): \(parts.joined(separator: ", "))"
  }
}
