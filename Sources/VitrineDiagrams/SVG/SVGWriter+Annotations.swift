import Markup
import VitrineLayout
import VitrineUI

/// The annotations of diagrams: thin lines and labels, in compact SVG.
extension SVGWriter {
  /// Writes a label of a diagram without its measured width: it is positioned by its anchor.
  ///
  /// - Parameter isAnchored: whether the group around has the anchor as an attribute.
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

  /// Writes labels of one color and anchor, in a group that has both as attributes.
  mutating func labels(_ labels: [(text: DiagramText, point: Point)], _ anchor: DiagramText.Anchor, _ ink: Ink) {
    guard outliner == nil else { return anchored(labels, anchor, ink) }
    if labels.count < 2 { return labels.forEach { label($0.text, at: $0.point, anchor, ink) } }
    var common: [Attribute] = []
    if anchor != .start { common.append(Attribute("text-anchor", anchor.rawValue)) }
    paint(.ink(ink), nil, &common)
    group(common) { $0.anchored(labels, anchor, ink) }
  }

  /// Writes labels whose color and anchor are attributes of the group around them.
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

  /// Returns the attributes for the color of all text in a group.
  func inked(_ cssClass: String, _ ink: Ink) -> [Attribute] {
    let name = scheme == nil ? ink.name.map { " c-\($0)" } ?? "" : ""
    return [Attribute("class", cssClass + name)] + literal("fill", ink)
  }

  /// Writes a label in several colors.
  ///
  /// - Parameter base: the color of the group around.
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

  /// Writes a box for text: a filled rectangle with a border of the default width.
  mutating func box(_ frame: Rect, cornerRadius: Double, dash: [Double] = []) {
    var attributes = frameAttributes(frame, decimals: 2)
    attributes.append(Attribute("rx", cornerRadius))
    if scheme == nil { attributes.append(Attribute("class", "c-paper s-line")) }
    attributes += literal("fill", .paper) + literal("stroke", .line)
    if !dash.isEmpty { attributes.append(Attribute("stroke-dasharray", .numbers(dash, decimals: 2))) }
    add("rect", attributes)
  }

  /// Writes extension lines from a measured view to its dimension line, paler than that.
  mutating func witnesses(_ elements: [DrawnPath.Element]) {
    guard !elements.isEmpty else { return }
    var attributes = [Attribute("d", .path(PathData(short: elements, decimals: 2), decimals: 2))]
    if scheme == nil { attributes.append(Attribute("class", "s-dimension")) }
    attributes += literal("stroke", .dimension)
    attributes += [Attribute("stroke-width", 0.5), Attribute("opacity", 0.4)]
    add("path", attributes)
  }

  /// Writes a view's frame: a thin dashed line, with an area that a reader can point at.
  mutating func outline(_ frame: Rect) { add("rect", frameAttributes(frame, decimals: 2)) }

  /// Returns the common attributes of frames.
  ///
  /// - Parameter isHidden: whether the frames are hidden until a reader requests them.
  func outlineAttributes(isHidden: Bool = false) -> [Attribute] {
    (scheme == nil && !isHidden ? [Attribute("class", "s-line")] : []) + [
      Attribute("fill", "none"), Attribute("stroke", isHidden ? "none" : shown(.line).hex),
      Attribute("stroke-width", "0.75"), Attribute("stroke-dasharray", "2 2"),
    ]
  }
}
