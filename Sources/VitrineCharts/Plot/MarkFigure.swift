import VitrineLayout
import VitrineUI

/// The drawing of a mark, or of a series of marks; in points from the plot's corner.
package struct MarkFigure {
  package enum Paint {
    case fill
    case stroke(StrokeStyle)
  }

  /// The simplest form of the outline, which fills the mark's bounds.
  package enum Form: Hashable {
    case path, ellipse
    case rectangle(cornerRadius: Double)
  }

  package let kind: ChartMark.Kind
  package private(set) var path: Path
  package let paint: Paint
  package let style: any ShapeStyle
  package let look: MarkLook
  /// The bounds of the mark, for its frame and its annotations.
  package let bounds: Rect
  package var form = Form.path
  /// The outlines inside which the mark is not drawn, such as the symbols of a line.
  package var holes = Path()
  package var notes: [Note] = []

  /// An annotation beside a mark, or a view that is drawn instead of the mark.
  package struct Note {
    let content: AnyView
    /// The part of the mark to which the view belongs.
    let anchor: Rect
    let position: AnnotationPosition
    let alignment: Alignment
    /// The distance to the mark, in points.
    let spacing: Double
  }

  init(
    _ kind: ChartMark.Kind, _ path: Path, _ paint: Paint, _ style: any ShapeStyle, _ look: MarkLook, bounds: Rect
  ) {
    (self.kind, self.paint, self.style, self.look) = (kind, paint, style, look)
    self.path = look.offset == .zero ? path : path.offsetBy(dx: look.offset.x, dy: look.offset.y)
    self.bounds = bounds.offset(by: look.offset)
  }

  /// Rounds the corners at edges of a rectangle by 2 points.
  mutating func round(_ edges: Edge.Set) {
    let radius = min(2, bounds.width / 2, bounds.height / 2)
    guard radius > 0, !edges.isEmpty else { return }
    let (left, right) = (edges.contains(.leading), edges.contains(.trailing))
    let (top, bottom) = (edges.contains(.top), edges.contains(.bottom))
    let corners = [top || left, bottom || left, bottom || right, top || right]
    form = corners.allSatisfy(\.self) ? .rectangle(cornerRadius: radius) : .path
    path =
      UnevenRoundedRectangle(
        topLeadingRadius: corners[0] ? radius : 0, bottomLeadingRadius: corners[1] ? radius : 0,
        bottomTrailingRadius: corners[2] ? radius : 0, topTrailingRadius: corners[3] ? radius : 0
      ).path(in: bounds)
  }

  /// Adds the annotations of a mark.
  ///
  /// - Parameter usual: the position of annotations whose position is automatic.
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
  /// Creates the rectangle between two opposite corners.
  init(from a: Point, to b: Point) {
    self.init(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
  }

  /// Creates a square around a point.
  init(around point: Point, side: Double) {
    self.init(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side)
  }
}
