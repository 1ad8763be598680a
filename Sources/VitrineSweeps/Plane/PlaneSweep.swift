import VitrineDiagrams
import VitrineLayout
import VitrineText
import VitrineUI

/// The layouts of a view at every width and height of two ranges, as segments of the plane in which each frame is
/// linear in both, so that three layouts determine all others.
public struct PlaneSweep: Hashable, Sendable {
  public var widths: ClosedRange<Double>
  public var heights: ClosedRange<Double>
  /// The segments, which cover the plane and don't overlap.
  public var segments: [Segment]
  /// The number of layouts made to find the segments.
  public var layouts: Int

  /// A region of sizes in which every frame changes linearly.
  public struct Segment: Hashable, Sendable {
    var region: ConvexPolygon
    /// Three layouts whose sizes are not on a line, just inside the segment's corners.
    public var samples: [Sample]
    /// A layout inside the segment, at a size in whole points if possible.
    public var middle: Sample

    /// The corners, in order around the segment: x is a width, y a height.
    public var corners: [Point] { region.corners }
    /// The sizes from which all others are interpolated.
    var frame: AffineFrame { AffineFrame(sizes: samples.map(\.size)) }
  }

  /// A layout with the proposed size.
  public struct Sample: Hashable, Sendable {
    public var size: Size
    public var rendering: Rendering
  }

  /// Finds the segments.
  ///
  /// - Parameter widths: the proposed widths, in points.
  /// - Parameter heights: the proposed heights, in points.
  /// - Parameter layOut: a closure that lays the view out with a proposed size; neither a trace nor probes are needed.
  public init(
    widths: ClosedRange<Double>, heights: ClosedRange<Double>, layOut: @escaping (Size) -> Rendering
  ) throws(Sweep.Problem) {
    var search = PlaneSearch(layOut: layOut)
    let segments = try search.segments(widths, heights)
    (self.widths, self.heights, self.segments, layouts) = (widths, heights, segments, search.layouts)
  }

  /// The typesetter that measured the text of the layouts.
  var typesetter: Typesetter { segments.first?.middle.rendering.typesetter ?? .withoutFonts }

  /// Returns the segment that contains a size.
  public func segment(at size: Size) -> Segment? {
    let point = Point(x: size.width, y: size.height)
    return segments.first { $0.region.contains(point) } ?? segments.first
  }

  /// Returns the frames of all views at a size, in the root's coordinates, with the views' paths; the same as a layout
  /// at that size would give.
  public func frames(at size: Size) -> [(path: String, frame: Rect)] {
    guard let segment = segment(at: size) else { return [] }
    let all = segment.samples.map { sample in
      var frames: [(path: String, frame: Rect)] = []
      if let root = sample.rendering.root { NodeNames.visit(root) { frames.append(($0.path, $0.frame)) } }
      return frames
    }
    return all[0].indices.map { index in
      let rects = all.map { $0[index].frame }
      func value(_ part: (Rect) -> Double) -> Double {
        segment.frame.length(rects.map(part))?.value(at: size) ?? part(rects[0])
      }
      let frame = Rect(
        x: value(\.minX), y: value(\.minY), width: value(\.width), height: value(\.height))
      return (all[0][index].path, frame)
    }
  }
}
