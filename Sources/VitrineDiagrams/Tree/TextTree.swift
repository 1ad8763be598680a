import VitrineUI

/// The view tree as a drawing in characters: each view below its parent, with the numbers of its steps, `2 | 5`, above
/// it.
public enum TextTree {
  /// The largest width in characters; a wider tree is drawn as an outline.
  private static let widest = 100

  public static func text(_ rendering: Rendering) -> String {
    guard let root = rendering.root else { return "" }
    var numbers: [String: StepNumbers] = [:]
    for step in rendering.steps {
      let path = step.kind == .propose ? step.to : step.from
      if step.kind == .propose {
        numbers[path, default: StepNumbers()].proposal = step.number
      } else {
        numbers[path, default: StepNumbers()].report = step.number
      }
    }
    let drawing = TextDrawing(root, numbers)
    let lines = drawing.width <= widest ? drawing.shown : outline(root, numbers)
    return lines.map { $0 + "\n" }.joined()
  }

  fileprivate struct StepNumbers {
    var proposal: Int?
    var report: Int?

    var text: String { [proposal, report].map { $0.map(String.init) ?? "–" }.joined(separator: " | ") }
  }

  /// Returns an outline, for trees that are too wide.
  private static func outline(_ root: RenderedNode, _ numbers: [String: StepNumbers]) -> [String] {
    var lines: [String] = []
    func visit(_ node: RenderedNode, _ lead: String, _ branch: String, _ below: String) {
      lines.append("\(lead)\(branch)\(node.label)  \((numbers[node.path] ?? StepNumbers()).text)")
      for (index, child) in node.children.enumerated() {
        let isLast = index == node.children.count - 1
        let stroke = child.role == .secondary ? "╌" : "─"
        visit(child, lead + below, (isLast ? "└" : "├") + stroke + " ", isLast ? "   " : "│  ")
      }
    }
    visit(root, "", "", "")
    return lines
  }
}

/// A drawing of a subtree in characters.
private struct TextDrawing {
  private(set) var lines: [String]
  private(set) var width: Int
  /// The column of the line to its parent.
  private(set) var center: Int

  private static let gap = 3

  init(_ node: RenderedNode, _ numbers: [String: TextTree.StepNumbers]) {
    let own = [(numbers[node.path] ?? TextTree.StepNumbers()).text, node.label]
    var children = node.children.map { TextDrawing($0, numbers) }
    var below: [String] = []
    var (belowWidth, middle) = (0, 0)
    if !children.isEmpty {
      let height = children.map(\.lines.count).max() ?? 0
      var lefts: [Int] = []
      for index in children.indices {
        lefts.append(belowWidth)
        belowWidth += children[index].width + (index + 1 < children.count ? Self.gap : 0)
        children[index].lines += Array(repeating: "", count: height - children[index].lines.count)
      }
      let first = lefts[0] + children[0].center
      let last = lefts[lefts.count - 1] + children[children.count - 1].center
      middle = (first + last) / 2
      below = [Self.placed("|", at: middle)]
      if children.count > 1 {
        below.append(String(repeating: " ", count: first) + String(repeating: "-", count: last - first + 1))
        below.append(Self.joined(children.map { Self.placed("|", at: $0.center) }, lefts))
      }
      for row in 0..<height { below.append(Self.joined(children.map { $0.lines[row] }, lefts)) }
    }
    // The bar between the numbers is on the line to the parent.
    let bar = own[0].prefix { $0 != "|" }.count
    let name = own[1].count
    center = max(bar, name / 2, middle)
    let shift = center - middle
    lines = [
      Self.placed(own[0], at: center - bar), Self.placed("|", at: center), Self.placed(own[1], at: center - name / 2),
    ]
    lines += below.map { String(repeating: " ", count: shift) + $0 }
    width = max(center - bar + own[0].count, center - name / 2 + name, shift + belowWidth)
  }

  private static func placed(_ text: String, at column: Int) -> String {
    String(repeating: " ", count: max(column, 0)) + text
  }

  private static func joined(_ parts: [String], _ lefts: [Int]) -> String {
    var line = ""
    for (part, left) in zip(parts, lefts) where !part.isEmpty {
      line += String(repeating: " ", count: max(left - line.count, 0)) + part
    }
    return line
  }

  /// The lines without trailing spaces.
  var shown: [String] {
    lines.map { line in
      var line = line
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
