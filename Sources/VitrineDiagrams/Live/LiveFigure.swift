import Markup
import VitrineLayout
import VitrineUI

/// A figure of a view's states, between which readers switch by operating the controls in its picture.
///
/// Without a script, all states are shown side by side, each with the targets of its controls. With one, a single
/// picture is shown, with real controls over the drawn ones; the script only switches between drawings.
package struct LiveFigure {
  let graph: StateGraph
  private let id: String
  private let parts: Figure.Parts
  private let caption: String?
  private let code: [Node]

  /// - Parameters: The same as for ``Figure``.
  package init(
    _ graph: StateGraph, id: String, parts: Figure.Parts = .standard, caption: String? = nil, code: [Node] = []
  ) {
    (self.graph, self.id, self.parts) = (graph, id, parts)
    (self.caption, self.code) = (caption, code)
  }

  package func element() -> Element {
    let pictures = pictures
    let hasColumn = parts.contains(.code) && !parts.contains(.sizes)
    let column = hasColumn ? FigureRoom.column(max(pictures.map(\.width).max() ?? 0, Self.narrowest), code) : nil
    return FigureFrame.element(id: id, kind: "live-figure", room: column, caption: caption) {
      Element(
        "ul", ["class": "strip" + FigureStyle.strip(of: pictures.map(\.width)) + " live-states"],
        states(pictures))
      if parts.contains(.sizes) { StripTable(cells: cells).node() }
      if parts.contains(.code) { code }
      Element("template", ["class": "live-data"], text: LiveData.json(graph, zoom: fit.zoom).text)
    }
  }

  /// The smallest width, in points, of the buttons and text below a picture.
  private static let narrowest = 240.0

  /// Returns each state with its picture; a state with the same drawing as an earlier one refers to that one.
  private func states(_ pictures: [(element: Element, width: Double)]) -> [Node] {
    var first: [Int: Int] = [:]
    return graph.states.enumerated().map { index, state in
      let alike = first[state.drawing]
      if alike == nil { first[state.drawing] = index }
      return .element(
        Element("li", ["class": "cell", "id": place(index), "data-drawing": "\(state.drawing)"]) {
          Element("p", ["class": "cell-label"]) {
            label(index)
            state.words.map { Element("small", text: $0) }
          }
          if let alike {
            Element("p", ["class": "alike"]) {
              "looks like "
              link(to: alike)
            }
          } else {
            picture(pictures[state.drawing], of: graph.drawing(of: state), called: label(index))
          }
          leads(of: state)
        })
    }
  }

  private func picture(
    _ picture: (element: Element, width: Double), of rendering: Rendering, called label: String
  ) -> [Node] {
    let room = FigureStyle.room(for: picture.width).map { " within-\($0)" } ?? ""
    let hasPicture =
      !parts.isDisjoint(with: [.picture, .dimensions, .frames, .guides])
      || parts.isDisjoint(with: [.tree, .steps, .sizes])
    let drawing = Node.element("div", ["class": "drawing" + room], [.element(picture.element)])
    return (hasPicture ? [drawing] : [])
      + (parts.contains(.tree)
        ? [
          Figure.region("View tree, \(label)", "scroll", OutlineList(rendering).nodes())
        ] : []) + (parts.contains(.steps) ? StripFigure.steps(rendering) : [])
  }

  /// Returns the list of a state's controls with their target states.
  private func leads(of state: StateGraph.State) -> Element? {
    let all = Self.leads(of: state)
    guard !all.isEmpty else { return nil }
    return Element("ul", ["class": "leads"]) {
      for lead in all {
        Element("li") {
          lead.name + " → "
          if let state = lead.state { link(to: state) } else { "not drawn" }
        }
      }
    }
  }

  private func link(to state: Int) -> Element {
    Element("a", ["href": "#" + place(state)], text: "\(state + 1)")
  }

  private func place(_ state: Int) -> String { "\(id)-s\(state + 1)" }

  /// Returns the titles of the states: `2 · Add`.
  package static func labels(_ graph: StateGraph) -> [String] {
    let figure = LiveFigure(graph, id: "")
    return graph.states.indices.map(figure.label)
  }

  private func label(_ index: Int) -> String {
    guard let origin = graph.states[index].origin else { return "\(index + 1) · at first" }
    let from = origin.state == index - 1 ? "" : ", from \(origin.state + 1)"
    return "\(index + 1) · \(origin.control)\(from)"
  }

  /// Returns the names of a state's enabled controls, one for each way to operate them, with the target states.
  package static func leads(of state: StateGraph.State) -> [(name: String, state: Int?)] {
    zip(state.controls, state.leads).flatMap { control, leads in
      guard control.isEnabled else { return [(name: String, state: Int?)]() }
      return leads.enumerated().map { way, lead in
        (control.name(of: way), lead)
      }
    }
  }

  /// The states as the cells of a strip.
  package var cells: [StripFigure.Cell] {
    graph.states.indices.map { index in
      let state = graph.states[index]
      return StripFigure.Cell(label: label(index), rendering: graph.drawing(of: state), remark: state.words)
    }
  }

  /// Returns the transitions from each state: `1: Add → 2, Remove → not drawn`.
  static func sentences(_ graph: StateGraph) -> [String] {
    graph.states.enumerated().compactMap { index, state in
      let leads = leads(of: state).map { "\($0.name) → \($0.state.map { "\($0 + 1)" } ?? "not drawn")" }
      return leads.isEmpty ? nil : "\(index + 1): " + leads.joined(separator: ", ")
    }
  }

  // MARK: Pictures

  /// The drawings with the same bounds: the view is centered in each, so that nothing around it moves.
  private var pictures: [(element: Element, width: Double)] {
    let fit = fit
    let drawn = graph.drawings.enumerated().map { index, rendering in
      var diagram = PictureDiagram(rendering, parts: parts)
      diagram.fit = fit
      return diagram.drawn(id: "\(id)-v\(index + 1)", title: Self.title(rendering), hasLabels: false)
    }
    let middles = graph.drawings.map { drawing in
      Point(x: Self.middle(drawing.size.width) * fit.zoom, y: Self.middle(drawing.size.height) * fit.zoom)
    }
    let moved = zip(drawn, middles).map { drawn, middle in
      Rect(
        x: drawn.bounds.minX - middle.x, y: drawn.bounds.minY - middle.y, width: drawn.bounds.width,
        height: drawn.bounds.height)
    }
    guard let first = moved.first else { return [] }
    let all = moved.dropFirst().reduce(first) { $0.union($1) }
    let (width, height) = (all.width.rounded(.up), all.height.rounded(.up))
    return zip(drawn, middles).map { drawn, middle in
      var element = drawn.element
      element["width"] = .number(width, decimals: 2)
      element["height"] = .number(height, decimals: 2)
      element["viewBox"] = .numbers([all.minX + middle.x, all.minY + middle.y, width, height], decimals: 2)
      return (element, width)
    }
  }

  /// The common scale of all drawings.
  private var fit: PictureFit {
    .common(graph.drawings.map { PictureDiagram($0, parts: parts).ownFit() })
  }

  private static func middle(_ length: Double) -> Double { length.isFinite ? length / 2 : 0 }

  static func title(_ rendering: Rendering) -> String {
    "\(rendering.visibleContent), \(Lengths.text(rendering.size)) points"
  }
}

extension StandaloneSVG {
  /// Returns the states of a view side by side, with the transitions between them below.
  package static func live(
    _ graph: StateGraph, parts: Figure.Parts, text: TextForm = .embedded, scheme: ColorScheme = .light
  ) -> Element {
    let figure = LiveFigure(graph, id: "v", parts: parts)
    return sheet(
      StripFigure(figure.cells, id: "v", parts: parts).pictures, words: LiveFigure.sentences(graph), text, scheme)
  }
}
