import VitrineDiagrams
import VitrineLayout
import VitrineText
import VitrineUI

/// One layout of a sweep, taken apart: what two layouts of one piece share, and the numbers in which they may differ.
struct SweepSample {
  let length: Double
  let rendering: Rendering
  /// Views, texts and colours, in order: where these differ, something was wrapped, cut or chosen anew.
  let shape: [Token]
  /// Frames and the places of texts.
  let numbers: [Double]

  enum Token: Hashable {
    case node(path: String, type: String)
    case text(String, FontFace)
    case ink(Ink?)
    case stops(GradientStops)
    case outline(Int)
    case open, close, image(String)
  }

  init(length: Double, rendering: Rendering) {
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

  /// Frames that differ by less are the same.
  static let tolerance = 1e-6

  /// Whether a layout lies on the line through two others.
  func isOnLine(through a: SweepSample, _ b: SweepSample) -> Bool {
    guard a.length < b.length, shape == a.shape, shape == b.shape else { return false }
    let fraction = (length - a.length) / (b.length - a.length)
    for index in numbers.indices {
      let (start, end, value) = (a.numbers[index], b.numbers[index], numbers[index])
      if start == end, value == start { continue }
      let expected = start + (end - start) * fraction
      // Also false where anything is infinite or not a number.
      guard abs(expected - value) <= Self.tolerance * max(1, abs(value) / 1000) else { return false }
    }
    return true
  }
}
