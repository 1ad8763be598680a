import VitrineDiagrams
import VitrineLayout
import VitrineUI

/// The sweep of one parameter's numbers.
extension VariedViewMaker {
  /// The least number of units in which a range is searched: the search halves ranges down to half a unit.
  private static let units = 160.0
  /// The most numbers whose layouts are compared with the segments that were found.
  private static let mostChecks = 100

  /// Returns the segments of a range, with separate segments for the numbers that differ from all numbers around
  /// them: equal priorities, or no shadow at all.
  mutating func sweep(
    _ parameter: Int, _ range: ClosedRange<Double>, _ values: [VariedParameter.Value]
  ) throws(Stop) -> [VariedView.Segment] {
    let values = asNumbers(values)
    let factor = max(1, Self.units / (range.upperBound - range.lowerBound))
    let maker = self
    func drawn(_ number: Double, isTraced: Bool) throws(Stop) -> Rendering {
      if maker.isOver() { throw .problem(.tooCostly, parameter: parameter) }
      return try maker.rendering(values.replacing(parameter, with: number), isTraced: isTraced)
    }
    func layout(_ number: Double) throws(Stop) -> Rendering { try drawn(number, isTraced: false) }
    func traced(_ number: Double) throws(Stop) -> Rendering { try drawn(number, isTraced: true) }
    if try isCurved(range, layout) {
      throw .problem(.tooManySegments(limits.segments), parameter: parameter)
    }
    var nothing = try layout(range.lowerBound)
    (nothing.root, nothing.marks) = (nil, [])
    var hasFailed = false
    var search = SweepSearch(limits: limits) { length in
      guard !hasFailed else { return nothing }
      if let rendering = try? layout(length / factor) { return rendering }
      // The search itself ends where the time is over.
      hasFailed = !maker.isOver()
      return nothing
    }
    var found: [Sweep.Segment] = []
    do throws(Sweep.Problem) {
      found = try search.segments(range.lowerBound * factor...range.upperBound * factor)
    } catch {
      throw hasFailed ? .failed : .problem(error, parameter: parameter)
    }
    guard !hasFailed else { throw .failed }
    limits.layouts -= search.layouts
    limits.measurements -= search.measurements
    var segments = found.map { segment in
      VariedView.Segment(
        start: segment.start / factor, end: segment.end / factor, first: segment.first, last: segment.last)
    }
    segments[0].start = range.lowerBound
    segments[segments.count - 1].end = range.upperBound
    for number in checked(parameter, range) { segments.include(number, try layout(number)) }
    guard isTold else { return segments }
    var told: [VariedView.Segment] = []
    for segment in segments {
      told += try self.told(segment, traced)
    }
    return told
  }

  /// Returns the numbers that are compared with the segments: the ends, the written one, and round ones that arrow keys
  /// lead to.
  private func checked(_ parameter: Int, _ range: ClosedRange<Double>) -> [Double] {
    var numbers = Self.numbers(range, most: Self.mostChecks)
    if case .number(let written) = parameters[parameter].written { numbers.append(written) }
    return Set(numbers).sorted()
  }

  /// Whether the drawing is nowhere linear, so that a search would find nothing.
  private func isCurved(
    _ range: ClosedRange<Double>, _ layout: (Double) throws(Stop) -> Rendering
  ) throws(Stop) -> Bool {
    let length = range.upperBound - range.lowerBound
    for part in [0.0618, 0.1803, 0.382, 0.618, 0.9271] {
      let start = range.lowerBound + length * part
      var samples: [SweepSample] = []
      for number in [start, start + length / 1000, start + length / 500] {
        samples.append(SweepSample(length: number, rendering: try layout(number), isWhole: true))
      }
      if samples[1].isOnLine(through: samples[0], samples[2]) { return false }
    }
    return true
  }

  /// The number of times that a segment is halved to find parts in which the words of its steps stay the same.
  private static let mostHalves = 4

  /// Returns a segment with the layouts between which its text can be interpolated; if the words of the text change in
  /// it, the parts in which they don't.
  private func told(
    _ segment: VariedView.Segment, _ layout: (Double) throws(Stop) -> Rendering, depth: Int = 0
  ) throws(Stop) -> [VariedView.Segment] {
    let length = segment.end - segment.start
    var told = segment
    guard length > 0 else {
      told.inner = [try layout(segment.start)]
      return [told]
    }
    told.inner = [try layout(segment.start + length / 4), try layout(segment.end - length / 4)]
    let skeletons = told.inner.map { LayoutWords($0, parts: words, label: "").skeleton }
    if skeletons[0] == skeletons[1] { return [told] }
    guard depth < Self.mostHalves else { return [segment] }
    let place = segment.start + length / 2
    let middle = try layout(place)
    var (low, high) = (segment, segment)
    (low.end, low.last, high.start, high.first) = (place, middle, place, middle)
    return try self.told(low, layout, depth: depth + 1) + self.told(high, layout, depth: depth + 1)
  }
}

extension [VariedParameter.Value] {
  /// Returns the values with a number for a parameter.
  fileprivate func replacing(_ parameter: Int, with number: Double) -> [VariedParameter.Value] {
    var values = self
    values[parameter] = .number(number)
    return values
  }
}

extension [VariedView.Segment] {
  /// The distance from a breakpoint within which a number belongs to either side.
  private static let near = 1e-5

  /// Returns the segment of a number: the one of that number alone, or the last that starts before it.
  func segment(at number: Double) -> VariedView.Segment? {
    first { $0.isPoint && abs($0.start - number) < 1e-6 } ?? last { !$0.isPoint && $0.start <= number } ?? first
  }

  /// Adds the layout at a number as a separate segment, unless it is on the line of the segment that has the number;
  /// a breakpoint that the search found beside the number is moved to it.
  mutating func include(_ number: Double, _ rendering: Rendering) {
    let sample = SweepSample(length: number, rendering: rendering, isWhole: true)
    guard let index = lastIndex(where: { !$0.isPoint && $0.start <= number }), !self[index].contains(sample) else {
      return
    }
    let next = self[(index + 1)...].firstIndex { !$0.isPoint }
    let previous = self[..<index].lastIndex { !$0.isPoint }
    if let next, self[next].start - number < Self.near, self[next].contains(sample) {
      (self[index].end, self[next].start) = (number, number)
    } else if let previous, number - self[index].start < Self.near, self[previous].contains(sample) {
      // Segments own their starts; pages have six decimals.
      (self[previous].end, self[index].start) = (number, number + 2e-6)
    } else {
      let point = VariedView.Segment(start: number, end: number, first: rendering, last: rendering)
      insert(point, at: number - self[index].start < Self.near ? index : index + 1)
    }
  }
}

extension VariedView.Segment {
  /// Whether it has a single number, which differs from all around it.
  var isPoint: Bool { start == end }

  /// Whether a layout is on the segment's line.
  fileprivate func contains(_ sample: SweepSample) -> Bool {
    sample.isOnLine(
      through: SweepSample(length: start, rendering: first, isWhole: true),
      SweepSample(length: end, rendering: last, isWhole: true))
  }
}
