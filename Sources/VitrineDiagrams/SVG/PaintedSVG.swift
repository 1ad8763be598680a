import Markup
import VitrineLayout
import VitrineUI

/// The marks of a view without anything else, as a separate file.
public enum PaintedSVG {
  /// - Parameter id: the prefix of the ids inside.
  /// - Parameter rendering: the rendering to draw.
  public static func picture(_ rendering: Rendering, id: String) -> Element {
    var writer = SVGWriter(prefix: id, scale: max(rendering.scale, 1), outliner: rendering.typesetter, scheme: nil)
    writer.write(rendering.marks)
    let bounds = Rect(origin: .zero, size: rendering.size)
    return writer.document(bounds, title: "", cssClass: "picture", standalone: true)
  }
}
