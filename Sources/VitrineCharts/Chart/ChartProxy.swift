import VitrineLayout
import VitrineUI

/// Where values are in a chart, for views over or behind it.
/// Source: https://developer.apple.com/documentation/charts/chartproxy
public struct ChartProxy {
  let box: PlotBox

  /// In points.
  public var plotSize: Size { box.space?.size ?? .zero }
  /// The plot's area in the chart, in points.
  package var plotRect: Rect { Rect(origin: box.origin, size: plotSize) }
  /// The plot's area, for geometry readers over the chart.
  public var plotFrame: Anchor<Rect>? { box.anchor?(plotRect) }

  /// Points from the plot's leading edge.
  package func position(_ value: PlottedValue, _ axis: Axis) -> Double? { box.space?.place(of: value, axis) }

  public func position(forX value: some Plottable) -> Double? { position(value._plotted, .horizontal) }
  public func position(forY value: some Plottable) -> Double? { position(value._plotted, .vertical) }

  /// The value at points from the plot's leading or upper edge.
  package func value(at position: Double, _ axis: Axis) -> PlottedValue? {
    guard let space = box.space else { return nil }
    return space.scale(axis)?.value(at: space.fraction(at: position, axis))
  }
}

/// Where a chart's plot is, once it is laid out.
final class PlotBox {
  var origin = Point.zero
  var space: PlotSpace?
  /// Makes an anchor of a rectangle of the chart.
  var anchor: ((Rect) -> Anchor<Rect>)?
}
