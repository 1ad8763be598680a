import VitrineLayout
import VitrineUI

/// Puts the parts of a figure together as HTML.
enum FigureMarkup {
  static func html(_ request: FigureRequest, _ figures: [(title: String?, rendering: Rendering)]) -> String {
    let panels = request.options.show
    var html = "<figure class=\"view-tree\">\n"
    if panels.first == .code { html += code(request) }
    for (title, rendering) in figures {
      if let title { html += "<p class=\"preview-title\">\(HTMLText.escape(title))</p>\n" }
      if !Set(panels).isDisjoint(with: [.sizes, .tree, .picture, .dimensions]) { html += sizes(rendering) }
      if panels.contains(.steps) { html += steps(rendering) }
    }
    if panels.first != .code, panels.contains(.code) { html += code(request) }
    if let caption = request.options.caption { html += "<figcaption>\(HTMLText.escape(caption))</figcaption>\n" }
    return html + "</figure>"
  }

  private static func code(_ request: FigureRequest) -> String {
    "<div class=\"code\"><pre tabindex=\"0\"><code class=\"language-swift\">\(CodeWriter.highlighted(request.source))"
      + "</code></pre></div>\n"
  }

  /// The nodes with what they were proposed and what they took, outer before inner.
  private static func sizes(_ rendering: Rendering) -> String {
    var rows = ""
    func add(_ node: RenderedNode, _ depth: Int) {
      let name = HTMLText.escape(node.argument.isEmpty ? node.type : node.type + " " + node.argument)
      let indent = String(repeating: "&#8199;&#8199;", count: depth)
      let frame = "\(length(node.frame.width)) × \(length(node.frame.height))"
      rows += "<tr><td>\(indent)\(name)</td><td>\(size(node.proposal))</td><td>\(frame)</td></tr>\n"
      for child in node.children { add(child, depth + 1) }
    }
    if let root = rendering.root { add(root, 0) }
    return "<div class=\"table\" role=\"region\" aria-label=\"Sizes\" tabindex=\"0\"><table>\n"
      + "<thead><tr><th>View</th><th>Proposed</th><th>Size</th></tr></thead>\n<tbody>\n\(rows)</tbody>\n</table></div>\n"
  }

  private static func steps(_ rendering: Rendering) -> String {
    var names: [String: String] = [:]
    func add(_ node: RenderedNode) {
      names[node.path] = node.type
      node.children.forEach(add)
    }
    rendering.root.map(add)
    let items = rendering.steps.map { step in
      let from = step.from.isEmpty ? "The system" : "The " + (names[step.from] ?? "view")
      let size = size(step.size)
      let words =
        step.kind == .propose
        ? "\(from) proposes \(size) to the \(names[step.to] ?? "view")." : "\(from) reports \(size)."
      return "<li>\(HTMLText.escape(words))</li>"
    }
    return "<ol class=\"steps\">\n\(items.joined(separator: "\n"))\n</ol>\n"
  }

  private static func size(_ size: ProposedViewSize) -> String {
    "\(size.width.map(length) ?? "nil") × \(size.height.map(length) ?? "nil")"
  }

  /// At most two decimals.
  private static func length(_ value: Double) -> String {
    value.isInfinite ? "∞" : JSONText.format((value * 100).rounded() / 100)
  }
}
