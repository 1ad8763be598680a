import VitrineLayout
import VitrineUI

/// The views in a chart's plot: grid lines, marks and annotations.
struct PlotContent {
  let space: PlotSpace
  let plans: [AxisPlan]
  let stacked: [StackedMark]
  let styles: SeriesStyles

  var view: any View {
    var (views, places) = ([any View](), [PlotPlaces.Place]())
    for line in plans.flatMap(gridLines) {
      places.append(.frame(Rect(origin: .zero, size: space.size)))
      views.append(AxisPartView.gridLines(line.places, like: line.part, line.axis))
    }
    let figures = PlotFigures(stacked, space, styles).figures
    for figure in figures where !figure.path.isEmpty {
      places.append(.frame(figure.bounds))
      views.append(ChartInk.mark(figure, in: space.size))
    }
    for note in figures.flatMap(\.notes) {
      places.append(.note(note))
      views.append(ZStack { note.content })
    }
    return LayoutContainer("plot", PlotPlaces(places: places), content: ViewList(views))
  }

  /// Returns the grid lines of an axis, grouped by style.
  private func gridLines(_ plan: AxisPlan) -> [(part: AxisPart, axis: Axis, places: [Rect])] {
    var lines: [(part: AxisPart, axis: Axis, places: [Rect])] = []
    for item in plan.items {
      for part in item.parts where part.kind == .gridLine {
        let place = gridLine(part, plan, item)
        let alike = lines.firstIndex { $0.part.style == nil && part.style == nil && $0.part.stroke == part.stroke }
        if let alike { lines[alike].places.append(place) } else { lines.append((part, plan.axis, [place])) }
      }
    }
    return lines
  }

  private func gridLine(_ part: AxisPart, _ plan: AxisPlan, _ item: AxisPlan.Item) -> Rect {
    let place = space.place(item.place(of: part, isBanded: plan.isBanded), plan.axis)
    return plan.axis == .horizontal
      ? Rect(x: place + part.offset.x, y: part.offset.y, width: 0, height: space.size.height)
      : Rect(x: part.offset.x, y: place + part.offset.y, width: space.size.width, height: 0)
  }
}

/// Places views at given positions of a plot.
struct PlotPlaces: Layout {
  enum Place {
    /// A frame, in points from the plot's corner.
    case frame(Rect)
    case note(MarkFigure.Note)
  }

  let places: [Place]

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {
    for (place, subview) in zip(places, subviews) {
      switch place {
      case .frame(let frame): subview.place(at: bounds.origin + frame.origin, proposal: ProposedViewSize(frame.size))
      case .note(let note):
        let size = subview.sizeThatFits(.unspecified)
        subview.place(at: bounds.origin + note.origin(of: size), proposal: .unspecified)
      }
    }
  }
}

extension MarkFigure.Note {
  /// Returns the origin of the annotation.
  ///
  /// - Parameter size: the size of the annotation's view.
  func origin(of size: Size) -> Point {
    let guide = UnitPoint(alignment)
    var x = anchor.minX + (anchor.width - size.width) * guide.x
    var y = anchor.minY + (anchor.height - size.height) * guide.y
    switch position {
    case .top, .topLeading, .topTrailing: y = anchor.minY - size.height - spacing
    case .bottom, .bottomLeading, .bottomTrailing: y = anchor.maxY + spacing
    default: break
    }
    switch position {
    case .leading, .topLeading, .bottomLeading: x = anchor.minX - size.width - spacing
    case .trailing, .topTrailing, .bottomTrailing: x = anchor.maxX + spacing
    default: break
    }
    return Point(x: x, y: y)
  }
}

extension UnitPoint {
  /// Creates the point of a unit square at which an alignment places views.
  init(_ alignment: Alignment) {
    let x = alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? 1 : 0.5
    let y = alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5
    self.init(x: x, y: y)
  }
}
