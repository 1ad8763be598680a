import Markup
import VitrineText
import VitrineUI

/// What is drawn of a frame besides its picture.
struct FrameDrawings {
  struct Drawing {
    let name: String
    let element: Element
    /// In points.
    let width: Double
  }

  let notes: FrameNotes
  let typesetter: Typesetter

  /// - Parameters:
  ///   - id: unique on the page; the ids inside start with it.
  ///   - label: what tells the frame from others.
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
