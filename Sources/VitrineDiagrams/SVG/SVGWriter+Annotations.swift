import VitrineLayout
import VitrineUI

/// What diagrams say about views: thin lines and labels, written as short as SVG allows.
extension SVGWriter {
  /// A label of a diagram. It need not be as wide as it was measured: it stays where it is anchored.
  mutating func label(_ text: DiagramText, at point: Point, _ anchor: DiagramText.Anchor, _ ink: Ink) {
    guard outliner == nil else { return write(text.marks(at: point, anchor, ink)) }
    let n = SVGText.number
    var attributes = "x=\"\(n(point.x))\" y=\"\(n(point.y))\""
    if anchor != .start { attributes += " text-anchor=\"\(anchor.rawValue)\"" }
    if text.size != DiagramText.standardSize { attributes += " font-size=\"\(n(text.size))\"" }
    if text.weight != 400 { attributes += " font-weight=\"\(n(text.weight))\"" }
    body += "<text \(attributes)\(paint(.ink(ink), nil))>\(SVGText.escaped(text.text))</text>"
  }

  /// A label in several colours; the first is that of all that say nothing else.
  mutating func label(_ runs: [(text: String, ink: Ink)], at point: Point) {
    guard let base = runs.first?.ink else { return }
    let n = SVGText.number
    body += "<text x=\"\(n(point.x))\" y=\"\(n(point.y))\"\(paint(.ink(base), nil))>"
    for run in runs {
      let text = SVGText.escaped(run.text)
      body += run.ink == base ? text : "<tspan\(paint(.ink(run.ink), nil))>\(text)</tspan>"
    }
    body += "</text>"
  }

  mutating func lines(_ elements: [DrawnPath.Element], _ ink: Ink, width: Double = 1, dash: [Double] = []) {
    guard !elements.isEmpty else { return }
    let name = scheme == nil ? ink.name.map { " class=\"s-\($0)\"" } ?? "" : ""
    let breadth = width == 1 ? "" : " stroke-width=\"\(SVGText.number(width))\""
    let dashes = dash.isEmpty ? "" : " stroke-dasharray=\"\(dash.map(SVGText.number).joined(separator: " "))\""
    body +=
      "<path d=\"\(SVGText.shortPath(elements))\"\(name) fill=\"none\" stroke=\"\(shown(ink).hex)\"\(breadth)\(dashes)/>"
  }

  /// A view's frame: a fine dashed line, with an inside that can be pointed at.
  mutating func outline(_ frame: Rect) {
    let n = SVGText.number
    body +=
      "<rect x=\"\(n(frame.minX))\" y=\"\(n(frame.minY))\" width=\"\(n(frame.width))\" height=\"\(n(frame.height))\"/>"
  }

  /// What outlines have in common.
  var outlineAttributes: String {
    (scheme == nil ? "class=\"s-line\" " : "")
      + "fill=\"none\" stroke=\"\(shown(.line).hex)\" stroke-width=\"0.75\" stroke-dasharray=\"2 2\""
  }
}

extension SVGText {
  /// Lines that are level or upright are told by the one number that changes.
  static func shortPath(_ elements: DrawnPathElements) -> String {
    var data = ""
    var current = ("", "")
    for element in elements {
      switch element {
      case .move(let point):
        current = (number(point.x), number(point.y))
        data += "M\(current.0) \(current.1)"
      case .line(let point):
        let next = (number(point.x), number(point.y))
        data += next.1 == current.1 ? "H\(next.0)" : next.0 == current.0 ? "V\(next.1)" : "L\(next.0) \(next.1)"
        current = next
      default: data += path([element])
      }
    }
    return data
  }
}
