import VitrineDiagrams
import VitrineLayout
import VitrineText
import VitrineUI

/// The contents of one layout of a sweep: the parts that layouts of one segment share, and the numbers in which they
/// may differ.
struct SweepSample {
  let length: Double
  let rendering: Rendering
  /// The views, texts and colours, in order; if these differ, text was wrapped or truncated, or another view was
  /// chosen.
  let shape: [Token]
  /// The coordinates of frames and texts, in points.
  let numbers: [Double]

  enum Token: Hashable {
    case node(path: String, type: String)
    case text(String, FontFace)
    case ink(Ink?)
    case stops(GradientStops)
    case outline(Int)
    case open, close, image(String)
    case effects(GroupEffects, isMoved: Bool, clip: Int?)
    case fill(Fill?)
  }

  /// - Parameter isWhole: whether everything that is painted counts, not only what a proposed size can change.
  init(length: Double, rendering: Rendering, isWhole: Bool = false) {
    (self.length, self.rendering) = (length, rendering)
    var shape: [Token] = []
    var numbers: [Double] = []
    if let root = rendering.root {
      NodeNames.visit(root) { node in
        shape.append(.node(path: node.path, type: node.type))
        numbers += [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height]
      }
    }
    for mark in rendering.marks { Self.read(mark, &shape, &numbers) }
    if isWhole {
      let painted = PaintedNumbers(rendering.marks)
      shape += painted.shape
      numbers += painted.numbers
    }
    (self.shape, self.numbers) = (shape, numbers)
  }

  private static func read(_ mark: Mark, _ shape: inout [Token], _ numbers: inout [Double]) {
    switch mark {
    case .group(let marks, _):
      shape.append(.open)
      for mark in marks { read(mark, &shape, &numbers) }
      shape.append(.close)
    case .rectangle(_, _, let fill, let stroke), .ellipse(_, let fill, let stroke):
      shape += [token(fill), token(stroke?.fill)]
    case .path(let path, let fill, let stroke):
      shape += [.outline(path.elements.count), token(fill), token(stroke?.fill)]
    case .text(let text):
      shape += [.text(text.text, text.font), token(text.fill)]
      numbers += [text.origin.x, text.origin.y]
    case .image(let image): shape.append(.image(image.source))
    }
  }

  private static func token(_ fill: Fill?) -> Token {
    switch fill {
    case .ink(let ink): .ink(ink)
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _): .stops(stops)
    case nil: .ink(nil)
    }
  }

  /// The difference, in points, below which coordinates count as equal.
  static let tolerance = 1e-6

  /// Returns whether a layout is the linear interpolation of two others.
  func isOnLine(through a: SweepSample, _ b: SweepSample) -> Bool {
    guard a.length < b.length, shape == a.shape, shape == b.shape, numbers.count == a.numbers.count,
      numbers.count == b.numbers.count
    else { return false }
    let fraction = (length - a.length) / (b.length - a.length)
    for index in numbers.indices {
      let (start, end, value) = (a.numbers[index], b.numbers[index], numbers[index])
      if start == end, value == start { continue }
      let expected = start + (end - start) * fraction
      // The comparison also fails for infinity and NaN.
      guard abs(expected - value) <= Self.tolerance * max(1, abs(value) / 1000) else { return false }
    }
    return true
  }
}
