import VitrineLayout
import VitrineUI

/// A view that draws one part of a chart.
struct ChartInk: PrimitiveView {
  let kind: NodeKind
  /// The size in points; `nil` for the proposed size.
  var size: Size?
  let paint: (Rect, EnvironmentValues) -> [Mark]

  func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let painter = LeafPainter { node, frame in paint(frame, node.environment) }
    let rule: any LayoutRule = size.map { FixedLeafRule($0) } ?? FlexibleLeafRule()
    return [RenderNode(kind, rule: rule, context: context, painter: painter)]
  }

  /// Returns a view of lines. Each goes from the upper leading corner of a rectangle, in points from the frame's
  /// corner, to its lower trailing corner.
  static func lines(_ kind: NodeKind, _ lines: [Rect], _ stroke: StrokeStyle, _ style: any ShapeStyle) -> ChartInk {
    ChartInk(kind: kind) { frame, environment in
      let path = DrawnPath(
        lines.flatMap { line -> [DrawnPath.Element] in
          let start = frame.origin + line.origin
          return [.move(start), .line(start + Point(x: line.width, y: line.height))]
        })
      return [.path(path, nil, stroke.drawn(style.resolved(frame, environment)))]
    }
  }

  /// Returns a view of a line from the frame's upper leading corner to its lower trailing one.
  static func line(_ kind: NodeKind, _ stroke: StrokeStyle, _ style: any ShapeStyle) -> ChartInk {
    ChartInk(kind: kind) { frame, environment in
      let path = DrawnPath([
        .move(Point(x: frame.minX, y: frame.minY)), .line(Point(x: frame.maxX, y: frame.maxY)),
      ])
      return [.path(path, nil, stroke.drawn(style.resolved(frame, environment)))]
    }
  }

  /// Returns a view of a mark, which draws it at any place.
  ///
  /// - Parameter plot: the size of the plot that contains the mark.
  static func mark(_ figure: MarkFigure, in plot: Size) -> ChartInk {
    ChartInk(kind: NodeKind(figure.kind.rawValue)) { frame, environment in
      let shift = frame.origin - figure.bounds.origin
      let path = figure.path.offsetBy(dx: shift.x, dy: shift.y)
      guard !path.isEmpty else { return [] }
      let styled = figure.look.alignsStylesWithPlot ? Rect(origin: shift, size: plot) : frame
      let fill = figure.style.resolved(styled, environment)
      var mark: Mark
      switch figure.paint {
      case .fill: mark = figure.form.mark(path.drawn, in: frame, fill)
      case .stroke(let stroke): mark = .path(path.drawn, nil, stroke.drawn(fill))
      }
      var effects = GroupEffects()
      (effects.opacity, effects.blur) = (figure.look.opacity, figure.look.blur)
      effects.clip = figure.look.clip?.path(in: frame).drawn
      if effects.clip == nil, !figure.holes.isEmpty {
        var outside = Path(frame.shrunk(by: -1_000))
        outside.addPath(figure.holes.offsetBy(dx: shift.x, dy: shift.y))
        effects.clip = outside.drawn
        effects.clip?.evenOdd = true
      }
      if effects != GroupEffects() { mark = .group([mark], effects) }
      return [mark]
    }
  }
}

extension StrokeStyle {
  /// Returns the stroke in a fill; a width that is negative or not finite counts as 0.
  func drawn(_ fill: Fill) -> Stroke {
    Stroke(
      fill, width: lineWidth.isFinite ? max(0, lineWidth) : 0, dash: dash, dashPhase: dashPhase, cap: lineCap,
      join: lineJoin, miterLimit: miterLimit)
  }
}

extension MarkFigure.Form {
  /// Returns the drawing of the form in the mark's frame.
  fileprivate func mark(_ path: DrawnPath, in frame: Rect, _ fill: Fill) -> Mark {
    switch self {
    case .path: .path(path, fill, nil)
    case .ellipse: .ellipse(frame, fill, nil)
    case .rectangle(let radius): .rectangle(frame, cornerRadius: radius, fill, nil)
    }
  }
}
