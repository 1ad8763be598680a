import VitrineLayout

/// The coordinate space of a plot: the positions of values, in points from its corner.
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

  /// Returns the position of a fraction of an axis, in points: numbers grow upwards, categories start at the top.
  package func place(_ fraction: Double, _ axis: Axis) -> Double {
    let (length, range) = (size[axis], axis == .horizontal ? xRange : yRange)
    let inner = max(0, length - range.startPadding - range.endPadding)
    let along = range.startPadding + fraction * inner
    return axis == .vertical && scale(axis)?.band == nil ? length - along : along
  }

  /// Returns the fraction of an axis at a position in points.
  package func fraction(at place: Double, _ axis: Axis) -> Double {
    let (length, range) = (size[axis], axis == .horizontal ? xRange : yRange)
    let inner = max(1e-9, length - range.startPadding - range.endPadding)
    let along = axis == .vertical && scale(axis)?.band == nil ? length - place : place
    return (along - range.startPadding) / inner
  }

  /// Returns the position of a value, in points: the middle of its band or of its calendar unit.
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

  /// Returns the space for a mark at a value: the band of a category, a calendar unit, or the free space around a
  /// number.
  ///
  /// - Parameter spacing: the least distance between numbers or dates, in their unit.
  func slot(of value: PlottableValue, _ axis: Axis, spacing: Double?) -> Slot? {
    guard let middle = place(of: value, axis) else { return nil }
    if let band = scale(axis)?.band {
      return Slot(middle: middle, length: abs(place(band, axis) - place(0, axis)), usual: Self.usual)
    }
    guard let scale = scale(axis)?.continuous, let amount = value.value.amount else { return nil }
    if let unit = value.unit {
      let (start, end) = (scale.fraction(of: unit.start(of: amount)), scale.fraction(of: unit.end(of: amount)))
      return Slot(middle: middle, length: abs(place(end, axis) - place(start, axis)), usual: Self.usual)
    }
    let near = spacing.map { abs(place(scale.fraction(of: amount + $0), axis) - middle) } ?? size[axis] / 8
    return Slot(middle: middle, length: min(near, size[axis] / 4), usual: Self.usual)
  }

  /// The default fraction of the space that a mark takes, and that marks side by side take together.
  ///
  /// Source: [layout reference, section 31](docs/layout-reference.md#31-measured-on-pictures-of-ios).
  static let usual = 0.7

  /// The space available to a mark, across the axis of its value.
  struct Slot {
    var middle: Double
    var length: Double
    /// The default fraction of the space that a mark takes.
    var usual: Double
  }
}
