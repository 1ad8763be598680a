import VitrineUI

/// The view tree as notes draw it by hand: `1|8` beside each view, children below their parent.
public enum TextTree {
  public static func text(_ rendering: Rendering) -> String {
    guard let root = rendering.root else { return "" }
    var numbers: [String: (Int?, Int?)] = [:]
    for step in rendering.steps {
      let path = step.kind == .propose ? step.to : step.from
      if step.kind == .propose {
        numbers[path, default: (nil, nil)].0 = step.number
      } else {
        numbers[path, default: (nil, nil)].1 = step.number
      }
    }
    var lines: [String] = []
    func visit(_ node: RenderedNode, _ lead: String, _ branch: String, _ below: String) {
      let number = numbers[node.path] ?? (nil, nil)
      let marks = [number.0, number.1].map { $0.map(String.init) ?? "–" }.joined(separator: "|")
      lines.append(
        "\(lead)\(branch)\(node.label)  \(marks)  \(Lengths.text(node.proposal)) → \(Lengths.text(node.report))")
      for (index, child) in node.children.enumerated() {
        let isLast = index == node.children.count - 1
        let stroke = child.role == .secondary ? "╌" : "─"
        visit(child, lead + below, (isLast ? "└" : "├") + stroke + " ", isLast ? "   " : "│  ")
      }
    }
    visit(root, "", "", "")
    return lines.joined(separator: "\n") + "\n"
  }
}
