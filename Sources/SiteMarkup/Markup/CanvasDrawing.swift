import Markup
import SiteContent

/// Draws a canvas: groups behind, lines over them, cards in front.
struct CanvasDrawing {
  let canvas: JSONCanvas
  /// The nodes in each card, in the order of the cards.
  let contents: [[Node]]
  /// The accessibility label of the drawing.
  let label: String

  private static let margin = 24.0

  /// The drawing, in a box that scrolls where the page is too narrow; empty for an empty canvas.
  var nodes: [Node] {
    guard !canvas.cards.isEmpty else { return [] }
    var parts: [Node] = ["\n"]
    for card in canvas.cards { if case .group(let label) = card.content { parts += group(card, label) } }
    for line in canvas.lines { parts += self.line(line) }
    for (card, content) in zip(canvas.cards, contents) {
      if case .group = card.content { continue }
      parts += self.card(card, content)
    }
    let (x, y, width, height) = frame
    let svg = Element(
      "svg",
      [
        "width": width, "height": height,
        "viewBox": [x, y, width, height].map { NumberText.text($0) }.joined(separator: " "),
      ], parts)
    return .block(
      "div", ["class": "canvas", "role": "region", "aria-label": label, "tabindex": "0"], .lines([.element(svg), "\n"]))
  }

  private var frame: (x: Double, y: Double, width: Double, height: Double) {
    let boxes = canvas.cards.map(\.box)
    // A group's label is drawn above its box.
    let left = (boxes.map(\.x).min() ?? 0) - Self.margin
    let top = (boxes.map(\.y).min() ?? 0) - Self.margin * 1.5
    let right = (boxes.map { $0.x + $0.width }.max() ?? 0) + Self.margin
    let bottom = (boxes.map { $0.y + $0.height }.max() ?? 0) + Self.margin
    return (left, top, right - left, bottom - top)
  }

  // MARK: Parts

  private func group(_ card: JSONCanvas.Card, _ label: String) -> [Node] {
    var parts: [Node] = [rect(card)]
    if !label.isEmpty {
      parts.append(.element("text", ["x": card.box.x + 4, "y": card.box.y - 8], [.text(label)]))
    }
    return .block("g", ["class": "canvas-group" + Self.style(card.color)], parts)
  }

  private func card(_ card: JSONCanvas.Card, _ content: [Node]) -> [Node] {
    let box = card.box
    let body = Element(
      "foreignObject", ["x": box.x, "y": box.y, "width": box.width, "height": box.height],
      [.element("div", ["class": "canvas-card", "tabindex": "0"], .lines(content))])
    return .block("g", ["class": "canvas-node" + Self.style(card.color)], [rect(card), .element(body)])
  }

  private func rect(_ card: JSONCanvas.Card) -> Node {
    let box = card.box
    var rect = Element("rect", ["x": box.x, "y": box.y, "width": box.width, "height": box.height, "rx": 8])
    if let color = Self.own(card.color) { rect.attributes += [Attribute("stroke", color), Attribute("fill", color)] }
    return .element(rect)
  }

  private func line(_ line: JSONCanvas.Line) -> [Node] {
    guard let from = box(line.from), let to = box(line.to) else { return [] }
    let (fromSide, toSide) = (line.sides.from ?? from.side(towards: to), line.sides.to ?? to.side(towards: from))
    let (start, end) = (from.middle(of: fromSide), to.middle(of: toSide))
    let distance = ((end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y)).squareRoot()
    let pull = min(max(distance / 2, 30), 200)
    let (out, back) = (fromSide.direction, toSide.direction)
    let (a, b) = (
      (x: start.x + out.x * pull, y: start.y + out.y * pull), (x: end.x + back.x * pull, y: end.y + back.y * pull)
    )
    let curve = "M\(Self.point(start))C\(Self.point(a)) \(Self.point(b)) \(Self.point(end))"
    var path = Element("path", ["class": "canvas-line", "d": curve])
    if let color = Self.own(line.color) { path["stroke"] = .text(color) }
    var parts: [Node] = [.element(path)]
    if line.arrows.from { parts.append(arrow(at: start, away: out, line.color)) }
    if line.arrows.to { parts.append(arrow(at: end, away: back, line.color)) }
    if !line.label.isEmpty {
      let middle = (x: (start.x + 3 * a.x + 3 * b.x + end.x) / 8, y: (start.y + 3 * a.y + 3 * b.y + end.y) / 8)
      parts.append(.element("text", ["x": middle.x, "y": middle.y], [.text(line.label)]))
    }
    return .block("g", ["class": "canvas-edge" + Self.style(line.color)], parts)
  }

  private func arrow(at tip: (x: Double, y: Double), away: (x: Double, y: Double), _ color: CanvasColor?) -> Node {
    let (length, half) = (11.0, 5.5)
    let base = (x: tip.x + away.x * length, y: tip.y + away.y * length)
    let (left, right) = (
      (x: base.x - away.y * half, y: base.y + away.x * half), (x: base.x + away.y * half, y: base.y - away.x * half)
    )
    var head = Element(
      "path", ["class": "canvas-arrow", "d": "M\(Self.point(tip))L\(Self.point(left))L\(Self.point(right))Z"])
    if let color = Self.own(color) { head["fill"] = .text(color) }
    return .element(head)
  }

  private func box(_ id: String) -> CanvasBox? { canvas.cards.first { $0.id == id }?.box }

  private static func point(_ point: (x: Double, y: Double)) -> String {
    NumberText.text(point.x) + " " + NumberText.text(point.y)
  }

  private static func style(_ color: CanvasColor?) -> String {
    switch color {
    case .preset(let number): " canvas-\(number)"
    case .hex: " canvas-own"
    case nil: ""
    }
  }

  private static func own(_ color: CanvasColor?) -> String? { if case .hex(let text) = color { text } else { nil } }
}
