import Markup
import VitrineDiagrams
import VitrineLayout
import VitrineSweeps
import VitrineUI

/// The measurements of a picture: its views, each with its size and position.
package struct MeasuredPicture: Hashable, Sendable {
  /// A view or modifier.
  package struct View: Hashable, Sendable {
    /// The indices from the root: `0.1`.
    package var path: String
    package var type: String
    /// The name in figures: `Text("Favorite")`.
    package var label: String
    /// The value of `.id(…)`, if any.
    package var id: String?
    /// The frame in the root's coordinates, in points.
    package var frame: Rect

    package init(path: String, type: String, label: String, id: String?, frame: Rect) {
      (self.path, self.type, self.label, self.id, self.frame) = (path, type, label, id, frame)
    }
  }

  /// The name that distinguishes it from the figure's other pictures: `240 wide`; empty for a single picture.
  package var label: String
  /// The views, outer ones before inner ones.
  package var views: [View]
  /// The measured rendering, if the picture may be drawn later.
  package var rendering: Rendering?

  /// The size of the root, in points.
  package var size: Size { views.first?.frame.size ?? .zero }

  package init(label: String, views: [View], rendering: Rendering? = nil) {
    (self.label, self.views, self.rendering) = (label, views, rendering)
  }

  init(_ rendering: Rendering, label: String = "") {
    var views: [View] = []
    func visit(_ node: RenderedNode) {
      views.append(View(path: node.path, type: node.type, label: node.label, id: node.id, frame: node.frame))
      node.children.forEach(visit)
    }
    if let root = rendering.root { visit(root) }
    self.init(label: label, views: views, rendering: rendering)
  }
}

extension DrawnView {
  /// The measurements of all its pictures.
  package var measured: [MeasuredPicture] {
    func text(_ length: Double) -> String { NumberText.text(length) }
    func cells(_ cells: [StripFigure.Cell]) -> [MeasuredPicture] {
      cells.map { MeasuredPicture($0.rendering, label: $0.label) }
    }
    switch content {
    case .picture: return [MeasuredPicture(rendering)]
    case .strip(let strip), .animation(_, let strip): return cells(strip.cells)
    case .varied(let view): return cells(view.cells)
    case .live(let graph):
      return graph.states.enumerated().map { index, state in
        MeasuredPicture(graph.drawing(of: state), label: state.words ?? "state \(index + 1)")
      }
    case .plane(let plane):
      return plane.segments.flatMap(\.samples).map {
        MeasuredPicture($0.rendering, label: "\(text($0.size.width)) × \(text($0.size.height))")
      }
    case .sweep(let sweep):
      let side = sweep.axis == .horizontal ? "wide" : "high"
      return sweep.segments.flatMap { segment in
        [
          MeasuredPicture(segment.first, label: "\(text(segment.start)) \(side)"),
          MeasuredPicture(segment.last, label: "\(text(segment.end)) \(side)"),
        ]
      }
    case .comparison(let comparison):
      return [
        MeasuredPicture(comparison.value.before, label: comparison.before),
        MeasuredPicture(comparison.value.after, label: comparison.after),
      ]
    }
  }
}
