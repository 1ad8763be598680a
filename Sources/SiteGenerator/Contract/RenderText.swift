import VitrineLayout
import VitrineUI

/// A rendering for reading in a terminal: the size, the tree with proposals and reports, and the steps.
package enum RenderText {
  package static func text(of rendering: Rendering) -> String {
    var lines = ["\(format(rendering.size.width)) × \(format(rendering.size.height))", ""]
    if let root = rendering.root { add(root, prefix: "", branch: "", to: &lines) }
    if !rendering.steps.isEmpty { lines.append("") }
    let names = rendering.root.map { Dictionary(pathsAndNames($0), uniquingKeysWith: { first, _ in first }) } ?? [:]
    let width = String(rendering.steps.count).count
    for step in rendering.steps {
      let number = String(step.number)
      let indent = String(repeating: " ", count: width - number.count)
      let size = format(step.size)
      let from = step.from.isEmpty ? "the system" : names[step.from] ?? step.from
      let words = step.kind == .propose ? "\(from) → \(names[step.to] ?? step.to): \(size)?" : "\(from): \(size)"
      lines.append("\(indent)\(number). \(words)")
    }
    return lines.joined(separator: "\n")
  }

  private static func add(_ node: RenderedNode, prefix: String, branch: String, to lines: inout [String]) {
    let argument = node.argument.isEmpty ? "" : " \(node.argument)"
    let id = node.id.map { " #\($0)" } ?? ""
    let frame = "\(format(node.frame.width)) × \(format(node.frame.height))"
    let place = "(\(format(node.frame.minX)), \(format(node.frame.minY)))"
    lines.append("\(prefix)\(branch)\(node.type)\(argument)\(id)  \(format(node.proposal)) → \(frame) at \(place)")
    let inner = prefix + (branch.isEmpty ? "" : branch == "└─ " ? "   " : "│  ")
    for (index, child) in node.children.enumerated() {
      add(child, prefix: inner, branch: index == node.children.count - 1 ? "└─ " : "├─ ", to: &lines)
    }
  }

  private static func pathsAndNames(_ node: RenderedNode) -> [(String, String)] {
    [(node.path, node.type)] + node.children.flatMap(pathsAndNames)
  }

  private static func format(_ size: ProposedViewSize) -> String {
    "\(size.width.map(format) ?? "nil") × \(size.height.map(format) ?? "nil")"
  }

  /// At most two decimals.
  private static func format(_ value: Double) -> String {
    value.isInfinite ? "∞" : JSONText.format((value * 100).rounded() / 100)
  }
}
