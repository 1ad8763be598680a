import Markup
import VitrineDiagrams
import VitrineLayout
import VitrineUI

/// The numbers of a sweep for a script, as JSON: the frames of all views at both ends of each segment.
///
/// `{"axis":"width","from":40,"to":400,"segments":[{"from":40,"to":87.5,"frames":{"0":[[0,0,40,80],[0,0,87.5,80]]}}]}`; a
/// frame that is the same at both ends is written once. The script interpolates each number linearly for lengths
/// between the ends. With a `step`, each segment is a single length, and the script shows no others.
enum SweepData {
  static func json(_ sweep: Sweep) -> JSON {
    var members: [(String, JSON)] = [
      ("axis", .string(sweep.axis == .horizontal ? "width" : "height")), ("from", number(sweep.range.lowerBound)),
      ("to", number(sweep.range.upperBound)),
    ]
    if let step = sweep.step { members.append(("step", number(step))) }
    return .object(members + [("segments", .array(sweep.segments.map(json)))])
  }

  private static func json(_ segment: Sweep.Segment) -> JSON {
    var last: [Rect] = []
    if let root = segment.last.root { NodeNames.visit(root) { last.append($0.frame) } }
    var frames = JSON.Members()
    if let root = segment.first.root {
      NodeNames.visit(root) { node in
        guard frames.list.count < last.count else { return }
        let (start, end) = (node.frame, last[frames.list.count])
        frames.append(node.path, .array(start == end ? [numbers(start)] : [numbers(start), numbers(end)]))
      }
    }
    return ["from": number(segment.start), "to": number(segment.end), "frames": .object(frames)]
  }

  private static func numbers(_ frame: Rect) -> JSON {
    .array([frame.minX, frame.minY, frame.width, frame.height].map(number))
  }

  private static func number(_ value: Double) -> JSON { value.isFinite ? .number(value) : .null }
}
