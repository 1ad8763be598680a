import Diagnostics
import Figures
import VitrineLayout
import VitrineText
import VitrineUI

/// A fence after layout, as explanations need it.
struct Layout {
  let rendering: Rendering
  let views: NumberedViews
  let source: ViewSource
  let symptoms: [Symptom]
  /// Whether it is the layout of the fence as it is written, before an edit.
  let isBefore: Bool

  /// - Returns: `nil` if nothing is drawn.
  init?(_ drawn: DrawnFence, code: String, isBefore: Bool = true) {
    guard drawn.outcome == .drawn, let rendering = drawn.figures.first?.rendering, let root = rendering.root,
      let views = NumberedViews(rendering)
    else { return nil }
    (self.rendering, self.views, source) = (rendering, views, ViewSource(code, root))
    symptoms = Symptom.all(in: views)
    self.isBefore = isBefore
  }

  /// The place of the root in the system's proposal, in which it is centered.
  var origin: Point {
    func start(_ room: Double?, _ length: Double) -> Double {
      guard let room, room.isFinite, length.isFinite else { return 0 }
      return (room - length) / 2
    }
    let (room, size) = (rendering.proposal, rendering.size)
    return Point(x: start(room.width, size.width), y: start(room.height, size.height))
  }
}
