import Markup
import Notes

/// The fence that a figure was made of, as it stands in the note: readers copy it by a button that a script adds.
enum FenceSource {
  /// The figures with the fence in the first of them, where nobody sees it.
  static func added(_ block: CodeBlock, to nodes: [Node]) -> [Node] {
    var isAdded = false
    return nodes.mapped { element in
      guard !isAdded, element.name == "figure" else { return }
      isAdded = true
      element.children.insert(.element("template", ["class": "fence"], [.text(text(of: block))]), at: 0)
    }
  }

  /// A fence longer than any run of backticks inside it.
  static func text(of block: CodeBlock) -> String {
    let lines: [Substring] = block.code.split { $0 == "\n" }
    let longest = lines.map { $0.prefix { $0 == "`" }.count }.max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return fence + block.info.text + "\n" + block.code + fence + "\n"
  }
}
