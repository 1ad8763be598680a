import VitrineLayout
import VitrineText
import VitrineUI

/// A line of a diagram's own text, measured like a view's.
struct DiagramText {
  enum Anchor { case start, middle, end }

  let text: String
  let size: Double
  let layout: TextLayout

  init(_ text: String, size: Double = 11, weight: Double = 400) {
    self.text = text
    self.size = size
    let run = StyledText.Run(text: text, font: FontFace(size: size, weight: weight))
    layout = Typesetter.shared.layout(
      StyledText([run]), options: TextOptions(profile: .macos, scale: 2), width: nil, height: nil)
  }

  var width: Double { layout.width }

  /// The marks, with the baseline at a point.
  func marks(at point: Point, _ anchor: Anchor, _ ink: Ink) -> [Mark] {
    let shift = anchor == .start ? 0 : anchor == .middle ? -width / 2 : -width
    return layout.lines.first.map { line in
      line.fragments.map { fragment in
        .text(
          TextMark(
            text: fragment.text, origin: Point(x: point.x + shift + fragment.x, y: point.y), width: fragment.width,
            font: fragment.font, letterSpacing: fragment.letterSpacing, fill: .ink(ink),
            isRightToLeft: fragment.isRightToLeft))
      }
    } ?? []
  }
}

/// A dimension line, as an architect draws it: ticks, a line and the length.
struct DimensionLine {
  let axis: Axis
  let from: Double
  let to: Double
  /// Where the line stands on the other axis.
  let at: Double
  /// Whether the label stands beyond the line, away from the picture (below, or at the right).
  let isBeyond: Bool

  var label: DiagramText { DiagramText(Lengths.text(to - from)) }

  var marks: [Mark] {
    let stroke = Stroke(.ink(.dimension), width: 0.75)
    let tick = 3.5
    var path = DrawnPath()
    if axis == .horizontal {
      path.elements = [
        .move(Point(x: from, y: at - tick)), .line(Point(x: from, y: at + tick)), .move(Point(x: to, y: at - tick)),
        .line(Point(x: to, y: at + tick)), .move(Point(x: from, y: at)), .line(Point(x: to, y: at)),
      ]
    } else {
      path.elements = [
        .move(Point(x: at - tick, y: from)), .line(Point(x: at + tick, y: from)), .move(Point(x: at - tick, y: to)),
        .line(Point(x: at + tick, y: to)), .move(Point(x: at, y: from)), .line(Point(x: at, y: to)),
      ]
    }
    let middle = (from + to) / 2
    let text =
      axis == .horizontal
      ? label.marks(at: Point(x: middle, y: isBeyond ? at + 15 : at - 6), .middle, .dimension)
      : label.marks(at: Point(x: isBeyond ? at + 8 : at - 8, y: middle + 4), isBeyond ? .start : .end, .dimension)
    return [.path(path, nil, stroke)] + text
  }

  /// The room that line and label take.
  var bounds: Rect {
    let width = label.width
    let middle = (from + to) / 2
    if axis == .horizontal {
      let half = max((to - from) / 2, width / 2)
      return Rect(x: middle - half, y: isBeyond ? at - 4 : at - 18, width: half * 2, height: 22)
    }
    let half = max((to - from) / 2, 8)
    return Rect(x: isBeyond ? at - 4 : at - 10 - width, y: middle - half, width: width + 14, height: half * 2)
  }
}
