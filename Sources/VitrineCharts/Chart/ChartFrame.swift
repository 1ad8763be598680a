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

  /// The distances between labels and plot, and between legend and chart, in points (estimated).
  static let (gap, legendGap) = (4.0, 4.0)
  /// The distance between the plot and labels below or above it, in points.
  static let labelDrop = 14.0 / 3

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {
    let sizes = zip(pieces, subviews).map { piece, subview in
      if case .legend = piece {
        subview.sizeThatFits(ProposedViewSize(width: bounds.width, height: nil))
      } else {
        if case .plot = piece { Size.zero } else { subview.sizeThatFits(.unspecified) }
      }
    }
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
  /// The size of the longest labels, for ticks of the same length.
  private(set) var longest = Size.zero

  init(_ pieces: [ChartFrame.Piece], _ sizes: [Size], _ size: Size, _ space: (Size) -> PlotSpace) {
    for (piece, size) in zip(pieces, sizes) {
      switch piece {
      case .plot: break
      case .part(let part, let plan, _): if part.kind == .label { add(part, plan, size) }
      case .title(let title, let axis): add(title, axis, size)
      case .legend(let legend): add(legend, size)
      }
    }
    for case (.part(let part, let plan, let item), let label) in zip(pieces, sizes) where part.kind == .label {
      addOverhang(part, plan, item, label, size, space)
    }
  }

  private mutating func add(_ part: AxisPart, _ plan: AxisPlan, _ size: Size) {
    guard plan.preset != .inset else { return }
    let vertical = size.height + (part.verticalSpacing ?? ChartFrame.labelDrop)
    let horizontal = size.width + (part.horizontalSpacing ?? ChartFrame.gap)
    longest = Size(width: max(longest.width, size.width), height: max(longest.height, size.height))
    switch plan.side {
    case .top: top.labels = max(top.labels, vertical)
    case .bottom, .automatic: bottom.labels = max(bottom.labels, vertical)
    case .leading: leading.labels = max(leading.labels, horizontal)
    case .trailing: trailing.labels = max(trailing.labels, horizontal)
    }
  }

  /// Adds space for labels that extend past the plot's ends.
  private mutating func addOverhang(
    _ part: AxisPart, _ plan: AxisPlan, _ item: AxisPlan.Item, _ label: Size, _ size: Size, _ space: (Size) -> PlotSpace
  ) {
    let length =
      plan.axis == .horizontal
      ? size.width - leading.all - trailing.all : size.height - top.all - bottom.all
    var inner = Size(width: size.width - leading.all - trailing.all, height: size.height - top.all - bottom.all)
    inner[plan.axis] = max(0, length)
    let place = ChartPlacing.offset(of: part, plan, item, label, space(inner))
    if plan.axis == .horizontal {
      let isCut = ChartPlacing.standsBesideTick(part, plan, item)
      trailing.labels =
        isCut ? trailing.labels : max(trailing.labels, trailing.labels + place + label.width - length - trailing.all)
      leading.labels = max(leading.labels, -place - leading.title - leading.legend)
    } else {
      top.labels = max(top.labels, -place - top.title - top.legend)
      bottom.labels = max(bottom.labels, bottom.labels + place + label.height - length - bottom.all)
    }
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
    let gap = legend.spacing ?? ChartFrame.legendGap
    switch legend.position {
    case .overlay: break
    case .top, .topLeading, .topTrailing: top.legend = size.height + gap
    case .leading: leading.legend = size.width + gap
    case .trailing: trailing.legend = size.width + gap
    default: bottom.legend = size.height + gap
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
