import Markup
import VitrineLayout
import VitrineUI

/// What diagrams say about views: thin lines and labels, written as short as SVG allows.
extension SVGWriter {
  /// A label of a diagram. It need not be as wide as it was measured: it stays where it is anchored.
  ///
  /// - Parameter isAnchored: whether the group around says the anchor.
  mutating func label(
    _ text: DiagramText, at point: Point, _ anchor: DiagramText.Anchor, _ ink: Ink, isAnchored: Bool = false
  ) {
    guard outliner == nil else { return write(text.marks(at: point, anchor, ink)) }
    var attributes = [Attribute("x", point.x), Attribute("y", point.y)]
    if anchor != .start, !isAnchored { attributes.append(Attribute("text-anchor", anchor.rawValue)) }
    if text.size != DiagramText.standardSize { attributes.append(Attribute("font-size", text.size)) }
    if text.weight != 400 { attributes.append(Attribute("font-weight", text.weight)) }
    paint(.ink(ink), nil, &attributes)
    add("text", attributes, [.text(text.text)])
  }

  /// Labels of one ink and anchor, in a group that says both once.
  mutating func labels(_ labels: [(text: DiagramText, point: Point)], _ anchor: DiagramText.Anchor, _ ink: Ink) {
    guard outliner == nil else { return anchored(labels, anchor, ink) }
    if labels.count < 2 { return labels.forEach { label($0.text, at: $0.point, anchor, ink) } }
    var common: [Attribute] = []
    if anchor != .start { common.append(Attribute("text-anchor", anchor.rawValue)) }
    paint(.ink(ink), nil, &common)
    group(common) { $0.anchored(labels, anchor, ink) }
  }

  /// Labels whose ink and anchor the group around them says.
  mutating func anchored(_ labels: [(text: DiagramText, point: Point)], _ anchor: DiagramText.Anchor, _ ink: Ink) {
    for (text, point) in labels {
      guard outliner == nil else {
        write(text.marks(at: point, anchor, ink))
        continue
      }
      var attributes = [Attribute("x", point.x), Attribute("y", point.y)]
      if text.size != DiagramText.standardSize { attributes.append(Attribute("font-size", text.size)) }
      if text.weight != 400 { attributes.append(Attribute("font-weight", text.weight)) }
      add("text", attributes, [.text(text.text)])
    }
  }

  /// What says the colour of all text in a group.
  func inked(_ cssClass: String, _ ink: Ink) -> [Attribute] {
    let name = scheme == nil ? ink.name.map { " c-\($0)" } ?? "" : ""
    return [Attribute("class", cssClass + name)] + literal("fill", ink)
  }

  /// A label in several colours.
  ///
  /// - Parameter base: the colour of the group around.
  mutating func label(_ runs: [(text: String, ink: Ink)], at point: Point, base: Ink) {
    let attributes = [Attribute("x", point.x), Attribute("y", point.y)]
    let children = runs.map { run -> Node in
      guard run.ink != base else { return .text(run.text) }
      var own: [Attribute] = []
      paint(.ink(run.ink), nil, &own)
      return .element(Element(name: "tspan", attributes: own, children: [.text(run.text)]))
    }
    add("text", attributes, children)
  }

  mutating func lines(_ elements: [DrawnPath.Element], _ ink: Ink, width: Double = 1, dash: [Double] = []) {
    guard !elements.isEmpty else { return }
    var attributes = [Attribute("d", .path(PathData(short: elements, decimals: 2), decimals: 2))]
    if scheme == nil, let name = ink.name { attributes.append(Attribute("class", "s-\(name)")) }
    attributes += [Attribute("fill", "none")] + literal("stroke", ink)
    if width != 1 { attributes.append(Attribute("stroke-width", width)) }
    if !dash.isEmpty { attributes.append(Attribute("stroke-dasharray", .numbers(dash, decimals: 2))) }
    add("path", attributes)
  }

  /// A box with text in it: paper with a line around, as wide as lines are where nothing is said.
  mutating func box(_ frame: Rect, cornerRadius: Double, dash: [Double] = []) {
    var attributes = frameAttributes(frame, decimals: 2)
    attributes.append(Attribute("rx", cornerRadius))
    if scheme == nil { attributes.append(Attribute("class", "c-paper s-line")) }
    attributes += literal("fill", .paper) + literal("stroke", .line)
    if !dash.isEmpty { attributes.append(Attribute("stroke-dasharray", .numbers(dash, decimals: 2))) }
    add("rect", attributes)
  }

  /// From what is measured to the lines beside it: paler than those.
  mutating func witnesses(_ elements: [DrawnPath.Element]) {
    guard !elements.isEmpty else { return }
    var attributes = [Attribute("d", .path(PathData(short: elements, decimals: 2), decimals: 2))]
    if scheme == nil { attributes.append(Attribute("class", "s-dimension")) }
    attributes += literal("stroke", .dimension)
    attributes += [Attribute("stroke-width", 0.5), Attribute("opacity", 0.4)]
    add("path", attributes)
  }

  /// A view's frame: a fine dashed line, with an inside that can be pointed at.
  mutating func outline(_ frame: Rect) { add("rect", frameAttributes(frame, decimals: 2)) }

  /// What outlines have in common.
  ///
  /// - Parameter isHidden: whether a style sheet shows them, on demand.
  func outlineAttributes(isHidden: Bool = false) -> [Attribute] {
    (scheme == nil && !isHidden ? [Attribute("class", "s-line")] : []) + [
      Attribute("fill", "none"), Attribute("stroke", isHidden ? "none" : shown(.line).hex),
      Attribute("stroke-width", "0.75"), Attribute("stroke-dasharray", "2 2"),
    ]
  }
}
