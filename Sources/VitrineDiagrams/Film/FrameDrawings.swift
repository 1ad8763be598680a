import Markup
import VitrineText
import VitrineUI

/// The drawings of a frame in addition to its picture.
struct FrameDrawings {
  struct Drawing {
    let name: String
    let element: Element
    /// The width in points.
    let width: Double
  }

  let notes: FrameNotes
  let typesetter: Typesetter

  /// - Parameters:
  ///   - id: an id that is unique on the page; the ids inside start with it.
  ///   - label: the label that distinguishes the frame from the others.
  func drawn(
    id: String, label: String, standalone: Bool = false, outlines: Bool = false, scheme: ColorScheme? = nil
  ) -> [Drawing] {
    let graph = notes.graph.flatMap {
      AttributeGraphDiagram(graph: $0, typesetter: typesetter)
        .drawn(id: id, label: label, standalone: standalone, outlines: outlines, scheme: scheme)
    }
    let identity = notes.identity.flatMap {
      IdentityDiagram(trees: $0, typesetter: typesetter)
        .drawn(id: id, label: label, standalone: standalone, outlines: outlines, scheme: scheme)
    }
    return [("Attribute graph", graph), ("Identity", identity)].compactMap { name, drawn in
      drawn.map { Drawing(name: name, element: $0.element, width: $0.width) }
    }
  }
}
