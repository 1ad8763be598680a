import VitrineLayout
import VitrineUI

/// The drawing of a line or an area through the points of a series, with its symbols.
struct SeriesFigures {
  private let marks: [StackedMark]
  private let plot: PlotFigures

  /// Creates the drawing of a series.
  ///
  /// - Parameter marks: the marks of one series; not empty.
  init(_ marks: [StackedMark], _ plot: PlotFigures) { (self.marks, self.plot) = (marks, plot) }

  var figures: [MarkFigure] {
    guard let first = marks.first?.mark else { return [] }
    let drawn = first.kind == .line ? line(first) : area(first)
    return (drawn.map { [$0] } ?? []) + symbols
  }

  private var space: PlotSpace { plot.space }
  private var method: InterpolationMethod { marks.lazy.compactMap(\.mark.look.interpolation).first ?? .linear }

  private func point(_ mark: ChartMark) -> Point? {
    guard let x = mark.x?.single, let y = mark.y?.single, let left = space.place(of: x, .horizontal),
      let top = space.place(of: y, .vertical)
    else { return nil }
    return Point(x: left, y: top)
  }

  private func line(_ first: ChartMark) -> MarkFigure? {
    let places = marks.compactMap { mark in point(mark.mark).map { (mark.mark, $0) } }
    var path = Path()
    LineCurve(places.map(\.1), method).add(to: &path)
    guard !path.isEmpty else { return nil }
    var figure = MarkFigure(
      .line, path, .stroke(plot.styles.line(of: first)), plot.styles.style(of: first.look), first.look,
      bounds: path.boundingRect)
    for (mark, point) in places where hasSymbol(mark) {
      guard let shape = plot.hollowSymbol(mark) else { continue }
      figure.holes.addPath(shape.path(in: plot.frame(ofSymbol: mark, at: point)))
    }
    for (mark, point) in places where !hasSymbol(mark) {
      figure.annotate(mark.look, at: Rect(around: point, side: 0), usual: .top)
    }
    return figure
  }

  private func hasSymbol(_ mark: ChartMark) -> Bool { mark.look.symbol != nil || mark.look.symbolView != nil }

  private var symbols: [MarkFigure] {
    marks.compactMap { mark in
      guard hasSymbol(mark.mark) else { return nil }
      let place = mark.mark.kind == .line ? point(mark.mark) : edge(mark)?.top
      return place.map { plot.symbol(mark.mark, at: $0, isHollow: mark.mark.kind == .line) }
    }
  }

  /// Returns the points of an area's edges at a mark.
  private func edge(_ mark: StackedMark) -> (base: Point, top: Point)? {
    let axis: Axis = mark.isHorizontal ? .horizontal : .vertical
    guard let range = mark.range, let across = (mark.isHorizontal ? mark.mark.y : mark.mark.x)?.single,
      let place = space.place(of: across, axis.other), let base = space.place(ofAmount: range.base, axis),
      let top = space.place(ofAmount: range.top, axis)
    else { return nil }
    return mark.isHorizontal
      ? (Point(x: base, y: place), Point(x: top, y: place)) : (Point(x: place, y: base), Point(x: place, y: top))
  }

  private func area(_ first: ChartMark) -> MarkFigure? {
    let edges = marks.compactMap { mark in edge(mark).map { (mark.mark, $0) } }
    guard let isHorizontal = marks.first?.isHorizontal, !edges.isEmpty else { return nil }
    var path = Path()
    LineCurve(edges.map(\.1.top), method, isHorizontal: isHorizontal).add(to: &path)
    LineCurve(edges.map(\.1.base).reversed(), method.reversed, isHorizontal: isHorizontal).add(to: &path, joining: true)
    path.closeSubpath()
    var figure = MarkFigure(
      .area, path, .fill, plot.styles.style(of: first.look), first.look, bounds: path.boundingRect)
    for (mark, edge) in edges where !hasSymbol(mark) {
      figure.annotate(mark.look, at: Rect(around: edge.top, side: 0), usual: .top)
    }
    return figure
  }
}

extension InterpolationMethod {
  /// The method that draws the same line in the opposite direction.
  fileprivate var reversed: InterpolationMethod {
    switch self {
    case .stepStart: .stepEnd
    case .stepEnd: .stepStart
    default: self
    }
  }
}
