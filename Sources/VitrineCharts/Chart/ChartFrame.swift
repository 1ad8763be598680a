import VitrineLayout
import VitrineUI

/// Places labels, titles and a legend around a chart's plot. *Proposes* to the plot the remaining space.
struct ChartFrame: Layout {
  enum Piece {
    case plot
    case part(AxisPart, AxisPlan, AxisPlan.Item)
    case title(AxisTitle, Axis)
    case legend(LegendSettings)
  }

  let pieces: [Piece]
  let box: PlotBox
  /// A closure that returns the coordinate space of a plot of a given size.
  let space: (Size) -> PlotSpace

  /// The distance of labels and of a legend to the plot, in points. A legend below labels is 2 points lower.
  static let (gap, legendDrop) = (4.0, 2.0)

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {
    let wholeSizes = zip(pieces, subviews).map { piece, subview in
      if case .legend = piece {
        subview.sizeThatFits(ProposedViewSize(width: bounds.width, height: nil))
      } else {
        if case .plot = piece { Size.zero } else { subview.sizeThatFits(.unspecified) }
      }
    }
    let sizes = cut(wholeSizes, subviews, to: bounds.size)
    let margins = ChartMargins(pieces, sizes, bounds.size, space)
    let room = Size(
      width: max(0, bounds.width - margins.leading.all - margins.trailing.all),
      height: max(0, bounds.height - margins.top.all - margins.bottom.all))
    guard let plot = subviews.first else { return }
    let size = plot.sizeThatFits(ProposedViewSize(room))
    let frame = Rect(origin: Point(x: bounds.minX + margins.leading.all, y: bounds.minY + margins.top.all), size: size)
    plot.place(at: frame.origin, proposal: ProposedViewSize(room))
    let space = space(size)
    (box.origin, box.space) = (frame.origin - bounds.origin, space)
    let placing = ChartPlacing(bounds: bounds, plot: frame, space: space, margins: margins)
    for index in pieces.indices.dropFirst() where index < subviews.count {
      let place = placing.frame(of: pieces[index], size: sizes[index])
      subviews[index].place(at: place.origin, proposal: ProposedViewSize(place.size))
    }
  }

  /// Returns the sizes with labels of categories that are no wider than their bands.
  private func cut(_ sizes: [Size], _ subviews: LayoutSubviews, to whole: Size) -> [Size] {
    var width: Double?
    return zip(pieces, zip(sizes, subviews)).map { piece, label in
      guard case .part(let part, let plan, let item) = piece, part.kind == .label, plan.isBanded,
        plan.axis == .horizontal
      else { return label.0 }
      let plot = width ?? ChartMargins(pieces, sizes, whole, space).plotWidth(in: whole)
      width = plot
      let band = (item.end - item.fraction) * plot
      return label.0.width <= band ? label.0 : label.1.sizeThatFits(ProposedViewSize(width: band, height: nil))
    }
  }
}

/// The space that labels, titles and the legend take at each edge of a chart, in points.
struct ChartMargins {
  /// The space at one edge, in order from the plot outwards.
  struct Edge {
    var labels = 0.0
    var title = 0.0
    var legend = 0.0
    var all: Double { labels + title + legend }
  }

  var top = Edge()
  var leading = Edge()
  var bottom = Edge()
  var trailing = Edge()
  /// The width of the longest labels, and the height of the highest with its distance to the plot, for ticks.
  private(set) var longest = Size.zero

  init(_ pieces: [ChartFrame.Piece], _ sizes: [Size], _ size: Size, _ space: (Size) -> PlotSpace) {
    for (piece, size) in zip(pieces, sizes) {
      switch piece {
      case .plot: break
      case .part(let part, let plan, let item): if part.kind == .label { add(part, plan, item, size) }
      case .title(let title, let axis): add(title, axis, size)
      case .legend(let legend): add(legend, size)
      }
    }
    for case (.part(let part, let plan, let item), let label) in zip(pieces, sizes) where part.kind == .label {
      addOverhang(part, plan, item, label, size, space)
    }
  }

  func plotWidth(in size: Size) -> Double { max(0, size.width - leading.all - trailing.all) }

  /// Adds the space of a label, whose size is rounded up to whole points.
  private mutating func add(_ part: AxisPart, _ plan: AxisPlan, _ item: AxisPlan.Item, _ size: Size) {
    guard plan.preset != .inset else { return }
    let vertical = size.height.rounded(.up) + (part.verticalSpacing ?? ChartFrame.gap)
    let horizontal = size.width.rounded(.up) + (part.horizontalSpacing ?? ChartFrame.gap) + item.tickLength
    longest = Size(width: max(longest.width, size.width), height: max(longest.height, vertical))
    switch plan.side {
    case .top: top.labels = max(top.labels, vertical)
    case .bottom, .automatic: bottom.labels = max(bottom.labels, vertical)
    case .leading: leading.labels = max(leading.labels, horizontal)
    case .trailing: trailing.labels = max(trailing.labels, horizontal)
    }
  }

  /// Adds space for labels that extend past the ends of a horizontal axis. Labels beside the plot extend past its ends
  /// without space, and labels of categories stay in their bands.
  private mutating func addOverhang(
    _ part: AxisPart, _ plan: AxisPlan, _ item: AxisPlan.Item, _ label: Size, _ size: Size, _ space: (Size) -> PlotSpace
  ) {
    guard plan.axis == .horizontal, !plan.isBanded else { return }
    let inner = Size(width: plotWidth(in: size), height: size.height)
    let place = ChartPlacing.offset(of: part, plan, item, label, space(inner))
    if !ChartPlacing.standsBesideTick(part, plan, item) {
      trailing.labels = max(trailing.labels, trailing.labels + place + label.width - inner.width - trailing.all)
    }
    leading.labels = max(leading.labels, -place - leading.title - leading.legend)
  }

  private mutating func add(_ title: AxisTitle, _ axis: Axis, _ size: Size) {
    let gap = title.spacing ?? ChartFrame.gap
    switch title.side(axis) {
    case .leading: leading.title += size.width + gap
    case .trailing: trailing.title += size.width + gap
    case .bottom: bottom.title += size.height + gap
    default: top.title += size.height + gap
    }
  }

  private mutating func add(_ legend: LegendSettings, _ size: Size) {
    let gap = legend.spacing ?? ChartFrame.gap
    switch legend.position {
    case .overlay: break
    case .top, .topLeading, .topTrailing: top.legend = size.height.rounded(.up) + gap
    case .leading: leading.legend = size.width + gap
    case .trailing: trailing.legend = size.width + gap
    default:
      let isLower = legend.spacing == nil && bottom.labels > 0
      bottom.legend = isLower ? size.height.rounded(.up) + gap + ChartFrame.legendDrop : size.height + gap
    }
  }
}

extension AxisTitle {
  /// Returns the side of the title: by default below the horizontal axis and above the vertical one (estimated).
  func side(_ axis: Axis) -> AnnotationPosition {
    switch position {
    case .automatic, .overlay: axis == .horizontal ? .bottom : .top
    case .topLeading, .topTrailing: .top
    case .bottomLeading, .bottomTrailing: .bottom
    default: position
    }
  }
}
