import VitrineLayout
import VitrineUI

/// A chart of a given size: its scales and the views that it consists of.
struct ChartStage {
  private let settings: ChartSettings
  private let environment: EnvironmentValues
  private let proxy: GeometryProxy
  private let styles: SeriesStyles
  private let stacked: [StackedMark]
  private let data: [Axis: AxisData]
  private let scales: [Axis: PlotScale]

  init(
    _ marks: [ChartMark], _ settings: ChartSettings, _ environment: EnvironmentValues, _ proxy: GeometryProxy
  ) {
    (self.settings, self.environment, self.proxy) = (settings, environment, proxy)
    styles = SeriesStyles(marks, settings.styles)
    let known = settings.x.scale.domain?.quantities
    stacked = Stacking.stacked(marks.flatMap { $0.function?.plot.marks(like: $0, over: known) ?? [$0] })
    var (x, y) = (AxisData(), AxisData())
    for mark in stacked { mark.add(to: &x, &y) }
    data = [.horizontal: x, .vertical: y]
    var scales: [Axis: PlotScale] = [:]
    for (axis, data, axisSettings) in [(Axis.horizontal, x, settings.x), (.vertical, y, settings.y)] {
      let count = Self.count(axis, proxy.size, of: data)
      let scale = data.scale(axisSettings.scale, marks: axisSettings.shownMarks.map(\.values), count: count)
      scales[axis] = axisSettings.isScrollable ? scale?.visible(axisSettings) : scale
    }
    self.scales = scales
  }

  /// Returns the approximate number of steps of an axis: the usual one for numbers and, from a picture of a year and one
  /// of six, 3.2 for dates; fewer on short axes (estimated).
  private static func count(_ axis: Axis, _ size: Size, of data: AxisData) -> Double {
    let length = size[axis].isFinite ? min(max(size[axis], 0), 10_000) : 0
    let isDate = data.values.contains { if case .date = $0 { true } else { false } }
    return max(1, min(length / (axis == .horizontal ? 75 : 36), isDate ? 3.2 : NiceSteps.usualCount))
  }

  private var plans: [AxisPlan] {
    [(Axis.horizontal, settings.x), (.vertical, settings.y)].flatMap { axis, settings -> [AxisPlan] in
      guard let scale = scales[axis], let data = data[axis] else { return [] }
      return settings.shownMarks.map { marks in
        var plan = AxisPlan(marks, axis, scale, data, count: Self.count(axis, proxy.size, of: data))
        if axis == .horizontal { dropLabels(of: &plan) }
        return plan
      }
    }
  }

  /// Drops labels that would touch the previous one; labels with custom content stay. Labels of categories are cut off
  /// instead, unless their bands are too narrow for more than a letter (estimated).
  private func dropLabels(of plan: inout AxisPlan) {
    let length = max(0, proxy.size.width - 30)
    if let band = scales[plan.axis]?.band, band * length >= 24 { return }
    let graphics = GraphicsContext(environment: environment)
    func extent(_ item: AxisPlan.Item, isBanded: Bool) -> (Double, Double)? {
      guard let label = item.parts.first(where: { $0.kind == .label }), label.content == nil else { return nil }
      let text = label.format?(item.value) ?? item.text
      let width = graphics.resolve(Text(text).font(label.font ?? font)).size().width
      let middle = item.place(of: label, isBanded: isBanded)
      let start = middle * length - (isBanded || label.isCentered ? width / 2 : 0)
      return (start, start + width)
    }
    let isBanded = plan.isBanded
    plan.dropLabels { before, item in
      guard let a = extent(before, isBanded: isBanded), let b = extent(item, isBanded: isBanded) else { return false }
      return a.0 < b.1 + 4 && b.0 < a.1 + 4
    }
  }

  private func space(_ size: Size) -> PlotSpace {
    PlotSpace(
      size: size, x: scales[.horizontal], y: scales[.vertical], xRange: settings.x.scale.range,
      yRange: settings.y.scale.range)
  }

