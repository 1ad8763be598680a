import VitrineLayout
import VitrineUI

/// The numbers of a sweep for a script, as JSON: the frames of all views at both ends of each piece.
///
/// `{"axis":"width","from":40,"to":400,"pieces":[{"from":40,"to":87.5,"frames":{"0":[[0,0,40,80],[0,0,87.5,80]]}}]}`;
/// a frame that is the same at both ends is written once. A length between is found by going the same part of the way
/// in every number.
enum SweepData {
  static func json(_ sweep: Sweep) -> String {
    let pieces = sweep.pieces.map { piece in
      var last: [[Double]] = []
      if let root = piece.last.root { NodeNames.visit(root) { last.append(numbers($0.frame)) } }
      var frames: [String] = []
      if let root = piece.first.root {
        NodeNames.visit(root) { node in
          guard frames.count < last.count else { return }
          let (start, end) = (numbers(node.frame), last[frames.count])
          let ends = start == end ? "[\(list(start))]" : "[\(list(start)),\(list(end))]"
          frames.append("\"\(node.path)\":\(ends)")
        }
      }
      return "{\"from\":\(text(piece.start)),\"to\":\(text(piece.end)),\"frames\":{\(frames.joined(separator: ","))}}"
    }
    let axis = sweep.axis == .horizontal ? "width" : "height"
    return
      "{\"axis\":\"\(axis)\",\"from\":\(text(sweep.range.lowerBound)),\"to\":\(text(sweep.range.upperBound)),\"pieces\":[\(pieces.joined(separator: ","))]}"
  }

  private static func numbers(_ frame: Rect) -> [Double] { [frame.minX, frame.minY, frame.width, frame.height] }
  private static func list(_ numbers: [Double]) -> String { "[\(numbers.map(text).joined(separator: ","))]" }

  private static func text(_ value: Double) -> String { ExactNumber.text(value) }
}
