import Markup
import VitrineLayout
import VitrineUI

/// What a view paints and nothing besides, as a file of its own.
public enum PaintedSVG {
  /// - Parameter id: what ids inside start with.
  /// - Parameter rendering: what is drawn.
  public static func picture(_ rendering: Rendering, id: String) -> Element {
    var writer = SVGWriter(prefix: id, scale: max(rendering.scale, 1), outliner: rendering.typesetter, scheme: nil)
    writer.write(rendering.marks)
    let bounds = Rect(origin: .zero, size: rendering.size)
    return writer.document(bounds, title: "", cssClass: "picture", standalone: true)
  }
}
