import Markup
import VitrineDiagrams
import VitrineLayout
import VitrineUI

/// The drawings of a varied view without duplicates, and the data with which a script chooses and moves them.
///
/// `{"parameters":[{"name":"spacing","from":0,"to":40,"at":8},{"name":"alignment","values":[".top",".center"],"at":1}],
/// "states":[{"sweeps":{"0":[{"from":0,"to":40,"frame":0,"sizes":[[80,20],[120,20]]}]}},…]}`; a state of lists alone is
/// `{"frame":1,"sizes":[[80,20],[80,20]]}`.
struct VariedData {
  /// A drawing: one layout, or the layouts between which all others of a segment are.
  struct Frame {
    var first: Rendering
    /// The other end; `nil` if nothing moves.
    var last: Rendering?
    /// The layouts with the text of the drawing, one or two.
    var told: [Rendering] = []
  }

  /// The visible parts of a drawing, by which equal ones are found: layouts differ in more, such as the arguments of
  /// views.
  private struct Sight: Hashable {
    var marks: [[Mark]]
    var frames: [[Rect]]
    var told: [Rendering]

    init(_ frame: Frame) {
      let ends = [frame.first] + (frame.last.map { [$0] } ?? [])
      marks = ends.map(\.marks)
      frames = ends.map { end in
        var frames: [Rect] = []
        if let root = end.root { NodeNames.visit(root) { frames.append($0.frame) } }
        return frames
      }
      told = frame.told
    }
  }

  private(set) var frames: [Frame] = []
  private(set) var json: JSON = .null
  private var known: [Sight: Int] = [:]
  private let isTold: Bool

  /// - Parameter isTold: whether text of the layouts is shown.
  init(_ view: VariedView, isTold: Bool) {
    self.isTold = isTold
    let states = view.states.map { state($0) }
    json = ["parameters": .array(view.parameters.map(Self.parameter)), "states": .array(states)]
  }

  private mutating func state(_ state: VariedView.State) -> JSON {
    if let rendering = state.rendering {
      return .object(drawing(Frame(first: rendering, told: isTold ? [rendering] : [])))
    }
    let sweeps = state.sweeps.map { sweep in
      (
        "\(sweep.parameter)",
        JSON.array(
          sweep.segments.map { segment in
            let frame = Frame(
              first: segment.first, last: segment.isPoint ? nil : segment.last, told: segment.inner)
            return .object([("from", .number(segment.start)), ("to", .number(segment.end))] + drawing(frame))
          })
      )
    }
    return .object([("sweeps", .object(sweeps))])
  }

  private mutating func drawing(_ frame: Frame) -> [(String, JSON)] {
    let sight = Sight(frame)
    let index = known[sight] ?? frames.count
    if index == frames.count { frames.append(frame) }
    known[sight] = index
    let sizes = [frame.first, frame.last ?? frame.first].map { rendering in
      JSON.array([rendering.size.width, rendering.size.height].map { $0.isFinite ? .number($0) : .null })
    }
    return [("frame", .number(Double(index))), ("sizes", .array(sizes))]
  }

  private static func parameter(_ parameter: VariedParameter) -> JSON {
    let name = ("name", JSON.string(parameter.name))
    switch parameter.domain {
    case .values(let values, let written, let areNumbers):
      return .object([
        name, ("values", .array(values.map { .string($0) })), ("at", .number(Double(written))),
        ("numbers", .bool(areNumbers)),
      ])
    case .range(let range, let written):
      return .object([
        name, ("from", .number(range.lowerBound)), ("to", .number(range.upperBound)), ("at", .number(written)),
        ("decimals", .bool(parameter.hasDecimals)),
      ])
    }
  }
}
