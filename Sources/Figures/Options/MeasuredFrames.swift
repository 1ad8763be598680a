import VitrineDiagrams
import VitrineLayout
import VitrineUI

/// Frames measured elsewhere, such as in a screenshot of a device, to be drawn over a figure's picture.
package struct MeasuredFrames: Hashable, Sendable {
  /// The measured frame of the view with an id. A side that was not measured is `nil` and is taken from the figure.
  package struct Frame: Hashable, Sendable {
    package var id: String
    /// x, y, width and height in points, in the root's coordinates.
    package var sides: [Double?]
  }

  package var frames: [Frame] = []

  init() {}

  /// Reads `title 16 50 _ 20.33; row 0 80 390 44`; `nil` if the text is invalid.
  init?(_ text: String) {
    for entry in text.split(separator: ";") {
      let words = entry.split(separator: " ").map(String.init)
      let sides = words.dropFirst().map { $0 == "_" ? Optional<Double?>.some(nil) : Double($0).map { .some($0) } }
      let known = sides.compactMap(\.self)
      guard words.count == 5, known.count == 4, known.allSatisfy({ $0?.isFinite != false }) else { return nil }
      frames.append(Frame(id: words[0], sides: known))
    }
  }

  /// Returns the outlines of the frames whose views exist in the rendering.
  func marks(in rendering: Rendering) -> [Mark] {
    frames.compactMap { frame in
      guard let own = rendering.root?.descendant(named: frame.id)?.frame else { return nil }
      let sides = zip(frame.sides, [own.minX, own.minY, own.width, own.height]).map { $0 ?? $1 }
      let outline = Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
      return .rectangle(outline, cornerRadius: 0, nil, Stroke(.ink(.proposal), width: 1, dash: [3, 2]))
    }
  }
}

extension RenderedNode {
  /// Returns the first view with an id, in the order of the tree.
  fileprivate func descendant(named id: String) -> RenderedNode? {
    self.id == id ? self : children.lazy.compactMap { $0.descendant(named: id) }.first
  }
}
