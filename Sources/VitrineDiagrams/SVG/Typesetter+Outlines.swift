import VitrineLayout
import VitrineText
import VitrineUI

extension Typesetter {
  /// Returns a text's glyphs as a path; `nil` if a glyph has no outline.
  func outlinePath(of mark: TextMark) -> DrawnPath? {
    let elements = outline(
      of: mark.text, font: mark.font, letterSpacing: mark.letterSpacing, isRightToLeft: mark.isRightToLeft,
      x: mark.origin.x, baseline: mark.origin.y, width: mark.width)
    return elements.map { elements in
      DrawnPath(
        elements.map { element in
          switch element {
          case .move(let x, let y): .move(Point(x: x, y: y))
          case .line(let x, let y): .line(Point(x: x, y: y))
          case .quad(let cx, let cy, let x, let y): .quad(Point(x: x, y: y), control: Point(x: cx, y: cy))
          case .cubic(let c1x, let c1y, let c2x, let c2y, let x, let y):
            .cubic(Point(x: x, y: y), control1: Point(x: c1x, y: c1y), control2: Point(x: c2x, y: c2y))
          case .close: .close
          }
        })
    }
  }
}
