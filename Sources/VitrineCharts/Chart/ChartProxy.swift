import VitrineLayout
import VitrineUI

/// The positions of values in a chart, for views over or behind it.
/// Source: https://developer.apple.com/documentation/charts/chartproxy
public struct ChartProxy {
  let box: PlotBox

  /// The size of the plot, in points.
  public var plotSize: Size { box.space?.size ?? .zero }
  /// The plot's frame in the chart, in points.
  package var plotRect: Rect { Rect(origin: box.origin, size: plotSize) }
  /// The plot's frame, for geometry readers over the chart.
  public var plotFrame: Anchor<Rect>? { box.anchor?(plotRect) }

  /// Returns the position of a value, in points from the plot's leading or upper edge.
  package func position(_ value: PlottedValue, _ axis: Axis) -> Double? { box.space?.place(of: value, axis) }

  public func position(forX value: some Plottable) -> Double? { position(value._plotted, .horizontal) }
  public func position(forY value: some Plottable) -> Double? { position(value._plotted, .vertical) }

  /// Returns the value at a position, in points from the plot's leading or upper edge.
  package func value(at position: Double, _ axis: Axis) -> PlottedValue? {
    guard let space = box.space else { return nil }
    return space.scale(axis)?.value(at: space.fraction(at: position, axis))
  }
}

/// The place of a chart's plot, set during layout.
final class PlotBox {
  var origin = Point.zero
  var space: PlotSpace?
  /// A closure that creates an anchor for a rectangle of the chart.
  var anchor: ((Rect) -> Anchor<Rect>)?
}
