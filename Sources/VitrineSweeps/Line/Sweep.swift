import VitrineDiagrams
import VitrineLayout
import VitrineText
import VitrineUI

/// A view laid out at every length of a range: the pieces between which each frame moves in a straight line.
///
/// Layouts are piecewise linear in what is proposed: a stack divides, a frame clamps, a text keeps its width until a word
/// no longer fits. Where text wraps or another view is chosen, frames jump; where a clamp takes hold, they turn. Between
/// two such places two layouts tell all: every frame is on the line between its ends.
public struct Sweep: Hashable, Sendable {
  /// What is varied: the proposed width or height.
  public var axis: Axis
  public var range: ClosedRange<Double>
  /// In order, covering the range.
  public var pieces: [Piece]
  /// How many layouts were made to find them.
  public var layouts: Int

  /// A range of lengths over which every frame moves in a straight line; ends in points.
  public struct Piece: Hashable, Sendable {
    public var start: Double
    public var end: Double
    /// The layouts just inside both ends.
    public var first: Rendering
    public var last: Rendering
    /// A layout between them, at a length that is easily read.
    public var middle: Rendering
    public var middleLength: Double

    /// Where a length is between the ends: 0 at the start, 1 at the end.
    public func fraction(of length: Double) -> Double { end > start ? (length - start) / (end - start) : 0 }
  }

  /// Why there is no sweep.
  public enum Problem: Error, Hashable, Sendable {
    /// Frames do not move in straight lines, or turn too often.
    case tooManyPieces(Int)
    /// Finding the pieces takes too many layouts.
    case tooCostly(layouts: Int)
    case drawsNothing
  }

  /// Finds the pieces.
  ///
  /// - Parameter layOut: lays the view out with a length proposed along the axis. It needs neither trace nor probes.
  /// - Parameter axis: what is varied: the proposed width or height.
  /// - Parameter range: in points.
  public init(
    _ axis: Axis, _ range: ClosedRange<Double>, layOut: @escaping (Double) -> Rendering
  ) throws(Problem) {
    var search = SweepSearch(layOut: layOut)
    let pieces = try search.pieces(range)
    (self.axis, self.range, self.pieces, layouts) = (axis, range, pieces, search.layouts)
  }

  /// What measured the layouts' text.
  var typesetter: Typesetter { pieces.first?.middle.typesetter ?? .withoutFonts }

  /// The piece that a length is in.
  public func piece(at length: Double) -> Piece? {
    pieces.last { $0.start <= length } ?? pieces.first
  }

  /// The frames of all views at a length, in the root's coordinates, by path: what the engine would answer.
  public func frames(at length: Double) -> [(path: String, frame: Rect)] {
    guard let piece = piece(at: length), let first = piece.first.root, let last = piece.last.root else { return [] }
    let fraction = piece.fraction(of: length)
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
  /// The rectangle a part of the way to another.
  func moved(towards end: Rect, by fraction: Double) -> Rect {
    func between(_ a: Double, _ b: Double) -> Double { a == b ? a : a + (b - a) * fraction }
    return Rect(
      x: between(minX, end.minX), y: between(minY, end.minY), width: between(width, end.width),
      height: between(height, end.height))
  }
}
