import Markup
import VitrineDiagrams
import VitrineLayout
import VitrineUI

/// The names of a chart's curves: in wide figures at their right ends, in a separate drawing beside the chart; in
/// narrow figures, and for curves that end earlier, in a list above the chart.
struct SweepNames {
  let chart: SweepChart

  private static let gap = 14.0
  /// The length of the lines from the chart to the names, in points.
  private static let lead = 18.0

  /// The curves that reach the chart's right end, with names moved apart where they would overlap.
  private var places: [(index: Int, end: Double, y: Double)] {
    var places: [(index: Int, end: Double, y: Double)] = []
    for (index, curve) in chart.series.curves.enumerated() {
      guard let ends = curve.ends.last ?? nil else { continue }
      places.append((index, chart.y(ends.last), chart.y(ends.last)))
    }
    places.sort { ($0.end, $0.index) < ($1.end, $1.index) }
    for index in places.indices.dropFirst() {
      places[index].y = max(places[index].y, places[index - 1].y + Self.gap)
    }
    var floor = SweepChart.height + 2
    for index in places.indices.reversed() {
      places[index].y = min(places[index].y, floor)
      floor = places[index].y - Self.gap
    }
    return places
  }

  /// The width of the names with the lines to them, in points.
  var breadth: Double { (places.map { name($0.index).width }.max() ?? 0) + Self.lead + 4 }

  /// Draws the names at the right ends; hidden from assistive technologies, which read the list.
  func svg(id: String) -> Element {
    var writer = SVGWriter(prefix: id, scale: 1)
    for place in places {
      let ink = SweepChart.style(place.index).ink
      let leader = DrawnPath([
        .move(Point(x: 0, y: place.end)), .line(Point(x: 6, y: place.end)), .line(Point(x: 12, y: place.y)),
      ])
      writer.write(
        [.path(leader, nil, Stroke(.ink(ink), width: 0.5))]
          + name(place.index).marks(at: Point(x: Self.lead, y: place.y + 4), .start, ink))
    }
    let bounds = Rect(
      x: -2, y: -SweepChart.headroom, width: breadth,
      height: SweepChart.height + SweepChart.headroom + Self.gap)
    var drawing = writer.document(bounds, title: "", cssClass: "names", isGroup: true)
    drawing["aria-hidden"] = .text("true")
    return drawing
  }

  private func name(_ index: Int) -> DiagramText { chart.text(chart.series.curves[index].label) }

  /// Returns a list of all curves, with a sample of each line.
  func legend(id: String) -> Element {
    let named = Set(places.map(\.index))
    return Element("ul", ["class": "curves"]) {
      for (index, curve) in chart.series.curves.enumerated() {
        Element("li", ["class": named.contains(index) ? "named" : nil]) {
          sample(index, "\(id)-c\(index)")
          " \(curve.label)"
        }
      }
    }
  }

  private func sample(_ index: Int, _ id: String) -> Element {
    let style = SweepChart.style(index)
    var writer = SVGWriter(prefix: id, scale: 1)
    let line = DrawnPath([.move(Point(x: 0, y: 4)), .line(Point(x: 22, y: 4))])
    writer.write([.path(line, nil, Stroke(.ink(style.ink), width: 1.75, dash: style.dash))])
    var drawing = writer.document(Rect(x: 0, y: 0, width: 22, height: 8), title: "", cssClass: "sample", isGroup: true)
    drawing["aria-hidden"] = .text("true")
    return drawing
  }
}
