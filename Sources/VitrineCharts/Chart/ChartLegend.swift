import VitrineLayout
import VitrineUI

/// The legend of a chart: a swatch and a name for each value, or a colour scale.
struct ChartLegend {
  private let styles: SeriesStyles
  private let marks: [ChartMark]
  private let settings: LegendSettings

  init(_ styles: SeriesStyles, _ marks: [ChartMark], _ settings: LegendSettings) {
    (self.styles, self.marks, self.settings) = (styles, marks, settings)
  }

  /// The view of the legend; `nil` if it is hidden, or if no colours or symbols depend on a value.
  var view: (any View)? {
    if settings.visibility == .hidden { return nil }
    if let content = settings.content { return content }
    // A scale with names has a legend even if no mark uses it.
    let hasColors = styles.settings.domain != nil || marks.contains { $0.look.style?.value != nil }
    let hasSymbols = styles.settings.symbolDomain != nil || marks.contains { $0.look.symbol?.value != nil }
    guard hasColors || hasSymbols else { return nil }
    if hasColors, let quantities = styles.quantities, !hasSymbols { return scale(quantities) }
    let names = hasColors ? styles.names : styles.symbolNames
    let entries = names.map { entry($0, hasColors: hasColors, hasSymbol: styles.symbolNames.contains($0)) }
    return LayoutContainer("legend", FlowLayout(isColumn: isBeside), content: ViewList(entries))
  }

  /// Whether the legend is beside the plot, with its entries below each other.
  private var isBeside: Bool { settings.position == .leading || settings.position == .trailing }

  private func entry(_ name: String, hasColors: Bool, hasSymbol: Bool) -> any View {
    let shape: any ChartSymbolShape = hasSymbol ? styles.symbol(named: name) : BasicChartSymbolShape.circle
    let style: any ShapeStyle = hasColors ? styles.style(named: name) : Color.accentColor
    let swatch = ChartInk(kind: "swatch", size: Size(width: 8, height: 8)) { frame, environment in
      let fill = style.resolved(frame, environment)
      return hasSymbol ? [.path(shape.path(in: frame).drawn, fill, nil)] : [.ellipse(frame, fill, nil)]
    }
    return HStack(spacing: 5) {
      swatch
      Text(name)
    }
    .foregroundStyle(AxisPartView.secondary)
  }

  /// Returns a colour scale from the least to the largest number.
  private func scale(_ quantities: (lower: Double, upper: Double)) -> any View {
    let gradient = LinearGradient(colors: styles.gradient, startPoint: .leading, endPoint: .trailing)
    let bar = ChartInk(kind: "scale", size: Size(width: 80, height: 8)) { frame, environment in
      [.rectangle(frame, cornerRadius: 4, gradient.resolved(frame, environment), nil)]
    }
    return HStack(spacing: 4) {
      Text(NumberLabel.text(quantities.lower))
      bar
      Text(NumberLabel.text(quantities.upper))
    }
    .foregroundStyle(AxisPartView.secondary)
  }
}

/// Places views side by side, in the columns of as many rows as needed.
struct FlowLayout: Layout {
  /// Whether each view is in a separate row.
  var isColumn = false

  /// The distance between views and between rows, in points.
  private static let gap = 8.0

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> Size {
    let frames = frames(of: subviews, in: proposal.width ?? .infinity)
    return Size(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {
    for (frame, subview) in zip(frames(of: subviews, in: bounds.width + 0.01), subviews) {
      subview.place(at: bounds.origin + frame.origin, proposal: ProposedViewSize(frame.size))
    }
  }

  /// Returns the frames of as many columns as fit, each as wide as its widest view.
  private func frames(of subviews: LayoutSubviews, in width: Double) -> [Rect] {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    var columns: [Double] = []
    for count in stride(from: isColumn ? 1 : sizes.count, through: 1, by: -1) {
      columns = (0..<count).map { first in
        stride(from: first, to: sizes.count, by: count).reduce(0) { max($0, sizes[$1].width) }
      }
      if columns.reduce(Self.gap * Double(count - 1), +) <= width { break }
    }
    var (x, y, height) = (0.0, 0.0, 0.0)
    return sizes.enumerated().map { index, size in
      let column = index % columns.count
      if column == 0, index > 0 { (x, y, height) = (0, y + height + Self.gap, 0) }
      defer { (x, height) = (x + columns[column] + Self.gap, max(height, size.height.rounded(.up))) }
      return Rect(origin: Point(x: x, y: y), size: size)
    }
  }
}
