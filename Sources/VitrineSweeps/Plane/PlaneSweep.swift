import VitrineDiagrams
import VitrineLayout
import VitrineText
import VitrineUI

/// A view laid out at every width and height of two ranges: the pieces of the plane in which every frame is affine in both,
/// so that three layouts tell all others.
public struct PlaneSweep: Hashable, Sendable {
  public var widths: ClosedRange<Double>
  public var heights: ClosedRange<Double>
  /// They cover the plane, and none lies over another.
  public var pieces: [Piece]
  /// How many layouts were made to find them.
  public var layouts: Int

  /// A range of sizes over which every frame moves in a straight line.
  public struct Piece: Hashable, Sendable {
    var region: ConvexPolygon
    /// Three layouts that do not lie on a line, just inside the piece's corners.
    public var samples: [Sample]
    /// A layout in its midst, at a size that is easily read.
    public var middle: Sample

    /// The corners, in order around the piece: x is a width, y a height.
    public var corners: [Point] { region.corners }
    /// The sizes from which the piece follows.
    var frame: AffineFrame { AffineFrame(sizes: samples.map(\.size)) }
  }

  /// A layout and what was proposed.
  public struct Sample: Hashable, Sendable {
    public var size: Size
    public var rendering: Rendering
  }

  /// Finds the pieces.
  ///
  /// - Parameter layOut: lays the view out with a size proposed. It needs neither trace nor probes.
  /// - Parameter widths: in points.
  /// - Parameter heights: in points.
  public init(
    widths: ClosedRange<Double>, heights: ClosedRange<Double>, layOut: @escaping (Size) -> Rendering
  ) throws(Sweep.Problem) {
    var search = PlaneSearch(layOut: layOut)
    let pieces = try search.pieces(widths, heights)
    (self.widths, self.heights, self.pieces, layouts) = (widths, heights, pieces, search.layouts)
  }

  /// What measured the layouts' text.
  var typesetter: Typesetter { pieces.first?.middle.rendering.typesetter ?? .withoutFonts }

  /// The piece that a size is in.
  public func piece(at size: Size) -> Piece? {
    let point = Point(x: size.width, y: size.height)
    return pieces.first { $0.region.contains(point) } ?? pieces.first
  }

  /// The frames of all views at a size, in the root's coordinates, by path: what the engine would answer.
  public func frames(at size: Size) -> [(path: String, frame: Rect)] {
    guard let piece = piece(at: size) else { return [] }
    let all = piece.samples.map { sample in
      var frames: [(path: String, frame: Rect)] = []
      if let root = sample.rendering.root { NodeNames.visit(root) { frames.append(($0.path, $0.frame)) } }
      return frames
    }
    return all[0].indices.map { index in
      let rects = all.map { $0[index].frame }
      func value(_ part: (Rect) -> Double) -> Double {
        piece.frame.length(rects.map(part))?.value(at: size) ?? part(rects[0])
      }
      let frame = Rect(
        x: value(\.minX), y: value(\.minY), width: value(\.width), height: value(\.height))
      return (all[0][index].path, frame)
    }
  }
}
