import VitrineLayout
import VitrineUI

/// A mark, or several as one line, as it is painted; in points from the plot's corner.
package struct MarkFigure {
  package enum Paint {
    case fill
    case stroke(StrokeStyle)
  }

  /// The simplest thing that the outline is; it fills the mark's bounds.
  package enum Form: Hashable {
    case path, ellipse
    case rectangle(cornerRadius: Double)
  }

  package let kind: ChartMark.Kind
  package let path: Path
  package let paint: Paint
  package let style: any ShapeStyle
  package let look: MarkLook
  /// What the mark takes, for frames and for what is put beside it.
  package let bounds: Rect
  package var form = Form.path
  package var notes: [Note] = []

  /// A view beside a mark or in its place.
  package struct Note {
    let content: AnyView
    /// The mark's part that the view belongs to.
    let anchor: Rect
    let position: AnnotationPosition
    let alignment: Alignment
    /// In points.
    let spacing: Double
  }

  init(
    _ kind: ChartMark.Kind, _ path: Path, _ paint: Paint, _ style: any ShapeStyle, _ look: MarkLook, bounds: Rect
  ) {
    (self.kind, self.paint, self.style, self.look) = (kind, paint, style, look)
    self.path = look.offset == .zero ? path : path.offsetBy(dx: look.offset.x, dy: look.offset.y)
    self.bounds = bounds.offset(by: look.offset)
  }

  /// The annotations of a mark.
  ///
  /// - Parameter usual: where they are put whose position is automatic.
  mutating func annotate(_ look: MarkLook, at anchor: Rect, usual: AnnotationPosition) {
    for annotation in look.annotations {
      let position = annotation.position == .automatic ? usual : annotation.position
      notes.append(
        Note(
          content: annotation.content, anchor: anchor.offset(by: look.offset), position: position,
          alignment: annotation.alignment, spacing: annotation.spacing ?? 4))
    }
  }
}

extension Rect {
  /// The rectangle between two corners.
  init(from a: Point, to b: Point) {
    self.init(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
  }

  /// A square around a point.
  init(around point: Point, side: Double) {
    self.init(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side)
  }
}
