import Markup
import Notation
import VitrineDiagrams
import VitrineText
import VitrineUI

/// The medium that figures are drawn for.
package enum FigureMedium: String, Hashable, Sendable, CaseIterable {
  /// A page of a site: its CSS selects light or dark, and readers can pick steps, drag and press.
  case page
  /// Paper, and books like EPUB: everything is visible at once, in fixed colors.
  case paper
}

/// A fence's figures for paper: drawings without CSS, with their text below as lists and tables.
struct PaperFigure {
  let request: FigureRequest
  let words: FigureLocalization
  let typesetter: Typesetter

  private var options: FigureOptions { request.fence.options }

  func nodes(of drawn: DrawnFence) -> [Node] {
    let views = drawn.pictures(in: options.scheme, typesetter)
    let remarks = drawn.remarks.flatMap(words.remark)
    let figures = views.enumerated().map { index, view in
      let id = request.identifier(ofFigure: index)
      let isLast = index == views.count - 1
      return [Node.element(element(of: view, id: id, below: isLast ? remarks + code : []))]
    }
    return Array(figures.joined(separator: ["\n"]))
  }

  private func element(of view: DrawnView, id: String, below: [Node]) -> Element {
    let caption = options.caption ?? (view.isWords ? nil : view.title)
    // Finding out draws the whole tree, so the result is passed on.
    let hasOutline = hasOutline(view)
    let data = [Attribute("data-platform", options.platformTitle)]
    return FigureFrame.element(id: id, kind: "paper-figure", caption: caption, captionIsLast: true, data: data) {
      for (index, node) in (sheet(of: view) + drawings(of: view, hasOutline: hasOutline)).enumerated() {
        Self.named(node, "\(id)-d\(index + 1)")
      }
      lists(of: view, id: id, hasOutline: hasOutline)
      below
    }
  }

  /// Returns a drawing with new ids. Those of all drawings begin with `v`, `w` and `s`; in a book they have to differ.
  private static func named(_ node: Node, _ id: String) -> Node {
    guard case .element(let element) = node else { return node }
    return .element(["v", "w", "s"].reduce(element) { $0.renamingIDs(startingWith: $1 + "-", to: "\(id)\($1)-") })
  }

  /// Returns the drawing of a figure that consists of several pictures.
  private func sheet(of view: DrawnView) -> [Node] {
    let (parts, scheme) = (options.parts, options.scheme)
    switch view.content {
    case .picture, .animation: return []
    case .strip(let strip):
      return PaperSheet(strip.cells, lifetimes: strip.lifetimes, parts: parts, scheme: scheme).nodes()
    case .live(let graph): return PaperSheet(graph, parts: parts, scheme: scheme).nodes()
    case .varied(let view): return PaperSheet(view.cells, lifetimes: nil, parts: parts, scheme: scheme).nodes()
    case .sweep(let sweep): return PaperSheet(sweep, parts: parts, scheme: scheme).nodes()
    case .plane(let plane): return PaperSheet(plane, parts: parts, scheme: scheme).nodes()
    case .comparison(let comparison):
      return PaperSheet(
        comparison.value, labels: (comparison.before, comparison.after), parts: parts, scheme: scheme
      ).nodes()
    }
  }

  private func drawings(of view: DrawnView, hasOutline: Bool) -> [Node] {
    var drawings: [Element] = []
    // Whether a part is drawn, rather than only written as text.
    let isDrawn =
      switch view.content {
      case .picture: options.parts.contains(.picture) || (options.parts.contains(.tree) && !hasOutline)
      case .animation: true
      case .strip, .live, .varied, .sweep, .plane, .comparison: false
      }
    if !view.isWords, isDrawn {
      let parts = hasOutline ? options.parts.subtracting(.tree) : options.parts
      drawings.append(view.drawing(parts, .outlines, options.scheme))
    }
    let diagrams = [
      view.structure?.diagram(typesetter), view.ownership.map { OwnershipMarkup($0).diagram(typesetter) },
    ]
    return (drawings + diagrams.compactMap { $0?.svg(outlines: true, scheme: options.scheme) }).map { drawing in
      .element("div", ["class": "drawing"], [.element(drawing)])
    }
  }

  /// Whether a view's tree is too large for paper and is written as an outline instead.
  private func hasOutline(_ view: DrawnView) -> Bool {
    view.isSingle && options.parts.contains(.tree) && !Figure.hasPaperTree(view.rendering)
  }

  @NodeBuilder
  private func lists(of view: DrawnView, id: String, hasOutline: Bool) -> [Node] {
    if view.isSingle, !view.isWords {
      if hasOutline { Figure.outline(of: view.rendering, words.text) }
      figure(view, id).words()
    }
  }

  private func figure(_ view: DrawnView, _ id: String) -> Figure {
    var figure = Figure(view.rendering, id: id, parts: options.parts)
    figure.text = words.text
    return figure
  }

  private var code: [Node] {
    guard options.show.contains(.code), request.fence.kind != .tree else { return [] }
    let code = Element("code", ["class": "language-swift"], HighlightedCode.nodes(request.fence.fence, []))
    return [.element("div", ["class": "code"], [.element("pre", [:], [.element(code)])])]
  }
}
