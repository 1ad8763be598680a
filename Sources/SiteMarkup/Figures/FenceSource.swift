import Markup
import Notes

/// The source of a figure's fence in its page. Readers copy it with a button that a script adds.
enum FenceSource {
  /// Returns the figures, with the source of the fence in a hidden element of the first one.
  static func added(_ block: CodeBlock, to nodes: [Node]) -> [Node] {
    var isAdded = false
    return nodes.mapped { element in
      guard !isAdded, element.name == "figure" else { return }
      isAdded = true
      // A caption may only be the first or the last part of a figure.
      let end = element.children.endIndex - (isCaption(element.children.last) ? 1 : 0)
      element.children.insert(.element("template", ["class": "fence"], [.text(text(of: block))]), at: end)
    }
  }

  private static func isCaption(_ node: Node?) -> Bool {
    guard case .element(let element) = node else { return false }
    return element.name == "figcaption"
  }

  /// Returns the source of a fence, with more backticks at its ends than in any line of its code.
  static func text(of block: CodeBlock) -> String {
    let lines: [Substring] = block.code.split { $0 == "\n" }
    let longest = lines.map { $0.prefix { $0 == "`" }.count }.max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return fence + block.info.text + "\n" + block.code + fence + "\n"
  }
}
