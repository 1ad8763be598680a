import Explanations
import VitrineDiagrams
import VitrineLayout
import VitrineText
import VitrineUI

/// The frames of views over their picture, with their numbers.
struct NumberedFrames {
  let marks: [Mark]

  /// The most frames; more can't be distinguished.
  private static let most = 60
  private static let size = 8.0

  init(_ views: NumberedViews, _ typesetter: Typesetter) {
    var marks: [Mark] = []
    // Of views with the same frame, the innermost has the number.
    var last: [Rect: NumberedViews.View] = [:]
    for view in views.views.prefix(Self.most) { last[view.node.frame] = view }
    for view in views.views.prefix(Self.most) where last[view.node.frame]?.number == view.number {
      let frame = view.node.frame
      guard frame.width.isFinite, frame.height.isFinite else { continue }
      marks.append(.rectangle(frame, cornerRadius: 0, nil, Stroke(.ink(.proposal), width: 0.75)))
      let text = DiagramText("\(view.number)", size: Self.size, weight: 600, in: typesetter)
      marks += text.marks(at: Point(x: frame.minX + 1.5, y: frame.minY + Self.size), .start, .proposal)
    }
    self.marks = marks
  }
}
