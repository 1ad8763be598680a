import VitrineLayout

/// The plot's area: where values are in it, in points from its corner.
package struct PlotSpace: Hashable, Sendable {
  package let size: Size
  package let x: PlotScale?
  package let y: PlotScale?
  var xRange = PlotDimensionRange.plotDimension
  var yRange = PlotDimensionRange.plotDimension

  package init(
    size: Size, x: PlotScale?, y: PlotScale?, xRange: PlotDimensionRange? = nil, yRange: PlotDimensionRange? = nil
  ) {
    (self.size, self.x, self.y) = (size, x, y)
    (self.xRange, self.yRange) = (xRange ?? .plotDimension, yRange ?? .plotDimension)
  }

  package func scale(_ axis: Axis) -> PlotScale? { axis == .horizontal ? x : y }

  /// The place of a fraction of an axis: quantities grow upwards, categories come from the top.
  package func place(_ fraction: Double, _ axis: Axis) -> Double {
    let (length, range) = (size[axis], axis == .horizontal ? xRange : yRange)
    let inner = max(0, length - range.startPadding - range.endPadding)
    let along = range.startPadding + fraction * inner
    return axis == .vertical && scale(axis)?.band == nil ? length - along : along
  }

  /// The fraction of an axis at a place.
  package func fraction(at place: Double, _ axis: Axis) -> Double {
    let (length, range) = (size[axis], axis == .horizontal ? xRange : yRange)
    let inner = max(1e-9, length - range.startPadding - range.endPadding)
    let along = axis == .vertical && scale(axis)?.band == nil ? length - place : place
    return (along - range.startPadding) / inner
  }

  /// The place of a value; the middle of its band or of its stretch of the calendar.
  package func place(of value: PlottableValue, _ axis: Axis) -> Double? {
    if let unit = value.unit, let seconds = value.value.amount, let scale = scale(axis)?.continuous {
      let (start, end) = (scale.fraction(of: unit.start(of: seconds)), scale.fraction(of: unit.end(of: seconds)))
      return place((start + end) / 2, axis)
    }
    return place(of: value.value, axis)
  }

  package func place(of value: PlottedValue, _ axis: Axis) -> Double? {
    guard value.isPlaced, let fraction = scale(axis)?.fraction(of: value) else { return nil }
    let place = place(fraction, axis)
    return place.isFinite ? place : nil
  }

  func place(ofAmount amount: Double, _ axis: Axis) -> Double? {
    guard amount.isFinite, let scale = scale(axis)?.continuous else { return nil }
    return place(scale.fraction(of: amount), axis)
  }

  /// The band around a value: a category's, a stretch of the calendar, or what is free around a quantity.
  ///
  /// - Parameter spacing: between the nearest of the quantities or moments, in their own measure.
  func slot(of value: PlottableValue, _ axis: Axis, spacing: Double?) -> Slot? {
    guard let middle = place(of: value, axis) else { return nil }
    if let band = scale(axis)?.band {
      return Slot(middle: middle, length: abs(place(band, axis) - place(0, axis)), usual: 0.65)
    }
    guard let scale = scale(axis)?.continuous, let amount = value.value.amount else { return nil }
    if let unit = value.unit {
      let (start, end) = (scale.fraction(of: unit.start(of: amount)), scale.fraction(of: unit.end(of: amount)))
      return Slot(middle: middle, length: abs(place(end, axis) - place(start, axis)), usual: 0.75)
    }
    let near = spacing.map { abs(place(scale.fraction(of: amount + $0), axis) - middle) } ?? size[axis] / 8
    return Slot(middle: middle, length: min(near, size[axis] / 4), usual: 0.65)
  }

  /// The room that a mark has across the axis of its quantity.
  struct Slot {
    var middle: Double
    var length: Double
    /// The part of the room that marks take where nothing else is said (estimated).
    var usual: Double
  }
}
