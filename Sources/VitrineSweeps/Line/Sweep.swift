import VitrineDiagrams
import VitrineLayout
import VitrineText
import VitrineUI

/// The layouts of a view at every length of a range, as segments in which each frame changes linearly.
///
/// Layouts are segmentwise linear in the proposed size: a stack divides, a frame clamps, a text keeps its width until a
/// word no longer fits. Where text wraps or another view is chosen, frames jump; where a clamp takes effect, their
/// slope changes. Such lengths are the breakpoints. Between two breakpoints, two layouts determine all others by linear
/// interpolation.
public struct Sweep: Hashable, Sendable {
  /// The proposed length that varies: horizontal for the width, vertical for the height.
  public var axis: Axis
  public var range: ClosedRange<Double>
  /// The segments, in order; together they cover the range.
  public var segments: [Segment]
  /// The number of layouts made to find the segments.
  public var layouts: Int
  /// The distance between the lengths that were laid out, in points, if the segments were not found: each segment is
  /// then a single length, and nothing is known of the lengths between.
  public var step: Double?

  /// A range of lengths, in points, between two breakpoints; every frame changes linearly in it.
  public struct Segment: Hashable, Sendable {
    public var start: Double
    public var end: Double
    /// The layouts just inside both ends.
    public var first: Rendering
    public var last: Rendering
    /// A layout between the ends, at a whole number of points if possible.
    public var middle: Rendering
    public var middleLength: Double

    /// Returns the position of a length between the ends: 0 at the start, 1 at the end.
    public func fraction(of length: Double) -> Double { end > start ? (length - start) / (end - start) : 0 }
  }

  /// An error that prevents a sweep.
  public enum Problem: Error, Hashable, Sendable {
    /// Frames don't change linearly, or there are more breakpoints than this limit of segments allows.
    case tooManySegments(Int)
    /// The search for breakpoints needs more measurements of views than its limit.
    case tooCostly
    case drawsNothing
  }

  /// Finds the segments.
  ///
  /// - Parameter axis: the proposed length that varies: horizontal for the width.
  /// - Parameter range: the proposed lengths, in points.
  /// - Parameter layOut: a closure that lays the view out with a length proposed along the axis; neither a trace nor
  ///   probes are needed.
  public init(
    _ axis: Axis, _ range: ClosedRange<Double>, layOut: @escaping (Double) -> Rendering
  ) throws(Problem) {
    var search = SweepSearch(layOut: layOut)
    let segments = try search.segments(range)
    (self.axis, self.range, self.segments, layouts) = (axis, range, segments, search.layouts)
  }

  /// Lays the view out at lengths that are a round number of points apart, for a view whose segments can't be found.
  ///
  /// - Parameter axis: the proposed length that varies: horizontal for the width.
  /// - Parameter range: the proposed lengths, in points; a rest that is shorter than the distance is left out.
  /// - Parameter layOut: a closure that lays the view out with a length proposed along the axis.
  public init(
    _ axis: Axis, stepping range: ClosedRange<Double>, layOut: (Double) -> Rendering
  ) throws(Problem) {
    let step = Self.step(range)
    let count = Int(((range.upperBound - range.lowerBound) / step + 1e-9).rounded(.down)) + 1
    segments = (0..<count).map { index in
      let length = range.lowerBound + Double(index) * step
      let rendering = layOut(length)
      return Segment(
        start: length, end: length, first: rendering, last: rendering, middle: rendering, middleLength: length)
    }
    guard segments.allSatisfy({ $0.first.root != nil }) else { throw .drawsNothing }
    self.range = range.lowerBound...segments[count - 1].end
    (self.axis, self.step, layouts) = (axis, step, count)
  }

  /// The most steps of a range.
  private static let mostSteps = 32.0

  /// Returns the smallest round distance that divides a range into few enough steps.
  private static func step(_ range: ClosedRange<Double>) -> Double {
    let length = range.upperBound - range.lowerBound
    var unit = 0.1
    while true {
      for step in [unit, 2 * unit, 5 * unit] where length / step <= mostSteps { return step }
      unit *= 10
    }
  }

  /// The typesetter that measured the text of the layouts.
  var typesetter: Typesetter { segments.first?.middle.typesetter ?? .withoutFonts }

  /// Returns the segment that contains a length; the closest one, if only some lengths were laid out.
  public func segment(at length: Double) -> Segment? {
    segments.last { $0.start <= length + (step ?? 0) / 2 } ?? segments.first
  }

  /// Returns the frames of all views at a length, in the root's coordinates, with the views' paths; the same as a
  /// layout at that length would give.
  public func frames(at length: Double) -> [(path: String, frame: Rect)] {
    guard let segment = segment(at: length), let first = segment.first.root, let last = segment.last.root else {
      return []
    }
    let fraction = segment.fraction(of: length)
    var ends: [Rect] = []
    NodeNames.visit(last) { ends.append($0.frame) }
    var frames: [(path: String, frame: Rect)] = []
    NodeNames.visit(first) { node in
      guard frames.count < ends.count else { return }
      frames.append((node.path, node.frame.moved(towards: ends[frames.count], by: fraction)))
    }
    return frames
  }
}

extension Rect {
  /// Returns the rectangle at a fraction of the way to another.
  func moved(towards end: Rect, by fraction: Double) -> Rect {
    func between(_ a: Double, _ b: Double) -> Double { a == b ? a : a + (b - a) * fraction }
    return Rect(
      x: between(minX, end.minX), y: between(minY, end.minY), width: between(width, end.width),
      height: between(height, end.height))
  }
}
