import Foundation
import Markup
import VitrineLayout
import VitrineUI

extension SVGWriter {
  /// Writes a mark that is painted with an angular gradient; returns `false` for any other mark.
  ///
  /// SVG has no such gradient. Between two stops, the first color is painted, and then sectors of the second one over
  /// it, each to the end of the segment. Their opacities are such that the layers mix to the right color. Colors still
  /// follow the style sheet in both schemes, and there are no seams between sectors.
  mutating func writeAngular(_ mark: Mark) -> Bool {
    switch mark {
    case .rectangle(let rect, let radius, let fill, let stroke):
      return angular(fill, stroke, Path(roundedRect: rect, cornerRadius: radius).drawn) {
        .rectangle(rect, cornerRadius: radius, $0, $1)
      }
    case .ellipse(let rect, let fill, let stroke):
      return angular(fill, stroke, Path(ellipseIn: rect).drawn) { .ellipse(rect, $0, $1) }
    case .path(let path, let fill, let stroke): return angular(fill, stroke, path) { .path(path, $0, $1) }
    case .text(let text):
      guard case .angular(let stops, let center, let start, let end) = text.fill else { return false }
      var white = text
      white.fill = .ink(.mask)
      let box = Rect(
        x: text.origin.x, y: text.origin.y - text.font.size, width: text.width, height: text.font.size * 1.4)
      throughMask([.text(white)]) { $0.sweep(stops, center, start, end, reach(center, box)) }
      return true
    case .group, .image: return false
    }
  }

  private mutating func angular(
    _ fill: Fill?, _ stroke: Stroke?, _ outline: DrawnPath, _ mark: (Fill?, Stroke?) -> Mark
  ) -> Bool {
    var (plainFill, plainStroke) = (fill, stroke)
    let box = Path(outline).boundingRect
    var isAngular = false
    if case .angular(let stops, let center, let start, let end)? = fill {
      isAngular = true
      plainFill = nil
      throughClip(outline) { $0.sweep(stops, center, start, end, reach(center, box)) }
    }
    if let stroke, case .angular(let stops, let center, let start, let end) = stroke.fill {
      isAngular = true
      plainStroke = nil
      var white = stroke
      white.fill = .ink(.mask)
      let reached = reach(center, box) + stroke.width
      throughMask([mark(nil, white)]) { $0.sweep(stops, center, start, end, reached) }
    }
    guard isAngular else { return false }
    if plainFill != nil || plainStroke != nil { write(mark(plainFill, plainStroke)) }
    return true
  }

  /// Paints stops between two angles, in degrees, around a center.
  private mutating func sweep(
    _ stops: GradientStops, _ center: Point, _ start: Double, _ end: Double, _ radius: Double
  ) {
    guard !stops.stops.isEmpty, start.isFinite, end.isFinite, radius.isFinite else { return }
    let (low, span) = (min(start, end), min(abs(end - start), 360))
    let ordered = end < start ? stops.stops.reversed() : stops.stops
    var places = ordered.map { stop -> (angle: Double, ink: Ink) in
      let location = min(max(stop.location, 0), 1)
      return (angle: low + (end < start ? 1 - location : location) * span, ink: stop.ink)
    }
    // The rest of the circle is half in the first color and half in the last one.
    let rest = (360 - span) / 2
    places.insert((angle: low - rest, ink: places[0].ink), at: 0)
    places.append((angle: low + span + rest, ink: places[places.count - 1].ink))
    for (from, to) in zip(places, places.dropFirst()) where to.angle - from.angle > 0.01 {
      stretch(from, to, center, radius)
    }
  }

  private mutating func stretch(
    _ from: (angle: Double, ink: Ink), _ to: (angle: Double, ink: Ink), _ center: Point, _ radius: Double
  ) {
    guard from.ink != to.ink else { return sector(from.angle, to.angle, center, radius, from.ink) }
    let count = max(2, Int(((to.angle - from.angle) / 5).rounded(.up)))
    let angle = { (step: Int) in from.angle + (to.angle - from.angle) * Double(step) / Double(count) }
    // The relative position of the center of a step between the two colors.
    let way = { (step: Int) in (Double(step) + 0.5) / Double(count) }
    let (first, last) = (from.ink.light.opacity, to.ink.light.opacity)
    guard first >= 1, last >= 1 else {
      // Translucent layers cannot be stacked: each step is painted once, in the color of the more opaque stop.
      let main = first >= last ? from.ink : to.ink
      guard main.light.opacity > 0 else { return }
      for step in 0..<count {
        let opacity = first + (last - first) * way(step)
        sector(angle(step), angle(step + 1), center, radius, main.opacity(opacity / main.light.opacity))
      }
      return
    }
    sector(from.angle, to.angle, center, radius, from.ink)
    var covered = 0.0
    for step in 0..<count {
      let opacity = 1 - (1 - way(step)) / (1 - covered)
      covered = way(step)
      sector(angle(step), to.angle, center, radius, to.ink.opacity(opacity))
    }
  }

  private mutating func sector(_ from: Double, _ to: Double, _ center: Point, _ radius: Double, _ ink: Ink) {
    guard ink.light.opacity > 0 else { return }
    let point = { (degrees: Double) in
      Point(x: center.x + radius * cos(degrees * .pi / 180), y: center.y + radius * sin(degrees * .pi / 180))
    }
    // A full turn ends at its start, so it is drawn as a circle.
    guard to - from < 359.9 else {
      let circle = Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
      return write(.ellipse(circle, .ink(ink), nil))
    }
    let (a, b) = (point(from), point(to))
    var data = PathData(capacity: 4)
    data.move(center.x, center.y)
    data.line(a.x, a.y)
    data.arc(radius: radius, isLarge: to - from > 180, to: b.x, b.y)
    data.close()
    var attributes = [Attribute("d", .path(data, decimals: 2))]
    paint(.ink(ink), nil, &attributes)
    add("path", attributes)
  }
}

/// Returns the radius, in points, at which sectors around a center cover a box.
private func reach(_ center: Point, _ box: Rect) -> Double {
  let dx = max(abs(box.minX - center.x), abs(box.maxX - center.x))
  let dy = max(abs(box.minY - center.y), abs(box.maxY - center.y))
  return (dx * dx + dy * dy).squareRoot() + 1
}

extension Ink {
  /// The color that makes a mask opaque.
  fileprivate static let mask = Ink(RGBA(hex: 0xFFFFFF))
}
