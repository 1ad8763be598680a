import VitrineLayout
import VitrineUI

/// The drawings of a chart's marks in a plot of a given size.
package struct PlotFigures {
  let space: PlotSpace
  let styles: SeriesStyles
  private let marks: [StackedMark]
  /// The least distance between numbers or dates along each axis, in the values' unit.
  private let spacings: [Axis: Double]
  /// The names of the values that are side by side in bands, in order.
  private let positions: [String]

  package init(_ marks: [StackedMark], _ space: PlotSpace, _ styles: SeriesStyles) {
    (self.marks, self.space, self.styles) = (marks, space, styles)
    spacings = [.horizontal: Self.spacing(marks, .horizontal), .vertical: Self.spacing(marks, .vertical)]
      .compactMapValues(\.self)
    positions = marks.compactMap { $0.mark.look.position?.value }.map(SeriesStyles.name).uniqued()
  }

  /// The drawings in drawing order.
  package var figures: [MarkFigure] {
    var figures: [MarkFigure] = []
    var lines: [String: Int] = [:]
    var groups: [[StackedMark]] = []
    var order: [Int] = []
    for (index, mark) in marks.enumerated() {
      guard mark.mark.kind == .line || mark.mark.kind == .area else {
        order.append(-1 - index)
        continue
      }
      let key = seriesKey(mark.mark)
      if let group = lines[key] {
        groups[group].append(mark)
      } else {
        lines[key] = groups.count
        order.append(groups.count)
        groups.append([mark])
      }
    }
    for item in order { figures += item >= 0 ? SeriesFigures(groups[item], self).figures : figure(marks[-1 - item]) }
    // Sort stably: figures of the same z-index keep their order.
    return figures.enumerated().sorted { ($0.element.look.zIndex, $0.offset) < ($1.element.look.zIndex, $1.offset) }
      .map(\.element)
  }

  private func seriesKey(_ mark: ChartMark) -> String {
    let channels = [mark.series, mark.look.style?.value, mark.look.symbol?.value, mark.look.line?.value]
    return mark.kind.rawValue + channels.map { $0.map { "\u{1}" + SeriesStyles.name($0) } ?? "\u{2}" }.joined()
  }

  /// Returns the least distance between the numbers or dates of bars and rectangles, in the values' unit.
  static func spacing(_ marks: [StackedMark], _ axis: Axis) -> Double? {
    let extents = marks.filter { $0.mark.kind == .bar || $0.mark.kind == .rectangle }.compactMap {
      (axis == .horizontal ? $0.mark.x : $0.mark.y)?.single?.value
    }
    let amounts = extents.filter(\.isPlaced).compactMap(\.amount).sorted()
    return zip(amounts, amounts.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }.min()
  }

  private func figure(_ mark: StackedMark) -> [MarkFigure] {
    switch mark.mark.kind {
    case .bar: bar(mark)
    case .rectangle: rectangle(mark)
    case .point: point(mark.mark)
    case .rule: rule(mark.mark)
    case .sector: sector(mark)
    case .line, .area: []
    }
  }

  // MARK: Bars and rectangles

  /// Returns the start and end of a mark along an axis, in points: its range, the part of the band around its value, or
  /// the whole axis.
  private func reach(_ mark: ChartMark, _ axis: Axis, usual: Double?) -> (Double, Double)? {
    let dimension = axis == .horizontal ? mark.width : mark.height
    switch axis == .horizontal ? mark.x : mark.y {
    case nil:
      let length = dimension.length(in: space.size[axis], usual: 1)
      return ((space.size[axis] - length) / 2, (space.size[axis] + length) / 2)
    case .between(let start, let end):
      guard let a = space.place(of: start.value, axis), let b = space.place(of: end.value, axis) else { return nil }
      // A range between two bands includes both.
      guard let band = space.scale(axis)?.band else { return (min(a, b), max(a, b)) }
      let half = abs(space.place(band, axis) - space.place(0, axis)) / 2
      return (min(a, b) - half, max(a, b) + half)
    case .at(let value):
      guard var slot = space.slot(of: value, axis, spacing: spacings[axis]) else { return nil }
      var part = usual
      if let position = mark.look.position, axis == position.axis ?? (isBand(axis, mark) ? axis : nil) {
        (slot, part) = (beside(slot, position), PlotSpace.usual)
      }
      let length = dimension.length(in: slot.length, usual: part ?? slot.usual)
      return (slot.middle - length / 2, slot.middle + length / 2)
    }
  }

  /// Returns whether marks that share a band are side by side along an axis.
  private func isBand(_ axis: Axis, _ mark: ChartMark) -> Bool {
    mark.kind != .bar || (StackedMark(mark).isHorizontal ? axis == .vertical : axis == .horizontal)
  }

  /// Returns a mark's part of a slot that several marks share.
  private func beside(_ slot: PlotSpace.Slot, _ position: MarkPosition) -> PlotSpace.Slot {
    let index = positions.firstIndex(of: SeriesStyles.name(position.value)) ?? 0
    let all = position.span.length(in: slot.length, usual: PlotSpace.usual)
    let part = all / Double(max(1, positions.count))
    return PlotSpace.Slot(
      middle: slot.middle - all / 2 + part * (Double(index) + 0.5), length: part, usual: PlotSpace.usual)
  }

  private func bar(_ stacked: StackedMark) -> [MarkFigure] {
    let mark = stacked.mark
    let axis: Axis = stacked.isHorizontal ? .horizontal : .vertical
    guard let across = reach(mark, axis.other, usual: nil) else { return [] }
    var along = reach(mark, axis, usual: 1)
    var grows = true
    if let range = stacked.range {
      guard let base = space.place(ofAmount: range.base, axis), let top = space.place(ofAmount: range.top, axis)
      else { return [] }
      (along, grows) = ((min(base, top), max(base, top)), range.top >= range.base)
    }
    guard let along else { return [] }
    let rect =
      stacked.isHorizontal
      ? Rect(x: along.0, y: across.0, width: along.1 - along.0, height: across.1 - across.0)
      : Rect(x: across.0, y: along.0, width: across.1 - across.0, height: along.1 - along.0)
    let usual: AnnotationPosition = stacked.isHorizontal ? (grows ? .trailing : .leading) : (grows ? .top : .bottom)
    var figure = filled(mark, rect, usual)
    if mark.look.cornerRadius == nil { figure.round(stacked.roundedEdges(isGrowing: grows)) }
    return [figure]
  }

  private func rectangle(_ stacked: StackedMark) -> [MarkFigure] {
    let mark = stacked.mark
    guard let x = reach(mark, .horizontal, usual: 1), let y = reach(mark, .vertical, usual: 1) else { return [] }
    return [filled(mark, Rect(x: x.0, y: y.0, width: x.1 - x.0, height: y.1 - y.0), .top)]
  }

  private func filled(_ mark: ChartMark, _ rect: Rect, _ usual: AnnotationPosition) -> MarkFigure {
    let radius = min(mark.look.cornerRadius ?? 0, rect.width / 2, rect.height / 2)
    let path = radius > 0 ? Path(roundedRect: rect, cornerRadius: radius) : Path(rect)
    var figure = MarkFigure(
      mark.kind, path, .fill, styles.style(of: mark.look), mark.look, bounds: rect)
    figure.form = .rectangle(cornerRadius: radius)
    figure.annotate(mark.look, at: rect, usual: usual)
    return figure
  }

  // MARK: Points, rules and sectors

  private func point(_ mark: ChartMark) -> [MarkFigure] {
    func place(_ extent: ChartMark.Extent?, _ axis: Axis) -> Double? {
      guard let extent else { return space.size[axis] / 2 }
      guard let value = extent.single else { return nil }
      guard let position = mark.look.position, axis == position.axis ?? (space.scale(axis)?.band == nil ? nil : axis),
        let slot = space.slot(of: value, axis, spacing: nil)
      else { return space.place(of: value, axis) }
      return beside(slot, position).middle
    }
    guard let x = place(mark.x, .horizontal), let y = place(mark.y, .vertical) else { return [] }
    return [symbol(mark, at: Point(x: x, y: y))]
  }

  /// Returns the frame of a symbol: its area is that of a circle in it.
  func frame(ofSymbol mark: ChartMark, at point: Point) -> Rect {
    Rect(around: point, side: 2 * (styles.symbolArea(of: mark.look) / .pi).squareRoot())
  }

  /// Returns the shape of a symbol on a line, if only its outline is drawn, as wide as the line; `nil` for one that is
  /// filled.
  func hollowSymbol(_ mark: ChartMark) -> (any ChartSymbolShape)? {
    guard mark.look.symbolView == nil, let shape = styles.symbol(of: mark.look) else { return nil }
    switch (shape as? BasicChartSymbolShape)?.form {
    case .plus, .cross, .asterisk: return nil
    default: return shape
    }
  }

  /// Returns the symbol of a point, with its annotations.
  func symbol(_ mark: ChartMark, at point: Point, isHollow: Bool = false) -> MarkFigure {
    let rect = frame(ofSymbol: mark, at: point)
    let shape = styles.symbol(of: mark.look) ?? BasicChartSymbolShape.circle
    let width = isHollow && hollowSymbol(mark) != nil ? min(styles.line(of: mark).lineWidth, rect.width / 2) : 0
    let path = mark.look.symbolView == nil ? shape.path(in: rect.shrunk(by: width / 2)) : Path()
    var figure = MarkFigure(
      mark.kind, path,
      (shape as? OutlinedSymbol).map { .stroke($0.style) }
        ?? (width > 0 ? .stroke(StrokeStyle(lineWidth: width)) : .fill), styles.style(of: mark.look),
      mark.look, bounds: rect)
    if shape is Circle || (shape as? BasicChartSymbolShape)?.form == .circle { figure.form = .ellipse }
    if let view = mark.look.symbolView {
      figure.notes.append(
        .init(
          content: view, anchor: rect.offset(by: mark.look.offset), position: .overlay, alignment: .center, spacing: 0))
    }
    figure.annotate(mark.look, at: rect, usual: .top)
    return figure
  }

  private func rule(_ mark: ChartMark) -> [MarkFigure] {
    func ends(_ extent: ChartMark.Extent?, _ axis: Axis) -> (Double, Double)? {
      switch extent {
      case nil: return (0, space.size[axis])
      case .at(let value): return space.place(of: value, axis).map { ($0, $0) }
      case .between(let start, let end):
        guard let a = space.place(of: start, axis), let b = space.place(of: end, axis) else { return nil }
        return (a, b)
      }
    }
    guard let x = ends(mark.x, .horizontal), let y = ends(mark.y, .vertical) else { return [] }
    let (a, b) = (Point(x: x.0, y: y.0), Point(x: x.1, y: y.1))
    var path = Path()
    path.addLines([a, b])
    let bounds = Rect(from: a, to: b)
    var figure = MarkFigure(
      .rule, path, .stroke(styles.line(of: mark)), styles.style(of: mark.look), mark.look, bounds: bounds)
    figure.annotate(mark.look, at: bounds, usual: .top)
    return [figure]
  }

  private func sector(_ stacked: StackedMark) -> [MarkFigure] {
    guard let sector = stacked.mark.sector, let range = stacked.range else { return [] }
    let largest = min(space.size.width, space.size.height) / 2
    let outer = sector.outerRadius.length(in: largest, usual: 1)
    var outline = SectorOutline(
      center: Point(x: space.size.width / 2, y: space.size.height / 2),
      inner: sector.innerRadius.length(in: largest, usual: 0), outer: outer, start: range.base, end: range.top)
    outline.inset = sector.angularInset.isFinite ? max(0, sector.angularInset) : 0
    outline.cornerRadius = stacked.mark.look.cornerRadius ?? 0
    let path = outline.path
    guard !path.isEmpty else { return [] }
    let look = stacked.mark.look
    var figure = MarkFigure(
      .sector, path, .fill, styles.style(of: look), look, bounds: outline.bounds)
    figure.annotate(look, at: Rect(around: outline.middle, side: 0), usual: .overlay)
    return [figure]
  }
}
