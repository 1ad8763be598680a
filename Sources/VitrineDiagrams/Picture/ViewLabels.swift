import Markup
import VitrineLayout
import VitrineText
import VitrineUI

/// The frames of the views, each with a label that is shown while a reader points at it or focuses it: the views with
/// this frame, their proposals and their reports.
struct ViewLabels {
  /// All views with the same frame, outermost first.
  struct Place {
    let frame: Rect
    var nodes: [RenderedNode]
  }

  let places: [Place]
  private let typesetter: Typesetter
  /// Whether the views are focusable by keyboard: many of them would be in the way.
  var isInteractive: Bool { places.count <= 16 }

  private static let most = 400
  private static let mostNames = 5

  init(_ scene: PictureScene) {
    typesetter = scene.typesetter
    var places: [Place] = []
    var known: [Rect: Int] = [:]
    for view in scene.views where view.frame.width > 0 && view.frame.height > 0 {
      if let index = known[view.frame] {
        places[index].nodes.append(view.node)
      } else {
        known[view.frame] = places.count
        places.append(Place(frame: view.frame, nodes: [view.node]))
      }
    }
    places = Self.outer(places)
    // Small frames are drawn over large ones, regardless of the tree.
    self.places = places.enumerated().sorted { a, b in
      let (first, second) = (a.element.frame, b.element.frame)
      return (-first.width * first.height, a.offset) < (-second.width * second.height, b.offset)
    }.map(\.element)
  }

  /// Returns the frames of the outer levels if there are too many. A level is shown completely or not at all.
  private static func outer(_ places: [Place]) -> [Place] {
    guard places.count > most else { return places }
    let levels = places.map { place in place.nodes.first?.path.utf8.count { $0 == UInt8(ascii: ".") } ?? 0 }
    var counts: [Int: Int] = [:]
    for level in levels { counts[level, default: 0] += 1 }
    var (deepest, count) = (-1, 0)
    for level in counts.keys.sorted() {
      count += counts[level] ?? 0
      guard count <= most else { break }
      deepest = level
    }
    return zip(places, levels).filter { $0.1 <= deepest }.map(\.0)
  }

  /// The size of the largest label, in points.
  var labelSize: Size {
    places.reduce(.zero) { size, place in
      let own = self.size(Self.lines(place))
      return Size(width: max(size.width, own.width), height: max(size.height, own.height))
    }
  }

  /// - Parameters:
  ///   - bounds: the area in which labels have to be.
  ///   - title: the accessibility label of the picture.
  ///   - steps: the numbers of each node's steps, by its path.
  ///   - isHidden: whether the frames are hidden until a reader requests them.
  func write(
    to writer: inout SVGWriter, within bounds: Rect, title: String, steps: [String: String], isHidden: Bool
  ) {
    var attributes = writer.outlineAttributes(isHidden: isHidden) + [Attribute("pointer-events", "all")]
    if isInteractive { attributes += [Attribute("role", "group"), Attribute("aria-label", title)] }
    writer.group(attributes) { writer in
      for place in places { write(place, to: &writer, within: bounds, steps: steps) }
    }
  }

  private func write(_ place: Place, to writer: inout SVGWriter, within bounds: Rect, steps: [String: String]) {
    let numbers = place.nodes.compactMap { steps[$0.path] }.filter { !$0.isEmpty }.joined(separator: " ")
    var attributes = [
      Attribute("class", "vf"), Attribute("data-path", place.nodes.map(\.path).joined(separator: " ")),
    ]
    if !numbers.isEmpty { attributes.append(Attribute("data-s", numbers)) }
    if isInteractive {
      let words = place.nodes.prefix(Self.mostNames).map(Self.words).joined(separator: "; ")
      attributes += [Attribute("tabindex", "0"), Attribute("role", "img"), Attribute("aria-label", words)]
    }
    writer.group(attributes) { writer in
      writer.outline(place.frame)
      label(place, within: bounds, &writer)
    }
  }

  /// Writes only the frames, for separate files.
  func writeOutlines(to writer: inout SVGWriter) {
    writer.group(writer.outlineAttributes()) { writer in
      for place in places { writer.outline(place.frame) }
    }
  }

  private typealias Line = [(text: String, ink: Ink)]

  private static func words(_ node: RenderedNode) -> String {
    "\(node.label), proposed \(Lengths.text(node.proposal)), reports \(Lengths.text(node.report))"
  }

  private static func lines(_ place: Place) -> [Line] {
    var lines: [Line] = place.nodes.prefix(mostNames).map { node in
      [
        (node.label + " ", .ink), (Lengths.text(node.proposal), .proposal), (" → ", .ink),
        (Lengths.text(node.report), .report),
      ]
    }
    if place.nodes.count > mostNames { lines.append([("and \(place.nodes.count - mostNames) more", .muted)]) }
    return lines
  }

  private func size(_ lines: [Line]) -> Size {
    let widths = lines.map { line in DiagramText(line.map(\.text).joined(), in: typesetter).width }
    return Size(width: (widths.max() ?? 0) + 16, height: Double(lines.count) * 15 + 9)
  }

  /// Writes the label below the view, or above it, or over its lower edge, where it fits.
  private func label(_ place: Place, within bounds: Rect, _ writer: inout SVGWriter) {
    let lines = Self.lines(place)
    let size = self.size(lines)
    let below = place.frame.maxY + 4
    let above = place.frame.minY - 4 - size.height
    let y =
      below + size.height <= bounds.maxY ? below : above >= bounds.minY ? above : bounds.maxY - size.height
    let x = min(max(place.frame.midX - size.width / 2, bounds.minX), bounds.maxX - size.width)
    writer.hiddenGroup("tip c-ink") { writer in
      writer.box(
        Rect(x: x.rounded() + 0.5, y: y.rounded() + 0.5, width: size.width - 1, height: size.height - 1),
        cornerRadius: 5)
      for (index, line) in lines.enumerated() {
        writer.label(line, at: Point(x: x + 8, y: y + 15 + Double(index) * 15), base: .ink)
      }
    }
  }
}
