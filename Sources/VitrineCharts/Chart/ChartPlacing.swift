import VitrineLayout
import VitrineUI

/// Computes the frames of the parts around a chart's plot.
struct ChartPlacing {
  let bounds: Rect
  let plot: Rect
  let space: PlotSpace
  let margins: ChartMargins

  func frame(of piece: ChartFrame.Piece, size: Size) -> Rect {
    switch piece {
    case .plot: plot
    case .part(let part, let plan, let item):
      part.kind == .tick ? tick(part, plan, item) : label(part, plan, item, size)
    case .title(let title, let axis): self.title(title, axis, size)
    case .legend(let legend): self.legend(legend, size)
    }
  }

  /// Returns the position of a part along its axis, in points from the plot's start.
  private static func place(_ part: AxisPart, _ plan: AxisPlan, _ item: AxisPlan.Item, _ space: PlotSpace) -> Double {
    space.place(item.place(of: part, isBanded: plan.isBanded), plan.axis)
  }

  /// Returns the start of a label along its axis, in points from the plot's start.
  ///
  /// Labels of numbers and dates below the plot are beside their ticks; all other labels are centred on their position.
  static func offset(
    of part: AxisPart, _ plan: AxisPlan, _ item: AxisPlan.Item, _ size: Size, _ space: PlotSpace
  ) -> Double {
    let place = place(part, plan, item, space)
    let length = size[plan.axis]
    if let anchor = part.anchor { return place - length * (plan.axis == .horizontal ? anchor.x : anchor.y) }
    guard plan.axis == .horizontal, !plan.isBanded, !part.isCentered else { return place - length / 2 }
    if plan.preset == .aligned { return min(max(0, place - length / 2), space.size.width - length) }
    return standsBesideTick(part, plan, item) ? place + (part.horizontalSpacing ?? ChartFrame.gap) : place - length / 2
  }

  /// Returns whether a label starts at its tick; such a label is cut off at the chart's edge.
  static func standsBesideTick(_ part: AxisPart, _ plan: AxisPlan, _ item: AxisPlan.Item) -> Bool {
    plan.axis == .horizontal && !plan.isBanded && !part.isCentered && part.anchor == nil && plan.preset != .aligned
      && item.parts.contains { $0.kind == .tick }
  }

  private func label(_ part: AxisPart, _ plan: AxisPlan, _ item: AxisPlan.Item, _ size: Size) -> Rect {
    let along = Self.offset(of: part, plan, item, size, space)
    var origin: Point
    let isInset = plan.preset == .inset
    switch plan.side {
    case .top:
      let gap = part.verticalSpacing ?? ChartFrame.gap
      origin = Point(x: plot.minX + along, y: isInset ? plot.minY + gap : plot.minY - size.height - gap)
    case .bottom, .automatic:
      let gap = part.verticalSpacing ?? ChartFrame.gap
      origin = Point(x: plot.minX + along, y: isInset ? plot.maxY - size.height - gap : plot.maxY + gap)
    case .leading:
      let gap = (part.horizontalSpacing ?? ChartFrame.gap) + item.tickLength
      origin = Point(x: isInset ? plot.minX + gap : plot.minX - gap - size.width, y: plot.minY + along)
    case .trailing:
      let gap = (part.horizontalSpacing ?? ChartFrame.gap) + item.tickLength
      origin = Point(x: isInset ? plot.maxX - gap - size.width : plot.maxX + gap, y: plot.minY + along)
    }
    origin = origin + part.offset
    var size = size
    if Self.standsBesideTick(part, plan, item) { size.width = min(size.width, max(0, bounds.maxX - origin.x)) }
    return Rect(origin: origin, size: size)
  }

