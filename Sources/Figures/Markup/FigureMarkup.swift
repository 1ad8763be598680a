import Markup
import Notation
import VitrineDiagrams
import VitrineSweeps
import VitrineText
import VitrineUI

/// The HTML of a fence's figures: one per drawn view, with the source once, in the last.
struct FigureMarkup {
  let request: FigureRequest
  let words: FigureLocalization
  let typesetter: Typesetter

  private var options: FigureOptions { request.fence.options }

  func nodes(of drawn: DrawnFence) -> [Node] {
    if drawn.figures.isEmpty, let structure = drawn.structure { return [.element(element(of: structure))] }
    let before = (drawn.structure.map(nodes) ?? []) + drawn.remarks.flatMap(words.remark)
    let figures = drawn.figures.enumerated().map { index, figure in
      let isLast = index == drawn.figures.count - 1
      let id = request.identifier(ofFigure: index)
      let owners = figure.ownership.map { Self.drawings(OwnershipMarkup($0).nodes(id: id, typesetter)) } ?? []
      return [
        Node.element(
          element(
            of: figure, id: id,
            below: owners + (isLast ? before : [])
              + code(of: figure, drawn, isLast: isLast)))
      ]
    }
    return Array(figures.joined(separator: ["\n"]))
  }

  /// Returns a figure that shows only the structure.
  private func element(of structure: ViewStructure) -> Element {
    Element("figure", ["class": "figure view-figure", "id": request.identifier]) {
      nodes(of: structure)
      if options.show.contains(.code), request.fence.kind != .tree { code(of: nil, names: []) }
      if let caption = options.caption { Element("figcaption", text: caption) }
    }
  }

  private func nodes(of structure: ViewStructure) -> [Node] {
    let nodes = StructureMarkup(structure: structure, typesetter: typesetter).nodes(id: request.identifier)
    return Self.drawings(nodes)
  }

  /// Returns a drawing together with the list that replaces it where it does not fit, in one element.
  private static func drawings(_ nodes: [Node]) -> [Node] {
    nodes.count == 1 ? nodes : [.element("div", ["class": "drawings"], nodes)]
  }

  /// Returns a figure with the name of its platform as an attribute.
  private func element(of figure: DrawnView, id: String, below: [Node]) -> Element {
    var element = unmarked(figure, id: id, below: below)
    element["data-platform"] = .text(options.platformTitle)
    if options.appearance == .light { element["data-appearance"] = .text("light") }
    return element
  }

  private func unmarked(_ figure: DrawnView, id: String, below: [Node]) -> Element {
    // The source may be shown elsewhere, but notes about it are always included.
    let (caption, parts) = (options.caption ?? figure.title, options.parts.union(.code))
    switch figure.content {
    case .picture:
      var drawn = Figure(figure.rendering, id: id, parts: parts, caption: caption, code: below)
      drawn.text = words.text
      return drawn.element()
    case .strip(let content):
      var strip = StripFigure(content.cells, id: id, parts: parts, caption: caption, code: below)
      strip.lifetimes = content.lifetimes
      return strip.element()
    case .animation(let film, _):
      return AnimationFigure(film, id: id, parts: parts, caption: caption, code: below).element()
    case .live(let graph):
      return LiveFigure(graph, id: id, parts: parts, caption: caption, code: below).element()
    case .varied(let view):
      return VariedFigure(view, id: id, parts: parts, caption: caption, code: below).element()
    case .sweep(let sweep):
      return SweepFigure(sweep, id: id, parts: parts, caption: caption, code: below).element()
    case .plane(let plane):
      return PlaneFigure(plane, id: id, parts: parts, caption: caption, code: below).element()
    case .comparison(let comparison):
      return ComparisonFigure(
        comparison.value, labels: (comparison.before, comparison.after), id: id, parts: parts, caption: caption,
        code: below
      ).element()
    }
  }

  /// Returns the source below a figure: that of all figures below the last, and where it isn't shown, the literals that
  /// readers can vary.
  private func code(of figure: DrawnView, _ drawn: DrawnFence, isLast: Bool) -> [Node] {
    if options.parts.contains(.code), isLast {
      return [code(of: drawn.isAsWritten ? figure : nil, names: drawn.names)]
    }
    guard case .varied(let view) = figure.content else { return [] }
    return [VariedCode(request.fence.fence, view).line]
  }

  private func code(of figure: DrawnView?, names: [TypedName]) -> Node {
    let fence = request.fence.fence
    if case .varied(let view)? = figure?.content { return VariedCode(fence, view).block }
    var stretches: [SourceSteps.Stretch] = []
    // Where readers can pick steps, each view's part of the source gets an element.
    if let figure, options.parts.contains(.steps), figure.isSingle, Figure.hasPicks(figure.rendering) {
      stretches = SourceSteps(figure.rendering, source: fence.source.text).stretches
    }
    if options.hover == .types {
      let titles = SourceTitles(names, figure?.isSingle == true ? figure?.rendering : nil, source: fence.source.text)
      stretches = titles.stretches(within: stretches)
    }
    let code = Element("code", ["class": "language-swift"], HighlightedCode.nodes(fence, stretches))
    return .element("div", ["class": "code"], [.element("pre", [:], [.element(code)])])
  }
}

extension FigureOptions {
  /// The parts of a figure that the option `show` names.
  package var parts: Figure.Parts {
    var parts: Figure.Parts = []
    for panel in show {
      switch panel {
      case .picture, .presented: parts.insert(.picture)
      // A device gets dimensions only if `show` contains them.
      case .dimensions: parts.formUnion(device == nil || hasExplicitShow ? [.picture, .dimensions] : .picture)
      case .frames: parts.formUnion([.picture, .frames])
      case .guides: parts.formUnion([.picture, .guides])
      case .tree: parts.insert(.tree)
      case .steps: parts.insert(.steps)
      case .probes: parts.insert(.probes)
      case .sizes: parts.insert(.sizes)
      case .code: parts.insert(.code)
      case .updates: parts.insert(.updates)
      case .graph: parts.insert(.graph)
      case .identity: parts.insert(.identity)
      case .lifetime: parts.insert(.lifetime)
      case .placing: parts.insert(.placing)
      case .structure, .state, .internals, .wrappers, .ownership: break
      }
    }
    // The views inside controls, and wrappers, are visible only in a tree.
    if show.contains(.internals) || show.contains(.wrappers), parts.isSubset(of: .code) { parts.insert(.tree) }
    if isFullHeight { parts.insert(.full) }
    return parts
  }
}