  /// The font of labels, annotations and the legend: 11 points at the usual text size.
  private var font: Font { environment.text.profile == .macos ? .subheadline : .caption2 }

  // MARK: Views

  var view: any View {
    let box = PlotBox()
    box.anchor = { proxy.anchor($0) }
    let plans = plans
    var pieces: [ChartFrame.Piece] = [.plot]
    var views: [any View] = [plot(plans)]
    for plan in plans {
      for item in plan.items {
        for part in item.parts where part.kind != .gridLine {
          pieces.append(.part(part, plan, item))
          views.append(AxisPartView.view(part, plan, item).font(font))
        }
      }
    }
    for (axis, title) in [(Axis.horizontal, settings.x.title), (.vertical, settings.y.title)] {
      guard let title else { continue }
      pieces.append(.title(title, axis))
      views.append(title.view(axis).font(font))
    }
    if let legend = ChartLegend(styles, stacked.map(\.mark), settings.legend).view {
      pieces.append(.legend(settings.legend))
      views.append(legend.font(font))
    }
    let frame = ChartFrame(pieces: pieces, box: box, space: space)
    let chart = LayoutContainer("axes", frame, content: ViewList(views))
    return layered(chart, ChartProxy(box: box))
  }

  private func plot(_ plans: [AxisPlan]) -> any View {
    let (styles, stacked, font) = (styles, stacked, font)
    let clips = settings.x.isScrollable || settings.y.isScrollable
    let plot = GeometryReader { proxy in
      let content = PlotContent(space: space(proxy.size), plans: plans, stacked: stacked, styles: styles)
      AnyView(content.view).font(font)
    }
    let clipped: any View = clips ? plot.clipped() : plot
    return settings.plotStyle.map { $0(AnyView(clipped)) } ?? clipped
  }

  private func layered(_ chart: LayoutContainer, _ proxy: ChartProxy) -> any View {
    var result: any View = chart
    for layer in settings.layers {
      let content = GeometryReader { _ in
        layer.content(proxy).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: layer.alignment)
      }
      result = layer.isBehind ? AnyView(result).background { content } : AnyView(result).overlay { content }
    }
    return result
  }
}

extension StackedMark {
  /// Adds the values that the mark covers to the data of both axes.
  func add(to x: inout AxisData, _ y: inout AxisData) {
    func add(_ extent: ChartMark.Extent?, to data: inout AxisData, isQuantity: Bool) {
      guard let extent else { return }
      if isQuantity, let range {
        if data.label == nil { data.label = extent.ends.first?.label }
        data.add(amount: range.base)
        return data.add(amount: range.top)
      }
      for value in extent.ends { data.add(value) }
    }
    guard mark.kind != .sector else { return }
    let isStacked = mark.kind == .bar || mark.kind == .area
    let isDate = (isHorizontal ? mark.x : mark.y)?.ends.first.map { if case .date = $0.value { true } else { false } }
    add(mark.x, to: &x, isQuantity: isStacked && isHorizontal && isDate == false)
    add(mark.y, to: &y, isQuantity: isStacked && !isHorizontal && isDate == false)
  }
}

extension PlotScale {
  /// Returns the visible part of the scale of a scrollable axis.
  fileprivate func visible(_ settings: AxisSettings) -> PlotScale {
    switch self {
    case .continuous(let scale):
      guard let length = settings.visibleLength, length > 0, length < scale.upper - scale.lower else { return self }
      let start = settings.scrollPosition?.amount ?? scale.lower
      return .continuous(
        ContinuousScale(
          start, start + length, spread: scale.spread, isDate: scale.isDate, isReversed: scale.isReversed))
    case .bands(let scale):
      guard let length = settings.visibleLength, length >= 1, length < Double(scale.categories.count) else {
        return self
      }
      let first =
        if case .category(let name)? = settings.scrollPosition { scale.categories.firstIndex(of: name) ?? 0 } else { 0 }
      return .bands(
        BandScale(Array(scale.categories.dropFirst(first).prefix(Int(length))), isReversed: scale.isReversed))
    }
  }
}