  /// Returns the frame of a tick, which extends from the plot outwards: by default past the labels of a horizontal axis,
  /// and 4 points from a vertical axis.
  private func tick(_ part: AxisPart, _ plan: AxisPlan, _ item: AxisPlan.Item) -> Rect {
    let place = Self.place(part, plan, item, space)
    let longest = plan.axis == .horizontal ? margins.longest.height : margins.longest.width + ChartFrame.gap
    let length: Double =
      switch part.length {
      case .automatic: plan.axis == .horizontal ? max(longest, AxisPart.tickLength) : AxisPart.tickLength
      case .label(let extra), .longestLabel(let extra): longest + extra
      case .fixed(let length): length
      }
    let safe = length.isFinite ? max(0, min(length, 10_000)) : 0
    let frame: Rect =
      switch plan.side {
      case .top: Rect(x: plot.minX + place, y: plot.minY - safe, width: 0, height: safe)
      case .bottom, .automatic: Rect(x: plot.minX + place, y: plot.maxY, width: 0, height: safe)
      case .leading: Rect(x: plot.minX - safe, y: plot.minY + place, width: safe, height: 0)
      case .trailing: Rect(x: plot.maxX, y: plot.minY + place, width: safe, height: 0)
      }
    return frame.offset(by: part.offset)
  }

  private func title(_ title: AxisTitle, _ axis: Axis, _ size: Size) -> Rect {
    let guide = UnitPoint(title.alignment ?? usualAlignment(title, axis))
    let along = Point(
      x: plot.minX + (plot.width - size.width) * guide.x, y: plot.minY + (plot.height - size.height) * guide.y)
    let outer = title.alignment == nil && axis == .vertical && title.side(axis) == .top
    switch title.side(axis) {
    case .leading:
      return Rect(origin: Point(x: plot.minX - margins.leading.labels - margins.leading.title, y: along.y), size: size)
    case .trailing:
      return Rect(
        origin: Point(
          x: plot.maxX + margins.trailing.labels + margins.trailing.title - size.width, y: along.y), size: size)
    case .bottom:
      return Rect(
        origin: Point(x: along.x, y: plot.maxY + margins.bottom.labels + margins.bottom.title - size.height), size: size
      )
    default:
      let x = outer ? max(bounds.minX, bounds.maxX - margins.trailing.legend - size.width) : along.x
      return Rect(origin: Point(x: x, y: plot.minY - margins.top.labels - margins.top.title), size: size)
    }
  }

  /// Returns the default alignment: a title beside the plot is centred, one above is at its end, one below at its start
  /// (estimated).
  private func usualAlignment(_ title: AxisTitle, _ axis: Axis) -> Alignment {
    switch title.position {
    case .leading, .trailing: .center
    case .topTrailing, .bottomTrailing: .trailing
    case .topLeading, .bottomLeading: .leading
    default: axis == .horizontal ? .leading : .trailing
    }
  }

  private func legend(_ legend: LegendSettings, _ size: Size) -> Rect {
    let guide = UnitPoint(legend.alignment ?? legend.usualAlignment)
    let along = Point(
      x: bounds.minX + (bounds.width - size.width) * guide.x, y: plot.minY + (plot.height - size.height) * guide.y)
    switch legend.position {
    case .overlay:
      return Rect(
        origin: Point(
          x: plot.minX + (plot.width - size.width) * guide.x, y: plot.minY + (plot.height - size.height) * guide.y),
        size: size)
    case .top, .topLeading, .topTrailing: return Rect(origin: Point(x: along.x, y: bounds.minY), size: size)
    case .leading: return Rect(origin: Point(x: bounds.minX, y: along.y), size: size)
    case .trailing: return Rect(origin: Point(x: bounds.maxX - size.width, y: along.y), size: size)
    default: return Rect(origin: Point(x: along.x, y: bounds.maxY - size.height), size: size)
    }
  }
}

extension AxisPart {
  /// The length of ticks without labels beyond them, in points.
  static let tickLength = 4.0
}

extension LegendSettings {
  fileprivate var usualAlignment: Alignment {
    switch position {
    case .topTrailing, .bottomTrailing: .topTrailing
    case .leading, .trailing, .overlay: .topLeading
    default: .leading
    }
  }
}
