import VitrineLayout
import VitrineText
import VitrineUI

/// The alignment guides of views as lines, each with its name in the margin.
struct GuideLines {
  private var drawn: [(line: [DrawnPath.Element], name: DiagramText, at: Point, anchor: DiagramText.Anchor)] = []
  /// The bounds of the lines and names.
  private(set) var bounds: Rect

  private struct Line {
    let position: Double
    var start: Double
    var names: [String]
  }

  init(_ scene: PictureScene, around bounds: Rect) {
    self.bounds = bounds
    let upright = Self.lines(scene, .horizontal)
    let level = Self.lines(scene, .vertical)
    drawUpright(upright, bounds, scene.typesetter)
    drawLevel(level, bounds, scene.typesetter)
  }

  /// Returns the lines of one axis; guides at the same position are one line with all their names.
  private static func lines(_ scene: PictureScene, _ axis: Axis) -> [Line] {
    var lines: [Line] = []
    for view in scene.views {
      let start = axis == .horizontal ? view.frame.minY : view.frame.minX
      for guide in view.node.guides where guide.axis == axis {
        guard abs(guide.position) < PictureScene.limit else { continue }
        let position = guide.position * scene.fit.zoom
        if let index = lines.firstIndex(where: { abs($0.position - position) < 0.25 }) {
          lines[index].start = min(lines[index].start, start)
          if !lines[index].names.contains(guide.name) { lines[index].names.append(guide.name) }
        } else {
          lines.append(Line(position: position, start: start, names: [guide.name]))
        }
      }
    }
    return lines.sorted { $0.position < $1.position }
  }

  func write(to writer: inout SVGWriter) {
    for item in drawn {
      writer.lines(item.line, .guide, width: 0.75, dash: [6, 2, 1, 2])
      writer.label(item.name, at: item.at, item.anchor, .guide)
    }
  }

  private mutating func drawLevel(_ lines: [Line], _ area: Rect, _ typesetter: Typesetter) {
    var free = -Double.infinity
    for line in lines {
      let y = max(line.position, free)
      free = y + 13
      let end = area.maxX + 8
      let label = DiagramText(line.names.joined(separator: ", "), size: 10, in: typesetter)
      let path: [DrawnPath.Element] = [
        .move(Point(x: line.start - 3, y: line.position)), .line(Point(x: area.maxX + 3, y: line.position)),
        .line(Point(x: end, y: y)),
      ]
      drawn.append((path, label, Point(x: end + 3, y: y + 3.5), .start))
      bounds = bounds.union(Rect(x: end, y: y - 8, width: label.width + 6, height: 16))
    }
  }

  /// Draws vertical lines with names below them, in several rows if they would overlap.
  private mutating func drawUpright(_ lines: [Line], _ area: Rect, _ typesetter: Typesetter) {
    var rows: [Double] = []
    for line in lines {
      let label = DiagramText(line.names.joined(separator: ", "), size: 10, in: typesetter)
      let left = line.position - label.width / 2
      let row = rows.firstIndex { $0 + 6 < left } ?? rows.count
      if row == rows.count { rows.append(0) }
      rows[row] = left + label.width
      let end = area.maxY + 6 + Double(row) * 13
      let path: [DrawnPath.Element] = [
        .move(Point(x: line.position, y: line.start - 3)), .line(Point(x: line.position, y: end)),
      ]
      drawn.append((path, label, Point(x: line.position, y: end + 10), .middle))
      bounds = bounds.union(Rect(x: left, y: end, width: label.width, height: 14))
    }
  }
}
