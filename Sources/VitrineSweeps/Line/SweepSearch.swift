import VitrineLayout
import VitrineUI

/// Finds the segments of a sweep by laying the view out at chosen lengths.
///
/// The search halves the range until the layouts between two others are linear, or half a point is left, which then
/// contains a breakpoint. It merges adjacent ranges that are on one line, then extends the ends of each by bisection as
/// far as the layouts stay on its line. This finds the breakpoint to a millionth of a point.
struct SweepSearch {
  struct Limits {
    var segments = 64
    var layouts = 4000
    /// The number of measurements of views in all layouts together, which bounds the time.
    var measurements = 60_000
    /// The length at which halving stops, in points.
    var resolution = 0.5
    /// Whether everything that is painted has to be linear, not only what a proposed size can change.
    var comparesPaint = false
    /// Whether the time for the search is over.
    var isOver: () -> Bool = { false }
  }

  /// A part of the range in which all layouts are on one line.
  private struct Run {
    var first: SweepSample
    var last: SweepSample
  }

  private let limits: Limits
  private let layOut: (Double) -> Rendering
  private(set) var layouts = 0
  private(set) var measurements = 0
  /// The distance between the layouts that check whether a range is linear, in points.
  private var stride = 4.0

  init(limits: Limits = Limits(), layOut: @escaping (Double) -> Rendering) {
    (self.limits, self.layOut) = (limits, layOut)
  }

  mutating func segments(_ range: ClosedRange<Double>) throws(Sweep.Problem) -> [Sweep.Segment] {
    stride = max(4, (range.upperBound - range.lowerBound) / 160)
    let first = try sample(range.lowerBound)
    guard first.rendering.root != nil else { throw .drawsNothing }
    let last = try sample(range.upperBound)
    guard range.lowerBound < range.upperBound else { return [try segment(Run(first: first, last: last))] }
    let runs = joined(try runs(first, last, resolution: limits.resolution), apart: 1e-4)
    if runs.isEmpty || runs.count > limits.segments { throw .tooManySegments(limits.segments) }
    var segments: [Sweep.Segment] = []
    for run in runs { segments.append(try segment(run)) }
    return segments
  }

  private mutating func sample(_ length: Double) throws(Sweep.Problem) -> SweepSample {
    guard layouts < limits.layouts, measurements < limits.measurements, !limits.isOver() else { throw .tooCostly }
    layouts += 1
    let sample = SweepSample(length: length, rendering: layOut(length), isWhole: limits.comparesPaint)
    measurements += sample.rendering.measurements
    return sample
  }

  private mutating func segment(_ run: Run) throws(Sweep.Problem) -> Sweep.Segment {
    let (start, end) = (run.first.length, run.last.length)
    let middle = (start + end) / 2
    // Prefer a whole number, which is easier to read.
    let length = middle.rounded() > start && middle.rounded() < end ? middle.rounded() : middle
    return Sweep.Segment(
      start: start, end: end, first: run.first.rendering, last: run.last.rendering,
      middle: try sample(length).rendering, middleLength: length)
  }

  /// Returns the runs between two layouts, extended until they meet.
  private mutating func runs(_ a: SweepSample, _ b: SweepSample, resolution: Double) throws(Sweep.Problem) -> [Run] {
    var found: [Run] = []
    try split(a, b, resolution, &found)
    found = joined(found, apart: 0)
    if found.count > limits.segments { throw .tooManySegments(limits.segments) }
    var result: [Run] = []
    var start = a
    for index in 0...found.count {
      let isLast = index == found.count
      var next = isLast ? nil : found[index]
      var end = next?.first ?? b
      if start.length < end.length {
        if let run = result.last {
          start = try furthest(run, towards: end)
          result[result.count - 1].last = start
        }
        if let run = next {
          end = try furthest(run, towards: start)
          next?.first = end
        }
        result += try between(start, end, resolution: resolution, isOpen: (!result.isEmpty, next != nil))
      }
      if let next {
        result.append(next)
        start = next.last
      }
    }
    return result
  }

  /// Returns the runs between two extended runs: mostly none, sometimes a segment shorter than the resolution.
  private mutating func between(
    _ a: SweepSample, _ b: SweepSample, resolution: Double, isOpen: (start: Bool, end: Bool)
  ) throws(Sweep.Problem) -> [Run] {
    guard b.length - a.length > 1e-4, resolution > 1e-3 else { return [] }
    let inset = 1e-6
    let first = isOpen.start ? try sample(a.length + inset) : a
    let last = isOpen.end ? try sample(b.length - inset) : b
    return try runs(first, last, resolution: min(resolution / 8, (b.length - a.length) / 4))
  }

  private mutating func split(
    _ a: SweepSample, _ b: SweepSample, _ resolution: Double, _ found: inout [Run]
  ) throws(Sweep.Problem) {
    let middle = try sample((a.length + b.length) / 2)
    if middle.isOnLine(through: a, b), try isLinear(a, b) {
      found.append(Run(first: a, last: b))
    } else if b.length - a.length > resolution {
      try split(a, middle, resolution, &found)
      try split(middle, b, resolution, &found)
    }
    // Halving divides a segment into at most two ranges of each size.
    if found.count > limits.segments * 24 { throw .tooManySegments(limits.segments) }
  }

  /// Returns whether layouts between two others are on their line, at lengths that repeated halving doesn't produce.
  private mutating func isLinear(_ a: SweepSample, _ b: SweepSample) throws(Sweep.Problem) -> Bool {
    let count = max(2, Int(((b.length - a.length) / stride).rounded(.up)))
    for index in 0..<count {
      let fraction = (Double(index) + 0.381966) / Double(count)
      let inner = try sample(a.length + (b.length - a.length) * fraction)
      if !inner.isOnLine(through: a, b) { return false }
    }
    return true
  }

  /// Returns the runs with adjacent ones on the same line merged.
  private func joined(_ runs: [Run], apart: Double) -> [Run] {
    var result: [Run] = []
    for run in runs {
      if let known = result.last, run.first.length - known.last.length <= apart,
        known.last.isOnLine(through: known.first, run.last), run.first.isOnLine(through: known.first, run.last)
      {
        result[result.count - 1].last = run.last
      } else {
        result.append(run)
      }
    }
    return result
  }

  /// Returns the layout closest to a limit that is still on a run's line.
  private mutating func furthest(_ run: Run, towards limit: SweepSample) throws(Sweep.Problem) -> SweepSample {
    if limit.isOnLine(through: run.first, run.last) { return limit }
    var inside = limit.length > run.last.length ? run.last : run.first
    var outside = limit.length
    while abs(outside - inside.length) > 1e-7 {
      let middle = try sample((inside.length + outside) / 2)
      if middle.isOnLine(through: run.first, run.last) { inside = middle } else { outside = middle.length }
    }
    return inside
  }
}
